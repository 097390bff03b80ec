/** For Node only, like `list.js`. */
import { publishedLibrary } from '../../../scripts/articles/library.ts';

export const loadText = async (id) =>
  publishedLibrary()
    .find(({ article }) => article.id === id)
    ?.text();
