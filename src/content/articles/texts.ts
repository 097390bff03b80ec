/** The text of each article. For Node only, like `list.ts`. */
import type { ArticleText } from '../../../schemas/content.ts';
import { readLibrary } from '../../../scripts/articles/library.ts';

const library = readLibrary();

/** The text of an article by its id. In the site, a page downloads only its own text. */
export const loadText = async (id: number): Promise<ArticleText | undefined> =>
  library.find(({ article }) => article.id === id)?.text();
