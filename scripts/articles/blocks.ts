import type { Blockquote, List, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { blockSchema, type Block } from '../../schemas/content.ts';
import { addOutput, readCode, readFigure, type CodeRead, type Sample } from './fences.ts';
import { richText } from './inline.ts';
import { fieldName, mistakesIn } from './mistakes.ts';
import { lineOf, type Context } from './outline.ts';
import { containers } from './sections.ts';

const plain = (node: RootContent) => toString(node).replace(/\s*\n\s*/g, ' ');

/** A quotation. A last paragraph that begins with a dash names the speaker. */
function quote({ children }: Blockquote): Block {
  const texts = children.map(plain);
  const by = texts.length > 1 && texts.at(-1)?.startsWith('— ') ? texts.pop()?.slice(2) : undefined;
  return { kind: 'quote', text: texts.join(' '), ...(by !== undefined && { by }) };
}

function list({ children, ordered }: List, context: Context): Block {
  const items = children.map((item) => {
    const [paragraph, ...rest] = item.children;
    if (paragraph?.type === 'paragraph' && rest.length === 0) return richText(paragraph.children, context);
    context.report(lineOf(item), 'An entry of a list should be one paragraph.');
    return '';
  });
  return { kind: 'list', ...(ordered && { ordered }), items };
}

/** A directive on its own line: `::name[words]{options}`. */
function leaf(node: LeafDirective, { report, references }: Context): Block | undefined {
  const { author = '', year, href = '', id = '' } = node.attributes ?? {};
  switch (node.name) {
    case 'contact':
      return { kind: 'contact', text: plain(node) };
    case 'link':
      return { kind: 'link', label: plain(node), href: href ?? '' };
    case 'reference': {
      const source = { author: author ?? '', title: plain(node), year: Number(year), href: href ?? '' };
      return { kind: 'reference', number: references.get(id ?? '') ?? 0, ...source };
    }
    default:
      report(lineOf(node), `'::${node.name}' is unknown. Use ::contact, ::link or ::reference.`);
      return undefined;
  }
}

const insteadOf: Partial<Record<RootContent['type'], string>> = {
  table: 'A table needs a caption: put :::table[Caption] above it and ::: below it.',
  footnoteDefinition: 'Sources are written ::reference[Title]{#key author="…" year="…" href="…"}.',
};

function blockOf(node: RootContent, context: Context): Block | undefined {
  const line = lineOf(node);
  if (node.type === 'paragraph') return { kind: 'paragraph', text: richText(node.children, context) };
  if (node.type === 'list') return list(node, context);
  if (node.type === 'blockquote') return quote(node);
  if (node.type === 'leafDirective') return leaf(node, context);
  if (node.type === 'heading') {
    if (node.depth !== 2) context.report(line, 'Headings should begin with ##.');
    return { kind: 'heading', text: plain(node) };
  }
  if (node.type === 'containerDirective') {
    const read = containers[node.name];
    const known = Object.keys(containers).join(', ');
    if (!read) context.report(line, `':::${node.name}' is unknown. Use one of: ${known}.`);
    return read?.(node.children, line, context);
  }
  const advice = insteadOf[node.type];
  context.report(
    line,
    advice ?? `An article cannot hold ${node.type}. docs/howto/write-an-article.md shows what it can.`,
  );
  return undefined;
}

/** Numbers an article's references in the order of the text. */
export function referencesOf({ children }: Root, report: Context['report']): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const node of children) {
    if (node.type !== 'leafDirective' || node.name !== 'reference') continue;
    const key = node.attributes?.['id'];
    if (!key) report(lineOf(node), 'A reference needs a key: ::reference[Title]{#key author="…" …}.');
    else if (numbers.has(key)) report(lineOf(node), `Two references have the key #${key}.`);
    else numbers.set(key, numbers.size + 1);
  }
  return numbers;
}

export interface BodyRead {
  body: Block[];
  /** The code to run, in order. */
  samples: Sample[];
}

/** The blocks of an article. Reports each mistake with its line. */
export function readBody({ children }: Root, context: Context): BodyRead {
  const body: Block[] = [];
  const samples: Sample[] = [];
  let before: CodeRead | undefined;
  const add = (block: Block | undefined, line: number) => {
    if (!block) return;
    for (const { path, complaint } of mistakesIn(blockSchema, block))
      context.report(line, `${block.kind}: ${fieldName(path) || 'it'} ${complaint}`);
    body.push(block);
  };
  for (const node of children) {
    if (node.type === 'yaml') continue;
    if (node.type === 'code' && node.lang === 'output') {
      addOutput(node, before, context);
    } else if (node.type === 'code' && node.lang !== 'figure') {
      before = readCode(node, context);
      add(before.block, lineOf(node));
      if (before.sample) samples.push(before.sample);
    } else {
      before = undefined;
      add(node.type === 'code' ? readFigure(node, context) : blockOf(node, context), lineOf(node));
    }
  }
  // Pages list the references last, wherever the author put them.
  const isSource = ({ kind }: Block) => kind === 'reference';
  return { body: [...body.filter((block) => !isSource(block)), ...body.filter(isSource)], samples };
}
