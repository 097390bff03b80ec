/** What the company's own file, `src/content/company.ts`, must look like. */
import * as z from 'zod/mini';

const line = (most: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((value) => value === value.trim(), 'Text should not start or end with white space.'),
  );
const webAddress = z
  .url({ protocol: /^https$/, error: 'Write a whole address, such as https://www.example.com.' })
  .check(z.refine((value) => !value.endsWith('/'), 'Leave out the slash at the end.'));

export const officeSchema = z.object({
  name: line(40),
  street: line(80),
  city: line(40),
  region: line(40),
  postalCode: line(12),
  country: line(40),
  countryCode: z
    .string()
    .check(z.regex(/^[A-Z]{2}$/, 'Write the two capital letters of the country, such as GB.')),
});
export type Office = z.infer<typeof officeSchema>;

export const companySchema = z.object({
  /** The header of a phone has room for about 18 letters. */
  name: line(24),
  legalName: line(80),
  blogName: line(30),
  tagline: line(60),
  siteUrl: webAddress,
  email: z.email({ error: 'Write an email address, such as hello@example.com.' }),
  phone: z
    .string()
    .check(
      z.regex(
        /^\+[1-9]\d*( \d+)+$/,
        'Write it with + and the country code, in groups, such as +44 1904 000000.',
      ),
    ),
  whatsapp: z
    .string()
    .check(z.regex(/^[1-9]\d{6,14}$/, 'Write digits only, with the country code, such as 441904000000.')),
  grievanceOfficer: line(60),
  offices: z.array(officeSchema).check(z.minLength(1), z.maxLength(6)),
});
