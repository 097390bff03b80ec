/** The levels and addresses of an article's headings. */
import type { Heading, Root } from 'mdast';
import { wordsIn } from './words.ts';

export interface Place {
  level: number;
  /** The end of a link to the heading. */
  id: string;
}

const ownId = /\s*\{#([\w-]+)\}\s*$/;
/** The words of a heading, without an address that some program added to them: `## Plan {#plan}`. */
export const headingWords = (node: Heading) => wordsIn(node).replace(ownId, '').replace(/\s+/g, ' ').trim();

/** The address of a heading as GitHub and most blogs make it from the words, with one hyphen where they write several. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The place of each heading of level 2 to 4 outside blocks. Levels have no gaps: ## followed by #### becomes levels 2
 * and 3, and an article that starts with ### starts with level 2.
 */
export function placesOf({ children }: Root): Map<Heading, Place> {
  const places = new Map<Heading, Place>();
  const open: number[] = [];
  let part = 0;
  let section = 0;
  for (const node of children) {
    if (node.type !== 'heading' || node.depth === 1 || node.depth > 4) continue;
    while ((open.at(-1) ?? 0) >= node.depth) open.pop();
    open.push(node.depth);
    // Level 1 is the title of the article.
    const level = open.length + 1;
    if (level === 2) {
      part += 1;
      section = 0;
    } else section += 1;
    places.set(node, { level, id: level === 2 ? `part-${part}` : `part-${part}-${section}` });
  }
  return places;
}

/** The text of an address; one with a % that encodes nothing is as it is. */
export const decoded = (address: string) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The id of the heading that an author means by a name after #: the heading's words, or its id. */
export function headingId(tree: Root, name: string): string | undefined {
  const wanted = decoded(name).toLowerCase();
  for (const [node, { id }] of placesOf(tree))
    if (
      [id, ownId.exec(wordsIn(node))?.[1]?.toLowerCase()].includes(wanted) ||
      slugOf(headingWords(node)) === slugOf(wanted)
    )
      return id;
  return undefined;
}
