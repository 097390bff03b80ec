/**
 * The published articles as lists show them. This module reads the Markdown in Node; in the site, the plugin in
 * `scripts/articles/plugin.ts` replaces it with plain data.
 */
import type { Article } from '../../../schemas/content.ts';
import { readLibrary } from '../../../scripts/articles/library.ts';

export const articles: readonly Article[] = readLibrary().map(({ article }) => article);
