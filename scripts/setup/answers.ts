/** The answers that `npm run setup` takes, and what is wrong with them. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { iconBody } from '../../packages/art/icons.ts';
import { companySchema } from '../../schemas/company.ts';
import { company } from '../../src/content/company.ts';
import { palette } from '../../src/theme/palette.ts';
import { mistakesIn } from '../articles/mistakes.ts';
import { logoShapes } from './logo.ts';

/** A path relative to the current folder. Without a logo the present one stays. */
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

const isIcon = (name: string) => {
  try {
    return iconBody(name, 'bold', '') !== '';
  } catch {
    return false;
  }
};
const social = companySchema.shape.social.check(({ value, issues }) => {
  for (const [index, { icon }] of value.entries())
    if (!isIcon(icon))
      issues.push({
        code: 'custom',
        input: icon,
        path: [index, 'icon'],
        message: 'There is no Phosphor icon of this name. Look for one at https://phosphoricons.com.',
      });
});

const answersSchema = z.strictObject({
  ...z.partial(companySchema).shape,
  social: z.optional(social),
  accent: z.optional(accent),
  logo: z.optional(logo),
});
export type Answers = z.infer<typeof answersSchema>;

/** The present company, as a file of answers. Without a logo the present one stays. */
export const exampleAnswers: Answers = { ...company, accent: palette.accent };

/** JSON, or YAML by the file's ending. */
function valueIn(file: string): unknown {
  if (!existsSync(file))
    throw new Error(`There is no file ${file}. npm run setup without a name writes answers.json.`);
  // Windows may begin the file with a byte order mark.
  const source = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return file.endsWith('.json') ? JSON.parse(source) : parse(source);
  } catch (error) {
    throw new Error(
      `Nothing was changed. ${file} cannot be read: ${(error as Error).message}. Names and texts need double quotes, entries a comma between.`,
      { cause: error },
    );
  }
}

/** @throws Error with every mistake in the file */
export function answersIn(file: string): Answers {
  const value = valueIn(file);
  const mistakes = mistakesIn(answersSchema, value, 'The file').map(({ text }) => `\n  - ${text}`);
  if (mistakes.length === 0) return answersSchema.parse(value);
  throw new Error(
    `Nothing was changed. In ${file}:${mistakes.join('')}\n` +
      `A file may have: ${Object.keys(answersSchema.shape).join(', ')}.`,
  );
}
