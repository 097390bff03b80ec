/** The text of each article. For Node alone, as `list.ts` is. */
import type { ArticleText } from '../../../schemas/content.ts';
import { readLibrary } from '../../../scripts/articles/library.ts';

const library = readLibrary();

/** The text of an article by its id. In the site a page downloads its own and no other. */
export const loadText = async (id: number): Promise<ArticleText | undefined> =>
  library.find(({ article }) => article.id === id)?.text();
