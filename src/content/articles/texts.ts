/** The text of each article. For Node only, like `list.ts`. */
import type { ArticleText } from '../../../schemas/content.ts';
import { readLibrary } from '../../../scripts/articles/library.ts';

const library = readLibrary();

type Load = <Module>(load: () => Promise<Module>) => Promise<Module>;

/**
 * The text of an article by its id. In the site, a page downloads only its own text.
 * @param _load imports the text's file; the page decides about retries
 */
export const loadText = async (id: number, _load?: Load): Promise<ArticleText | undefined> =>
  library.find(({ article }) => article.id === id)?.text();
