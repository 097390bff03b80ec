import { readBody } from '../../scripts/articles/blocks';
import { outline } from '../../scripts/articles/outline';

/** Reads one article. It may link to one other article, by the file name `other` or by its address. */
export function read(text: string) {
  const article = outline('a.md', text);
  const other = { path: '/blog/7', tree: article.tree, isShown: true };
  const body = readBody(article, (name) => (name === 'other' || name === other.path ? other : undefined));
  return { ...article, ...body };
}
