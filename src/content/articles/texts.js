/** For Node only, like `list.js`. */
import { readLibrary } from '../../../scripts/articles/library.ts';

const library = readLibrary();

export const loadText = async (id) => library.find(({ article }) => article.id === id)?.text();
