import type { PhrasingContent } from 'mdast';
import 'mdast-util-directive';
import type { Inline, RichText } from '../../schemas/content.ts';
import { htmlMistake, isComment, isEnd, isLineBreak } from './html.ts';
import { resolveLink } from './links.ts';
import type { Context } from './outline.ts';
import { onlyWords } from './words.ts';

/** One line of text. A word joiner after the hyphen of a name such as SM-2 keeps the name on one line, too. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/\b([A-Z]+-)(?=\d)/g, '$1\u2060');

/** Splits text at citations such as [^knuth]. The number of a source never starts a line. */
function cited(node: PhrasingContent, text: string, context: Context): Inline[] {
  const { references, report } = context;
  return text.split(/\s*\[\^([^\]\n]+)\]/).map((part, index, all) => {
    if (index % 2 === 0) return oneLine(part) + (index + 1 < all.length ? '\u00a0' : '');
    const cite = references.get(part);
    // A # cannot stand before a key with a space or a dot.
    const key = /^[\p{L}\p{N}_-]+$/u.test(part) ? `#${part}` : `id="${part}"`;
    if (!cite) report(node, `[^${part}] cites a missing reference. Add ::reference[…]{${key} …}.`);
    return { cite: cite ?? 0 };
  });
}

const instead: Partial<Record<PhrasingContent['type'], string>> = {
  image: 'A picture should be alone on its line, with an empty line above and below it.',
  imageReference: 'A picture should be alone on its line: ![what it shows](file.jpg).',
  delete: 'Crossed-out words are not shown. Remove ~~ and what is between.',
  footnoteReference:
    'Write sources as ::reference[Title]{#key author="…" year="…" href="…"} and cite them as [^key]; write other notes into the text.',
};

function link(node: PhrasingContent, label: string, url: string, context: Context): Inline[] {
  const found = resolveLink(url, context);
  if ('mistake' in found) context.report(node, found.mistake);
  if (!label) {
    context.report(node, `The link to ${url} has no words. Write them between the brackets.`);
    return [];
  }
  // Its words remain.
  if ('hidden' in found) return [label];
  return [{ label, href: 'href' in found ? found.href : '/' }];
}

/** Words in bold or italics; code, links and the like in them keep their own look. */
const emphasised = (
  children: readonly PhrasingContent[],
  context: Context,
  look: (text: string) => Inline,
): Inline[] =>
  parts(children, context).map((part) => (typeof part === 'string' && part.trim() ? look(part) : part));

function inline(node: PhrasingContent, context: Context): Inline[] {
  if (node.type === 'text') return cited(node, node.value, context);
  if (node.type === 'inlineCode') return [{ code: node.value }];
  if (node.type === 'strong') return emphasised(node.children, context, (strong) => ({ strong }));
  if (node.type === 'emphasis') return emphasised(node.children, context, (em) => ({ em }));
  if (node.type === 'link' || node.type === 'linkReference') {
    const isWords = node.children.every(({ type }) => type !== 'image' && type !== 'imageReference');
    if (!isWords) {
      context.report(
        node,
        'A picture cannot be a link. Write the picture on its own line, and a link with words.',
      );
      return [];
    }
    const url = node.type === 'link' ? node.url : context.definitions.get(node.identifier);
    const label = oneLine(onlyWords(node.children, context.report)).trim();
    return link(node, label, url ?? '', context);
  }
  if (node.type === 'break' || (node.type === 'html' && isLineBreak(node.value)))
    return [{ lineBreak: true }];
  if (node.type === 'html' && (isComment(node.value) || isEnd(node.value))) return [];
  const general = `Text cannot hold ${node.type}. Use words, \`code\`, **strong**, *emphasis* and links.`;
  const isPicture = node.type === 'image' || node.type === 'imageReference';
  const inText = (isPicture ? context.noPicture : undefined) ?? instead[node.type] ?? general;
  context.report(node, node.type === 'html' ? htmlMistake(node.value) : inText);
  return [];
}

const isTag = (node: PhrasingContent | undefined, tag: string) =>
  node?.type === 'html' && node.value.toLowerCase() === tag;

/** `inline` for a list of nodes, in which `<kbd>`, its text and `</kbd>` are three neighbours. */
function parts(children: readonly PhrasingContent[], context: Context): Inline[] {
  const found: Inline[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (!node) break;
    const tag = (['kbd', 'sub', 'sup'] as const).find((name) => isTag(node, `<${name}>`));
    const end = tag ? children.findIndex((other, place) => place > index && isTag(other, `</${tag}>`)) : -1;
    if (tag && end > 0) {
      const text = oneLine(onlyWords(children.slice(index + 1, end), context.report));
      found.push({ [tag]: text } as Inline);
      index = end;
    } else if (tag) context.report(node, `<${tag}> has no end. Write </${tag}> after its words.`);
    else found.push(...inline(node, context));
  }
  return found;
}

/** The parts with neighbouring texts made one. */
function joinTexts(separate: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of separate) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

const isEmpty = (part: Inline) => (typeof part === 'string' ? part.trim() === '' : 'lineBreak' in part);

/** The parts without the white space and the empty breaks that Word leaves at both ends. */
function trimEnds(untrimmed: readonly Inline[]): Inline[] {
  const first = untrimmed.findIndex((part) => !isEmpty(part));
  const last = untrimmed.findLastIndex((part) => !isEmpty(part));
  if (first < 0) return [];
  return untrimmed.slice(first, last + 1).map((part, index) => {
    if (typeof part !== 'string') return part;
    const fromStart = index === 0 ? part.trimStart() : part;
    return index === last - first ? fromStart.trimEnd() : fromStart;
  });
}

/** The text of a paragraph or a cell: a plain string, unless it has marked-up parts. */
export function richText(children: readonly PhrasingContent[], context: Context): RichText {
  const trimmed = trimEnds(joinTexts(parts(children, context)));
  const [only = ''] = trimmed;
  return trimmed.length <= 1 && typeof only === 'string' ? only : trimmed;
}
