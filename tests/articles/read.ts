import { readBody, referencesOf } from '../../scripts/articles/blocks';
import { outline } from '../../scripts/articles/outline';

/** Reads the text of one article; the articles it may link to are `other` alone. */
export function read(text: string) {
  const { tree, source, mistakes, report, data } = outline('a.md', text);
  const addressOf = (slug: string) => (slug === 'other' ? '/blog/7' : undefined);
  const references = referencesOf(tree, report);
  return { ...readBody(tree, { source, report, addressOf, references }), data, mistakes };
}
