/**
 * In Node this module reads the Markdown; in the site, `scripts/articles/plugin.ts` replaces it with plain data. It is
 * JavaScript, so that the types of the site's program do not include Node's.
 */
import { publishedLibrary } from '../../../scripts/articles/library.ts';

export const articles = publishedLibrary().map(({ article }) => article);
