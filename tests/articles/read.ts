import { readBody } from '../../scripts/articles/blocks';
import { outline } from '../../scripts/articles/outline';

/** Reads the text of one article; the articles it may link to are `other` alone. */
export function read(text: string) {
  const article = outline('a.md', text);
  const other = { path: '/blog/7', tree: article.tree };
  const body = readBody(article, (name) => (name === 'other' || name === other.path ? other : undefined));
  return { ...article, ...body };
}
