import type { PhrasingContent } from 'mdast';
import 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Inline, RichText } from '../../schemas/content.ts';
import type { Context } from './outline.ts';

/** A name such as SM-2 does not break: a word joiner is after its hyphen. */
const words = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/\b([A-Z]+-)(?=\d)/g, '$1\u2060');

/** Splits text at citations such as [^knuth]. The number of a source is never first in a line. */
function cited(node: PhrasingContent, text: string, { references, report }: Context): Inline[] {
  return text.split(/\s*\[\^([\w-]+)\]/).map((part, index, parts) => {
    if (index % 2 === 0) return words(part) + (index + 1 < parts.length ? '\u00a0' : '');
    const cite = references.get(part);
    if (!cite) report(node, `[^${part}] cites a missing reference. Add ::reference[…]{#${part} …}.`);
    return { cite: cite ?? 0 };
  });
}

/** `notes-for-code.md` links to another article; any other address is external. */
function address(node: PhrasingContent, url: string, { addressOf, report }: Context): string {
  const slug = /^(?:\.\/)?([a-z0-9-]+)\.md$/.exec(url)?.[1];
  if (!slug) {
    if (!url.startsWith('https://'))
      report(node, `'${url}' should be an https address or another article's file, such as ai-tutors.md.`);
    return url;
  }
  const found = addressOf(slug);
  if (!found) report(node, `There is no article ${slug}.md to link to.`);
  return found ?? '';
}

function inline(node: PhrasingContent, context: Context): Inline[] {
  if (node.type === 'text') return cited(node, node.value, context);
  if (node.type === 'inlineCode') return [{ code: node.value }];
  if (node.type === 'strong') return [{ strong: words(toString(node)) }];
  if (node.type === 'emphasis') return [{ em: words(toString(node)) }];
  if (node.type === 'link') return [{ label: words(toString(node)), href: address(node, node.url, context) }];
  // remark-directive takes the colon in 'a:b' for a directive.
  if (node.type === 'textDirective')
    return [words(context.source.slice(node.position?.start.offset, node.position?.end.offset))];
  if (node.type === 'break') return [' '];
  context.report(
    node,
    `Text cannot hold ${node.type}. Use words, \`code\`, **strong**, *emphasis* and links.`,
  );
  return [];
}

/** The text of a paragraph or cell: a plain string unless it holds marked-up parts. */
export function richText(children: readonly PhrasingContent[], context: Context): RichText {
  const joined: Inline[] = [];
  for (const part of children.flatMap((node) => inline(node, context))) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else if (part !== '') joined.push(part);
  }
  const [only = ''] = joined;
  return joined.length <= 1 && typeof only === 'string' ? only : joined;
}
