import { readBody } from '../../scripts/articles/blocks';
import { outline } from '../../scripts/articles/outline';

/** Reads the text of one article; the articles it may link to are `other` alone. */
export function read(text: string) {
  const article = outline('a.md', text);
  const body = readBody(article, (slug) => (slug === 'other' ? '/blog/7' : undefined));
  return { ...article, ...body };
}
