/** What the company's own file, `src/config/company.json`, must look like. */
import * as z from 'zod/mini';
import { httpsUrl, trimmed } from './content/parts.ts';
import { isHostAlone } from './webAddress.ts';

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), trimmed);
const lineOrNone = (most: number) => z.string().check(z.maxLength(most), trimmed);

export const officeSchema = z.strictObject({
  name: line(40),
  street: line(80),
  city: line(40),
  /** Empty where addresses have none; so is the postal code. */
  region: lineOrNone(40),
  postalCode: lineOrNone(12),
  country: line(40),
  countryCode: z
    .string()
    .check(z.regex(/^[A-Z]{2}$/, 'Write the two capital letters of the country, such as GB.')),
});
export type Office = z.infer<typeof officeSchema>;

const httpsPage = httpsUrl('Write a whole address, such as https://www.example.com/us.');
/** A text that is empty where the company has no such thing. */
const orNone = (pattern: z.ZodMiniType<string>, error: string) =>
  z.string().check(z.refine((value) => value === '' || pattern.safeParse(value).success, error));

export const companySchema = z.strictObject({
  /** The header of a phone has room for about 18 letters, so a longer name should have narrow ones. */
  name: line(24),
  legalName: line(80),
  blogName: line(30),
  tagline: line(60),
  /** The public address of the site, without a trailing slash. `VITE_SITE_URL` overrides it for one build. */
  siteUrl: httpsUrl('Write a whole address, such as https://www.example.com.').check(
    z.refine((value) => !value.endsWith('/'), 'Leave out the slash at the end.'),
    z.refine(
      isHostAlone,
      'Write a host alone, such as https://www.example.com: the site cannot be in a folder.',
    ),
  ),
  /** Kinds of pages that a company may not have: what is false is in no menu, list, sitemap or address. */
  pages: z.strictObject({ internships: z.boolean(), campus: z.boolean() }),
  email: z.email({ error: 'Write an email address, such as hello@example.com.' }),
  phone: z
    .string()
    .check(
      z.regex(
        /^\+[1-9]\d*( \d+)+$/,
        'Write + and the country code, then digits in groups with spaces between them, such as +44 1904 000000. Leave out hyphens, brackets and extensions.',
      ),
    ),
  /** Digits only, with the country code, as wa.me requires. Empty: the site does not name WhatsApp. */
  whatsapp: orNone(
    z.string().check(z.regex(/^[1-9]\d{6,14}$/)),
    'Write digits only, with the country code, such as 441904000000, or "" for none.',
  ),
  /** The video that the About page's button opens in a new tab. Empty: About has a picture, and no film. */
  videoUrl: orNone(httpsPage, 'Write a whole address, such as https://www.example.com/us, or "" for none.'),
  /** The partner's learning platform that some articles link to; null for none. */
  partnerPlatform: z.nullable(z.strictObject({ name: line(30), url: httpsPage })),
  /** The contact for complaints about personal data, required by Indian law. */
  grievanceOfficer: line(60),
  /** The networks, each with the name of its icon. */
  social: z.array(z.strictObject({ name: line(20), icon: line(30), url: httpsPage })).check(z.maxLength(8)),
  /** The first is the main office. */
  offices: z.tuple([officeSchema], officeSchema).check(z.maxLength(6)),
  /** The first year in the copyright line. */
  copyrightYear: z.int().check(z.minimum(1900), z.maximum(2100)),
  /** The sign before an amount. */
  currency: line(4),
  /** The currency in words, such as US dollars. */
  currencyName: line(20),
  /** Amounts in lakh (1,00,000), as in India, instead of thousands. */
  countsInLakh: z.boolean(),
  /** The tax that fees include, and that is added to other prices, such as 20% VAT; an empty text for none. */
  tax: z.string().check(z.maxLength(20)),
  /** The time in which hours are given, such as Central time. */
  timeZone: line(30),
});
export type Company = z.infer<typeof companySchema>;
