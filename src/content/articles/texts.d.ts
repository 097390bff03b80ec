import type { ArticleText } from '../../../schemas/content.ts';

type Load = <Module>(load: () => Promise<Module>) => Promise<Module>;

/**
 * The text of an article by its id. In the site, a page downloads only its own text.
 * @param load imports the text's file; the page decides about retries
 */
export function loadText(id: number, load?: Load): Promise<ArticleText | undefined>;
