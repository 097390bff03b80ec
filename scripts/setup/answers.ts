/** What `npm run setup` asks for, and what is wrong with an answer. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { companySchema } from '../../schemas/company.ts';
import { ConfigError, parseConfig } from '../../schemas/config.ts';
import type { Variables } from '../../schemas/salesforce/settings.ts';
import { company } from '../../src/content/company.ts';
import { palette } from '../../src/theme/palette.ts';
import { fieldName, mistakesIn } from '../articles/mistakes.ts';
import { LogoError, logoShapes } from './logo.ts';

/** The logo's path is relative to the current folder. Without one the present logo stays. */
const logo = z.string().check(({ value, issues }) => {
  const fail = (message: string) => issues.push({ code: 'custom', input: value, message });
  if (!existsSync(value)) {
    fail('There is no such file. Write the path of an SVG file.');
    return;
  }
  try {
    logoShapes(readFileSync(value, 'utf8'));
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    fail(`The logo cannot be used: ${error.message}`);
  }
});
const accent = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'Write a colour as # and six digits, such as #7DB8F0.'));

export const answersSchema = z.strictObject({
  ...z.partial(companySchema).shape,
  accent: z.optional(accent),
  logo: z.optional(logo),
  /** Settings of `.env` by their names; an empty one removes it. */
  env: z.optional(z.record(z.string(), z.string())),
});
export type Answers = z.infer<typeof answersSchema>;

/** What `npm run setup -- --example` prints: the present company, as a file of answers. */
export const exampleAnswers = (): Answers => ({
  ...company,
  accent: palette.accent,
  logo: 'logo.svg',
  env: Object.fromEntries(crmQuestions.map(([name]) => [name, ''])),
});

/** One question for each text about the company. */
export const companyQuestions = [
  ['name', 'Name of the company'],
  ['legalName', 'Its legal name'],
  ['tagline', 'A line that says what it does'],
  ['siteUrl', 'Public address of the site'],
  ['email', 'Email address for visitors'],
  ['phone', 'Phone, with + and the country code'],
  ['whatsapp', 'WhatsApp, digits only, with the country code'],
] as const;

export const officeQuestions = [
  ['name', 'name on the contact page, such as Main office'],
  ['street', 'street'],
  ['city', 'city'],
  ['region', 'region or state'],
  ['postalCode', 'postal code'],
  ['country', 'country'],
  ['countryCode', 'country code, two capital letters'],
] as const;

/** The settings that every organisation needs. Without the first, leads go to the sandbox and the others are not asked. */
export const crmQuestions = [
  ['VITE_CRM_ENDPOINT', 'Address that takes leads; empty for the sandbox on this machine'],
  ['VITE_CRM_OID', 'Organisation id (00D…)'],
  ['VITE_CRM_RECORD_TYPE', 'Record type of leads (012…)'],
  ['VITE_CRM_FIELD_DESIGNATION', 'Id of the field for the designation (00N…)'],
  ['VITE_CRM_FIELD_COLLEGE_NAME', 'Id of the field for the college (00N…)'],
  ['VITE_CRM_FIELD_MESSAGE', 'Id of the field for the message (00N…)'],
  ['VITE_CRM_FIELD_LOCATION', 'Id of the field for the location (00N…)'],
  ['VITE_CRM_FIELD_SERVICES', 'Id of the field for the services (00N…)'],
] as const;

/** The mistakes in a value, one a line: `offices[0].city must not be empty`. */
export const complaints = (schema: z.ZodMiniType, value: unknown, at = ''): string[] =>
  mistakesIn(schema, value).map(({ path, complaint }) => `${fieldName(path, at) || 'The file'} ${complaint}`);

/** Named after a mistake in a file, because nothing else lists its fields. */
export const knownFields = `A file may have: ${Object.keys(answersSchema.shape).join(', ')}. npm run setup -- --example prints one.`;

/** The mistakes in the settings for a site at this address, each with the name of its variable. */
export function settingComplaints(env: Variables, siteUrl: string): string[] {
  try {
    parseConfig({ ...env, ALLOW_SANDBOX: '1' }, siteUrl);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.replace(/^ *- /, ''));
  }
}
