import type { RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { blockSchema, type Block } from '../../schemas/content.ts';
import { outputOf, readCode, readFigure, type Sample } from './fences.ts';
import { richText } from './inline.ts';
import { mistakesIn } from './mistakes.ts';
import type { Context, Outline } from './outline.ts';
import { containers } from './sections.ts';

const plain = (node: RootContent) => toString(node).replace(/\s*\n\s*/g, ' ');

/** A directive on its own line: `::name[words]{options}`. */
function leaf(node: LeafDirective, { report, references }: Context): Block | undefined {
  const { author, year, href, id } = node.attributes ?? {};
  const words = plain(node);
  if (node.name === 'contact') return { kind: 'contact', text: words };
  if (node.name === 'link') return { kind: 'link', label: words, href: href ?? '' };
  if (node.name === 'reference') {
    const source = { author: author ?? '', title: words, year: Number(year), href: href ?? '' };
    return { kind: 'reference', number: references.get(id ?? '') ?? 0, ...source };
  }
  report(node, `'::${node.name}' is unknown. Use ::contact, ::link or ::reference.`);
  return undefined;
}

const insteadOf: Partial<Record<RootContent['type'], string>> = {
  table: 'A table needs a caption: put :::table[Caption] above it and ::: below it.',
  footnoteDefinition: 'Sources are written ::reference[Title]{#key author="…" year="…" href="…"}.',
};

function blockOf(node: RootContent, context: Context): Block | undefined {
  const { report } = context;
  if (node.type === 'paragraph') return { kind: 'paragraph', text: richText(node.children, context) };
  if (node.type === 'leafDirective') return leaf(node, context);
  if (node.type === 'list') {
    const items = node.children.map((item) => {
      const [paragraph, ...rest] = item.children;
      if (paragraph?.type === 'paragraph' && rest.length === 0) return richText(paragraph.children, context);
      report(item, 'An entry of a list should be one paragraph.');
      return '';
    });
    return { kind: 'list', ...(node.ordered && { ordered: true }), items };
  }
  if (node.type === 'blockquote') {
    // A last paragraph that begins with a dash names the speaker.
    const texts = node.children.map(plain);
    const by = texts.length > 1 && texts.at(-1)?.startsWith('— ') ? texts.pop()?.slice(2) : undefined;
    return { kind: 'quote', text: texts.join(' '), ...(by !== undefined && { by }) };
  }
  if (node.type === 'heading') {
    if (node.depth !== 2) report(node, 'Headings should begin with ##.');
    return { kind: 'heading', text: plain(node) };
  }
  if (node.type === 'containerDirective') {
    const known = Object.keys(containers).join(', ');
    if (!containers[node.name]) report(node, `':::${node.name}' is unknown. Use one of: ${known}.`);
    return containers[node.name]?.(node, context);
  }
  const general = `An article cannot hold ${node.type}. docs/howto/write-an-article.md shows what it can.`;
  report(node, insteadOf[node.type] ?? general);
  return undefined;
}

function referencesOf({ tree, report }: Outline): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const node of tree.children) {
    if (node.type !== 'leafDirective' || node.name !== 'reference') continue;
    const key = node.attributes?.['id'];
    if (!key) report(node, 'A reference needs a key: ::reference[Title]{#key author="…" …}.');
    else if (numbers.has(key)) report(node, `Two references have the key #${key}.`);
    else numbers.set(key, numbers.size + 1);
  }
  return numbers;
}

/** The blocks of an article, and the code to run, in order. Reports each mistake with its line. */
export function readBody(outline: Outline, addressOf: Context['addressOf']) {
  const { tree, source, report } = outline;
  const context = { source, report, addressOf, references: referencesOf(outline) };
  const body: Block[] = [];
  const samples: Sample[] = [];
  for (const [index, node] of tree.children.entries()) {
    const before = tree.children[index - 1];
    const isRead = outputOf(node) && before?.type === 'code' && !outputOf(before);
    if (node.type === 'yaml' || isRead) continue;
    let block: Block | undefined;
    if (node.type !== 'code') block = blockOf(node, context);
    else if (node.lang === 'figure') block = readFigure(node, context);
    else if (node.lang === 'output') report(node, 'Output should follow the code that prints it.');
    else {
      const code = readCode(node, tree.children[index + 1], context);
      block = code.block;
      if (code.sample) samples.push(code.sample);
    }
    if (!block) continue;
    for (const { text } of mistakesIn(blockSchema, block)) report(node, `${block.kind}: ${text}`);
    body.push(block);
  }
  // Pages list the references last, wherever the author put them.
  const isSource = ({ kind }: Block) => kind === 'reference';
  return { body: [...body.filter((block) => !isSource(block)), ...body.filter(isSource)], samples };
}
