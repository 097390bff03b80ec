/**
 * The data of the published articles for lists. In Node this module reads the Markdown; in the site,
 * `scripts/articles/plugin.ts` replaces it with plain data.
 */
import type { Article } from '../../../schemas/content.ts';
import { readLibrary } from '../../../scripts/articles/library.ts';

export const articles: readonly Article[] = readLibrary().map(({ article }) => article);
