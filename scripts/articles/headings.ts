/** The levels and addresses of an article's headings. */
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

export interface Place {
  level: number;
  /** What a link to the heading ends in. */
  id: string;
}

const ownId = /\s*\{#([\w-]+)\}\s*$/;
/** The words of a heading, without an address that the author's program has put after them: `## Plan {#plan}`. */
export const headingWords = (node: Heading) => toString(node).replace(ownId, '').replace(/\s+/g, ' ').trim();

/** As GitHub and most blogs derive the address of a heading from its words. */
const slugOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * The place of each heading of level 2 to 4 outside of blocks. Levels have no gaps, so that ## and then #### become levels 2 and 3;
 * an article that begins with ### begins with level 2.
 */
export function placesOf({ children }: Root): Map<Heading, Place> {
  const places = new Map<Heading, Place>();
  const open: number[] = [];
  let part = 0;
  let section = 0;
  for (const node of children) {
    if (node.type !== 'heading' || node.depth === 1 || node.depth > 4) continue;
    while ((open.at(-1) ?? 0) >= node.depth) open.pop();
    const level = open.push(node.depth) + 1;
    if (level === 2) {
      part += 1;
      section = 0;
    } else section += 1;
    places.set(node, { level, id: level === 2 ? `part-${part}` : `part-${part}-${section}` });
  }
  return places;
}

/** The id of the heading that an author names after #, by the words of the heading or as the page has it. */
export function headingId(tree: Root, name: string): string | undefined {
  const wanted = decodeURIComponent(name).toLowerCase();
  for (const [node, { id }] of placesOf(tree))
    if ([id, ownId.exec(toString(node))?.[1], slugOf(headingWords(node))].includes(wanted)) return id;
  return undefined;
}
