import type { Blockquote, Code, Definition, Heading, Html, List, Nodes, Paragraph, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import {
  blockSchema,
  type Block,
  type Inline,
  type ListParts,
  type RichText,
} from '../../schemas/content.ts';
import { containers, tableOf } from './containers.ts';
import { reportEnds } from './ends.ts';
import { entryOf } from './entryOf.ts';
import { outputOf, readCode, readFigure, type Sample } from './fences.ts';
import { reportForeign } from './foreign.ts';
import { headingWords, placesOf } from './headings.ts';
import { htmlMistake, isComment, isEnd, isLineBreak, noteInstead } from './html.ts';
import { richText } from './inline.ts';
import { reportLeftovers } from './leftovers.ts';
import { mistakesIn } from './mistakes.ts';
import { nodesIn } from './nodes.ts';
import { QUOTES, type Context, type Outline } from './outline.ts';
import { readPicture } from './pictures.ts';
import { checkWords, onlyWords, wordsIn } from './words.ts';

/** A directive on its own line: `::name[words]{options}`. */
function leaf(node: LeafDirective, { report, references }: Context): Block | undefined {
  const { author, year, href, id } = node.attributes ?? {};
  if (Object.values(node.attributes ?? {}).some((value) => /^[“”]/.test(value ?? ''))) {
    report(node, QUOTES);
    return undefined;
  }
  const words = onlyWords(node.children, report);
  if (node.name === 'contact') return { kind: 'contact', text: words };
  if (node.name === 'link') return { kind: 'link', label: words, href: href ?? '' };
  if (node.name === 'reference') {
    if (!/^\d{4}$/.test(year ?? '')) {
      report(node, 'A source needs year="1885", four digits.');
      return undefined;
    }
    const source = { author: author ?? '', title: words, year: Number(year), href: href ?? '' };
    return { kind: 'reference', number: references.get(id ?? '') ?? 0, ...source };
  }
  report(node, `'::${node.name}' is unknown. Use ::contact, ::link or ::reference.`);
  return undefined;
}

const alerts = /^(?:note|tip|info|warning|caution|danger|important)$/;

const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A first `# Title` repeats the title of the file. */
const isTitle = (node: RootContent, { value }: Outline) =>
  node.type === 'heading' && node.depth === 1 && flat(headingWords(node)) === flat(String(value['title']));

function headingOf(node: Heading, { report, places }: Context): Block {
  const place = places.get(node) ?? { level: 2, id: 'part-0' };
  const text = headingWords(node);
  if (node.depth === 1)
    report(
      node,
      `Headings should begin with ##. The title is in the first lines of the file: write ## ${text} and one # more before the headings below it, or remove it.`,
    );
  checkWords(node.children, report);
  if (node.depth > 4) report(node, `Headings have at most four signs: write #### ${text}.`);
  const level = place.level === 3 || place.level === 4 ? { level: place.level } : {};
  return { kind: 'heading', text, id: place.id, ...level } as Block;
}

const isBlank = (text: RichText) => text === '';
const joinedBy = (between: Inline, texts: readonly RichText[]): RichText => {
  const all = texts.filter((text) => !isBlank(text));
  const [only] = all;
  if (all.length <= 1) return only ?? '';
  return all.flatMap((text, index) => [
    ...(index > 0 ? [between] : []),
    ...(typeof text === 'string' ? [text] : text),
  ]);
};

const noPictureIn = {
  list: 'A list cannot hold a picture. Write it below the list, without spaces before it. A numbered list goes on below it with its next number.',
  quotation:
    'A quotation cannot hold a picture. Write it without > before it, with an empty line above and below.',
  container: 'A block of ::: cannot hold a picture. Write it above or below the block.',
};

function listOf(node: List, outside: Context): ListParts {
  const context = { ...outside, noPicture: noPictureIn.list };
  const { report } = context;
  const items = node.children.map((item) => {
    const texts: RichText[] = [];
    let list: ListParts | undefined;
    if (typeof item.checked === 'boolean') report(item, 'Boxes are not shown. Remove [ ] and [x].');
    for (const part of item.children) {
      if (part.type === 'paragraph' && !list) texts.push(richText(part.children, context));
      else if (part.type === 'list' && !list) list = listOf(part, context);
      else if (part.type !== 'definition' && !(part.type === 'html' && isComment(part.value)))
        report(
          part,
          'An entry of a list holds words, and one list below them. Write this without spaces before it, below the list. A numbered list goes on below it with its next number.',
        );
    }
    const text = joinedBy({ lineBreak: true }, texts);
    if (isBlank(text)) report(item, 'This entry of a list has no words. Write them, or remove it.');
    return list ? { text, list } : text;
  });
  if (!node.ordered) return { items };
  const { start } = node;
  return typeof start === 'number' && start !== 1
    ? { ordered: true, start, items }
    : { ordered: true, items };
}

function quoteOf({ children }: Blockquote, outside: Context): Block {
  const context = { ...outside, noPicture: noPictureIn.quotation };
  const paragraphs = children.filter((child) => child.type === 'paragraph');
  for (const child of children)
    if (child.type !== 'paragraph')
      context.report(child, 'A quotation holds paragraphs. Write this without > before it.');
  // A last paragraph that begins with a dash names the speaker.
  const last = paragraphs.at(-1);
  const by = paragraphs.length > 1 && last ? /^[—–-]+\s*(?=\S)(.*)$/.exec(wordsIn(last))?.[1] : undefined;
  if (by !== undefined && last) checkWords([last], context.report);
  const said = by === undefined ? paragraphs : paragraphs.slice(0, -1);
  const text = joinedBy(
    ' ',
    said.map((one) => richText(one.children, context)),
  );
  return { kind: 'quote', text, ...(by !== undefined && { by }) };
}

/** A paragraph that is bold as a whole is meant as a heading; Word makes such ones. */
const isBoldAlone = ({ children: [only, ...rest] }: Paragraph) =>
  rest.length === 0 &&
  only?.type === 'strong' &&
  wordsIn(only).length <= 80 &&
  !/[.!?:…]\s*$/.test(wordsIn(only));

function paragraphOf(node: Paragraph, context: Context): Block | undefined {
  const [only, ...rest] = node.children;
  if (only?.type === 'image' && rest.length === 0) return readPicture(only, context);
  if (only?.type === 'imageReference' && rest.length === 0) {
    const url = context.definitions.get(only.identifier) ?? '';
    return readPicture({ ...only, type: 'image', url }, context);
  }
  if (isBoldAlone(node))
    context.report(
      node,
      `A line in bold looks like a heading and is none. Write ## ${wordsIn(node)}, or end it as a sentence.`,
    );
  const text = richText(node.children, context);
  return isBlank(text) ? undefined : { kind: 'paragraph', text };
}

function htmlOf(node: Html, { report }: Context): undefined {
  const { value } = node;
  if (!isComment(value) && !isLineBreak(value) && !isEnd(value)) report(node, htmlMistake(node.value));
}

const insteadOf: Partial<Record<RootContent['type'], string>> = {
  footnoteDefinition: 'Sources are written ::reference[Title]{#key author="…" year="…" href="…"}.',
};

function blockOf(node: RootContent, context: Context): Block | undefined {
  const { report } = context;
  if (node.type === 'paragraph') return paragraphOf(node, context);
  if (node.type === 'leafDirective') return leaf(node, context);
  if (node.type === 'list') return { kind: 'list', ...listOf(node, context) };
  if (node.type === 'blockquote') return quoteOf(node, context);
  if (node.type === 'heading') return headingOf(node, context);
  if (node.type === 'thematicBreak') return { kind: 'break' };
  if (node.type === 'table') return tableOf(node, undefined, context);
  if (node.type === 'html') return htmlOf(node, context);
  if (node.type === 'definition') return undefined;
  if (node.type === 'containerDirective') {
    const known = Object.keys(containers).join(', ');
    const advice = alerts.test(node.name) ? noteInstead : `Use one of: ${known}.`;
    const read = entryOf(containers, node.name);
    if (!read) report(node, `':::${node.name}' is unknown. ${advice}`);
    return read?.(node, { ...context, noPicture: noPictureIn.container });
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

/** The names of addresses that a link or a picture uses. */
const usedIn = (nodes: readonly Nodes[]) =>
  new Set(
    nodes.flatMap((node) =>
      node.type === 'linkReference' || node.type === 'imageReference' ? [node.identifier] : [],
    ),
  );

/** `[//]: # (a note)` and `[//]: <> (a note)`: a comment in the form of an address. */
const isNote = ({ url }: Definition) => url === '#' || url === '';

/** The addresses of links by their names. As in other programs, the first of a name counts. */
function definitionsOf({ tree, report }: Outline): Map<string, string> {
  const addresses = new Map<string, string>();
  const nodes = [...nodesIn(tree)];
  const used = usedIn(nodes);
  for (const node of nodes) {
    if (node.type !== 'definition') continue;
    const name = node.label ?? node.identifier;
    const first = addresses.get(node.identifier);
    if (!used.has(node.identifier)) {
      // Markdown takes '[Ana]: Yes.' for an address too, and readers would not see it.
      if (!isNote(node)) report(node, `No link uses [${name}]. Write \\[${name}]: …, or remove the line.`);
    } else if (first === undefined) addresses.set(node.identifier, node.url);
    else if (first !== node.url)
      report(
        node,
        `Two addresses have the name [${name}]. Give this one another name, here and in its links.`,
      );
  }
  return addresses;
}

/** Whether a fence is the output of the code above it, which shows it, so that it is no block of its own. */
const isShownAbove = (node: RootContent, above: RootContent | undefined) =>
  outputOf(node) && above?.type === 'code' && above.lang !== 'figure' && !outputOf(above);

/** The block of a fence, and the code to run. */
function fenceOf(
  node: Code,
  next: RootContent | undefined,
  context: Context,
): { block?: Block | undefined; sample?: Sample | undefined } {
  if (node.lang === 'figure') return { block: readFigure(node, context) };
  if (node.lang !== 'output') return readCode(node, next, context);
  context.report(node, 'Output should follow the code that prints it.');
  return {};
}

/** Pages list the references at the end, wherever the author wrote them. */
const referencesLast = (body: readonly Block[]) => {
  const isReference = ({ kind }: Block) => kind === 'reference';
  return [...body.filter((block) => !isReference(block)), ...body.filter(isReference)];
};

/** The blocks of an article, and the code to run, in order. Reports each mistake with its line. */
export function readBody(outline: Outline, linked: Context['linked']) {
  const { file, tree, source, report } = outline;
  reportForeign(outline);
  reportLeftovers(outline);
  reportEnds(outline);
  const definitions = definitionsOf(outline);
  const references = referencesOf(outline);
  const context: Context = {
    file,
    tree,
    source,
    report,
    linked,
    references,
    definitions,
    places: placesOf(tree),
  };
  const body: Block[] = [];
  const samples: Sample[] = [];
  for (const [index, node] of tree.children.entries()) {
    const above = tree.children[index - 1];
    const isFirst = above === undefined || above.type === 'yaml';
    if (node.type === 'yaml' || isShownAbove(node, above) || (isFirst && isTitle(node, outline))) continue;
    const { block, sample }: ReturnType<typeof fenceOf> =
      node.type === 'code'
        ? fenceOf(node, tree.children[index + 1], context)
        : { block: blockOf(node, context) };
    if (sample) samples.push(sample);
    if (!block) continue;
    for (const { text } of mistakesIn(blockSchema, block)) report(node, `${block.kind}: ${text}`);
    body.push(block);
  }
  return { body: referencesLast(body), samples };
}
