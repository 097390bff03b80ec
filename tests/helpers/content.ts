import type * as z from 'zod/mini';
import { fieldName, mistakesIn } from '../../scripts/articles/mistakes';

/**
 * The mistakes in a piece of content, one a line and one a field:
 * `src/content/courses/devops.ts: detail.features.points[2] must not be empty`.
 * @param file the file that the author has to mend, with the entry where it holds several
 * @param at the name of the value in its file, when the value is not an entry with fields of its own
 */
export const contentMistakes = (file: string, schema: z.ZodMiniType, value: unknown, at = ''): string[] =>
  mistakesIn(schema, value).map(
    ({ path, complaint }) => `${file}: ${fieldName(path, at) || 'the entry'} ${complaint}`,
  );
