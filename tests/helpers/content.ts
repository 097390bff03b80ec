import type * as z from 'zod/mini';
import { mistakesIn } from '../../scripts/articles/mistakes';
import { paths } from '../../src/config/paths';
import { acceptableUse } from '../../src/content/legal/acceptableUse';
import { cookies } from '../../src/content/legal/cookies';
import { privacy } from '../../src/content/legal/privacy';
import { terms } from '../../src/content/legal/terms';

/** The legal pages, by address. */
export const legalPages = [
  [paths.privacy, privacy],
  [paths.terms, terms],
  [paths.cookies, cookies],
  [paths.acceptableUse, acceptableUse],
] as const;

/**
 * The mistakes in a piece of content, one a line and one a field:
 * `src/content/courses/devops.ts: detail.features.points[2] must not be empty`.
 * @param file the file that the author has to fix, with the entry where it holds several
 * @param at the name of the value in its file, when the value is not an entry with fields of its own
 */
export const contentMistakes = (file: string, schema: z.ZodMiniType, value: unknown, at = ''): string[] =>
  mistakesIn(schema, value, 'the entry', at ? [at] : []).map(({ text }) => `${file}: ${text}`);
