/** What `npm run setup` asks for, and what is wrong with an answer. */
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { companySchema, officeSchema, type Office } from '../../schemas/company.ts';
import { company } from '../../src/content/company.ts';
import { palette } from '../../src/theme/palette.ts';
import { mistakesIn } from '../articles/mistakes.ts';
import { logoShapes } from './logo.ts';

/** The logo's path is relative to the current folder. Without one the present logo stays. */
const logo = z.string().check(({ value, issues }) => {
  try {
    logoShapes(readFileSync(value, 'utf8'));
  } catch (error) {
    const message = existsSync(value)
      ? `The logo cannot be used: ${(error as Error).message}`
      : 'There is no such file. Write the path of an SVG file.';
    issues.push({ code: 'custom', input: value, message });
  }
});
const accent = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'Write a colour as # and six digits, such as #7DB8F0.'));

const answersSchema = z.strictObject({
  ...z.partial(companySchema).shape,
  accent: z.optional(accent),
  logo: z.optional(logo),
});
export type Answers = z.infer<typeof answersSchema>;

/** What `npm run setup -- --example` prints: the present company, as a file of answers. */
export const exampleAnswers: Answers = { ...company, accent: palette.accent, logo: 'logo.svg' };

/** @throws Error with every mistake in the file */
export function answersIn(file: string): Answers {
  const value: unknown = parse(readFileSync(file, 'utf8'));
  const mistakes = mistakesIn(answersSchema, value, 'The file').map(({ text }) => `\n  - ${text}`);
  if (mistakes.length === 0) return answersSchema.parse(value);
  throw new Error(
    `Nothing was changed. In ${file}:${mistakes.join('')}\n` +
      `A file may have: ${Object.keys(answersSchema.shape).join(', ')}. npm run setup -- --example prints one.`,
  );
}

const companyQuestions = [
  ['name', 'Name of the company'],
  ['legalName', 'Its legal name'],
  ['tagline', 'A line that says what it does'],
  ['siteUrl', 'Public address of the site'],
  ['email', 'Email address for visitors'],
  ['phone', 'Phone, with + and the country code'],
  ['whatsapp', 'WhatsApp, digits only, with the country code'],
] as const;

const officeQuestions = [
  ['name', 'name on the contact page, such as Main office'],
  ['street', 'street'],
  ['city', 'city'],
  ['region', 'region or state'],
  ['postalCode', 'postal code'],
  ['country', 'country'],
  ['countryCode', 'country code, two capital letters'],
] as const;

/**
 * Asks on the terminal. Enter keeps the present value, and a wrong answer is asked for again. Lines are read one by one, so
 * that answers can also come from a pipe.
 */
export async function askAll(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string, schema: z.ZodMiniType, present: string): Promise<string> => {
    process.stdout.write(`${question}${present && ` [${present}]`}: `);
    const { value, done } = await lines.next();
    if (done) throw new Error('\nThe answers ended before the last question, so nothing was changed.');
    const answer = value.trim() || present;
    const [mistake] = mistakesIn(schema, answer, 'This');
    if (!mistake) return answer;
    console.log(`  ${mistake.text.replace(/^This is wrong: /, '')}`);
    return ask(question, schema, present);
  };
  console.log('Enter keeps the value in brackets. Nothing is written before the end.\n');
  const answers: Answers = {};
  for (const [name, what] of companyQuestions)
    answers[name] = await ask(what, companySchema.shape[name], company[name]);
  const counts = z.string().check(z.regex(/^[1-6]$/, 'Write a number from 1 to 6.'));
  const count = Number(await ask('How many offices', counts, String(company.offices.length)));
  const offices: Office[] = [];
  while (offices.length < count) {
    const present = company.offices[offices.length];
    const office: Partial<Office> = {};
    for (const [name, what] of officeQuestions) {
      const question = `Office ${offices.length + 1}, ${what}`;
      office[name] = await ask(question, officeSchema.shape[name], present?.[name] ?? '');
    }
    offices.push(office as Office);
  }
  answers.offices = offices as [Office, ...Office[]];
  answers.accent = await ask('Accent colour', accent, palette.accent);
  const ownLogo = z.union([z.literal(''), logo]);
  answers.logo = await ask('Path of an SVG file with the logo; empty keeps the present one', ownLogo, '');
  terminal.close();
  return answers;
}
