/**
 * `npm run setup` asks for the company's name, contacts, offices, accent, logo and Salesforce ids; `npm run setup --
 * answers.json` reads them from a file, and `-- --example` prints such a file. `--no-art` leaves the pictures as they are.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { companySchema, officeSchema, type Office } from '../../schemas/company.ts';
import type { Variables } from '../../schemas/salesforce/settings.ts';
import { company } from '../../src/content/company.ts';
import { palette } from '../../src/theme/palette.ts';
import { accentAdvice } from './accent.ts';
import {
  answersSchema,
  companyQuestions,
  complaints,
  crmQuestions,
  exampleAnswers,
  knownFields,
  officeQuestions,
  settingComplaints,
  type Answers,
} from './answers.ts';
import { NoMoreAnswers, startAsking, type Ask } from './ask.ts';
import { writeAnswers } from './write.ts';

const root = join(import.meta.dirname, '../..');

/** The file cannot be used; the message says why. */
class AnswersError extends Error {
  override name = 'AnswersError';
}

/** `.env` alone: a variable of the process is not written to the file. */
const presentSettings = (): Variables =>
  existsSync(join(root, '.env')) ? parseEnv(readFileSync(join(root, '.env'), 'utf8')) : {};

/** What is wrong with the answer to a question: the end of the sentence that names the field. */
const wrongFor = (schema: z.ZodMiniType) => (answer: string) =>
  complaints(schema, answer, 'This')[0]?.replace(/^This is wrong: /, '');

async function askOffices(ask: Ask): Promise<[Office, ...Office[]]> {
  const most = z.string().check(z.regex(/^[1-6]$/, 'Write a number from 1 to 6.'));
  const count = Number(await ask('How many offices', String(company.offices.length), wrongFor(most)));
  const askOffice = async (index: number): Promise<Office> => {
    const office: Record<string, string> = {};
    for (const [name, what] of officeQuestions) {
      const present = company.offices[index]?.[name] ?? '';
      office[name] = await ask(`Office ${index + 1}, ${what}`, present, wrongFor(officeSchema.shape[name]));
    }
    return office as Office;
  };
  const offices: [Office, ...Office[]] = [await askOffice(0)];
  for (let index = 1; index < count; index += 1) offices.push(await askOffice(index));
  return offices;
}

async function askSettings(ask: Ask, siteUrl: string): Promise<Record<string, string>> {
  const present = presentSettings();
  const env: Record<string, string> = {};
  for (const [variable, what] of crmQuestions) {
    if (variable !== 'VITE_CRM_ENDPOINT' && !env['VITE_CRM_ENDPOINT']) continue;
    const wrong = (answer: string) =>
      settingComplaints({ ...present, ...env, [variable]: answer }, siteUrl).find((line) =>
        line.startsWith(`${variable} `),
      );
    env[variable] = await ask(what, present[variable] ?? '', wrong);
  }
  return env;
}

async function askAll(): Promise<Answers> {
  const { ask, stop } = startAsking();
  console.log(
    'Enter keeps the value in brackets, a minus sign clears it. Nothing is written before the end.\n',
  );
  try {
    const answers: Answers = {};
    for (const [name, what] of companyQuestions)
      answers[name] = await ask(what, company[name], wrongFor(companySchema.shape[name]));
    answers.offices = await askOffices(ask);
    const { accent, logo } = answersSchema.shape;
    answers.accent = await ask('Accent colour', palette.accent, wrongFor(accent));
    const noLogo = (answer: string) => (answer ? wrongFor(logo)(answer) : undefined);
    answers.logo = await ask('Path of an SVG file with the logo; empty keeps the present one', '', noLogo);
    answers.env = await askSettings(ask, answers.siteUrl ?? company.siteUrl);
    return answers;
  } finally {
    stop();
  }
}

function answersIn(file: string): Answers {
  if (!existsSync(file)) throw new AnswersError(`There is no file ${file}.`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new AnswersError(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const { data: answers } = answersSchema.safeParse(value);
  const env = { ...presentSettings(), ...answers?.env };
  const mistakes = answers
    ? settingComplaints(env, answers.siteUrl ?? company.siteUrl)
    : complaints(answersSchema, value);
  if (!answers || mistakes.length > 0)
    throw new AnswersError(
      `Nothing was changed. In ${file}:\n${mistakes.map((line) => `  - ${line}`).join('\n')}\n${knownFields}`,
    );
  return answers;
}

const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));

try {
  if (words.includes('--example')) {
    console.log(JSON.stringify(exampleAnswers(), null, 2));
    process.exit();
  }
  const answers = file ? answersIn(file) : await askAll();
  const changed = await writeAnswers(root, answers);
  const advice = answers.accent && accentAdvice(answers.accent);
  if (advice) console.log(`\n${advice}`);
  if (changed.length === 0) console.log('\nNothing changed.');
  else console.log(`\nWrote ${changed.join(', ')}.`);
  if (changed.some((name) => name !== '.env') && !words.includes('--no-art')) {
    console.log('Drawing the pictures that show it (npm run art). A new accent takes some minutes …');
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'art/main.ts'], {
      stdio: 'inherit',
      cwd: root,
    });
    process.exitCode = status ?? 1;
  }
  console.log('Next: npm start. docs/howto/rename-the-company.md lists what is still to change by hand.');
} catch (error) {
  if (!(error instanceof AnswersError || error instanceof NoMoreAnswers)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
