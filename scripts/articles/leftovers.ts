/** Finds Markdown with a slip, which readers would see as it was typed. */
import type { Nodes } from 'mdast';
import { entryOf } from './entryOf.ts';
import { shortened } from './foreign.ts';
import { nodesIn } from './nodes.ts';
import { lineOf, QUOTES, type Outline } from './outline.ts';

/** In place of each character that Markdown has understood, such as those of a link. */
const UNDERSTOOD = '\uFFFC';
const understood = (text: string) => text.replace(/[^\n]/g, UNDERSTOOD);
const blank = (text: string) => text.replace(/[^\n]/g, ' ');
/** A sign after a backslash is meant as it is. */
const escaped = /\\[!-/:-@[-`{-~]/g;

/**
 * The text of a node as it was typed, without what Markdown has understood. Its length and lines stay the same.
 * @param hide hides the node's own signs, such as those around a link
 */
function leftIn(node: Nodes, source: string, hide = understood): string {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const typed = source.slice(start, end);
  if (node.type === 'text') return typed.replace(escaped, understood);
  // A bare address may hold any sign.
  if (node.type === 'link' && !typed.startsWith('[')) return typed.replace(/[*_`~]/g, understood);
  let text = '';
  for (const child of 'children' in node ? node.children : []) {
    // Such as an address that was found within words.
    if (!child.position) continue;
    text += hide(source.slice(start + text.length, child.position.start.offset));
    text += leftIn(child, source);
  }
  return text + hide(source.slice(start + text.length, end));
}

const forms: Readonly<Record<string, string>> = {
  link: '::link[words]{href="https://…"}',
  contact: '::contact[words]',
  reference: '::reference[Title]{#key author="…" year="…" href="…"}',
};
function insteadOfBlock(found: string): string {
  if (/\{.*=[“”]/.test(found)) return QUOTES;
  const name = /[a-z][\w-]*/i.exec(found)?.[0].toLowerCase() ?? '';
  return `Write it alone on its line, as ${entryOf(forms, name) ?? `:::${name}, with nothing after it`}.`;
}

const BOLD =
  'Put ** directly before the first word and directly after the last: **Note:** text. Code goes between backticks; write \\*\\* for the signs themselves.';
const ITALICS =
  'Put * directly before the first word and directly after the last: *Note:* text. Write \\* for the sign itself.';
const NO_SPACES = 'Write a space in an address as %20.';

interface Leftover {
  name: string;
  /** Reaches to the end of the line, so that a line is reported once. */
  pattern: RegExp;
  advice: string | ((found: string) => string);
}
const leftovers: readonly Leftover[] = [
  {
    name: 'picture',
    pattern: /!\[[^\]]*\][([].*/g,
    advice: `Write ![what it shows](file.jpg). ${NO_SPACES}`,
  },
  { name: 'link', pattern: /(?<!!)\[[^\]]+\]\(.*/g, advice: `Write [words](https://…). ${NO_SPACES}` },
  {
    name: 'link with a space before its address',
    pattern: /\[[^\]]+\] \((?:https?:|www\.).*/g,
    advice: 'Remove the space before the address: [words](https://…).',
  },
  {
    // A place in a table of a program, such as rows[0][1], is no link.
    name: 'link by a name',
    pattern: /(?<![!\p{L}\p{N}_\])])\[(?!\^)[^\]]+\]\[(?!\^)[^\]]+\].*/gu,
    advice: 'No line of the article says where it leads to. Write [words](https://…).',
  },
  {
    name: 'address of a link',
    pattern: /^[>\s]*\[[^\]\n]+\]: *<?(?:https?:|www\.|mailto:|[/#]).*/gm,
    advice: `Put an empty line above it. ${NO_SPACES}`,
  },
  {
    // 2**10 and a ** b are formulas.
    name: 'bold',
    pattern: /(?:(?<![\p{L}\p{N}_*\uFFFC])\*{2,3}(?=[^\s*])|(?<=[^\s*])\*\*(?=[\s.,;:!?)]|$)).*/gmu,
    advice: BOLD,
  },
  { name: 'bold by underscores', pattern: /(?<![\p{L}\p{N}_])__(?=[^\s_]).*/gu, advice: BOLD },
  {
    name: 'italics',
    pattern: /(?<![\p{L}\p{N}_*])\*(?=[^\s*])[^*\n]*\s\*(?=[\p{L}\p{N}]).*/gu,
    advice: ITALICS,
  },
  {
    name: 'heading',
    pattern: /^[>\s]*(?:#{2,}|#(?=[^\S\n])).*/gm,
    advice: 'Type an ordinary space after two to four #: ## Heading.',
  },
  {
    name: 'block',
    pattern: /(?:^[>\s]*:{2,}(?=[a-z])|(?<![\w:]):{1,3}(?=(?:contact|link|reference)[[{\uFFFC])).*/gim,
    advice: insteadOfBlock,
  },
  {
    name: 'end of a block',
    pattern: /^[>\s]*:{3,}\s*$/gm,
    advice: 'No block begins above it. Correct the first line of the block, or remove this one.',
  },
  { name: 'code', pattern: /`.*/g, advice: 'Put a ` on each side of the code.' },
  {
    name: 'crossed-out words',
    pattern: /~~.*/g,
    advice: 'Crossed-out words are not shown. Remove ~~ and what is between.',
  },
  {
    name: 'table',
    pattern: /(?:^[>\s]*\|.*\|[^\S\n]*(?:\n|$))+/gm,
    advice: 'A table needs a line |---|---| below its first line, with as many cells as that line.',
  },
];

/** A list as Word writes it into plain text. It may begin below other words of its paragraph. */
const list: Leftover = {
  name: 'list',
  pattern: /(?:^[>\s]*(?:[•▪◦‣]|·(?=[\t\u00a0]|  )|[-*+]\u00a0|\d+[.)]\u00a0).*(?:\n|$))+/gm,
  advice: 'Begin an entry with - or 1. and an ordinary space, with an empty line above the list.',
};

/** The last paragraphs of quotations, where a dash names the speaker. */
const speakersIn = (nodes: readonly Nodes[]) =>
  nodes.flatMap((node) => (node.type === 'blockquote' ? node.children.slice(1).slice(-1) : []));

const holdsWords = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'leafDirective']);

/** Reports each with its line. */
export function reportLeftovers({ source, tree, report }: Pick<Outline, 'source' | 'tree' | 'report'>): void {
  const nodes = [...nodesIn(tree)];
  const speakers = new Set<Nodes>(speakersIn(nodes));
  for (const node of nodes) {
    if (!holdsWords.has(node.type)) continue;
    // The signs of a heading or a cell stand around the text, not in it.
    const text = leftIn(node, source, blank);
    const start = node.position?.start.offset ?? 0;
    // A cell of a table may hold a bullet alone.
    const mayBeList = node.type === 'paragraph' && !speakers.has(node);
    for (const { pattern, advice } of mayBeList ? [...leftovers, list] : leftovers)
      for (const { 0: match, index } of text.matchAll(pattern)) {
        const typed = source.slice(start + index, start + index + match.trimEnd().length);
        const line = lineOf(node) + text.slice(0, index).split('\n').length - 1;
        const instead = typeof advice === 'string' ? advice : advice(typed);
        report(line, `'${shortened(typed)}' would be shown as it is. ${instead}`);
      }
  }
}
