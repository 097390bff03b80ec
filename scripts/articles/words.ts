/** The words of a part of an article, where their look is not shown: a heading, a link, a caption, a key. */
import type { Nodes } from 'mdast';
import { htmlMistake, isComment, isEnd, isLineBreak } from './html.ts';
import { nodesIn } from './nodes.ts';
import type { Context } from './outline.ts';
import { citation, citeElsewhere } from './plain.ts';

/** A line break is shown as a space. */
function textOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return isLineBreak(node.value) ? ' ' : '';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** The words on one line. */
export const wordsIn = (node: Nodes): string => textOf(node).replace(/\s*\n\s*/g, ' ');

const harmless = new Set(['paragraph', 'text', 'inlineCode', 'strong', 'emphasis', 'break']);
const isHarmless = (node: Nodes) =>
  harmless.has(node.type) ||
  (node.type === 'html' && (isComment(node.value) || isEnd(node.value) || isLineBreak(node.value)));

const isCitation = (node: Nodes) =>
  node.type === 'footnoteReference' || (node.type === 'text' && citation.test(node.value));

/** Reports what would be lost if only the words of some nodes were shown. */
export function checkWords(nodes: readonly Nodes[], report: Context['report']): void {
  const all = nodes.flatMap((node) => [...nodesIn(node)]);
  const cites = all.find(isCitation);
  if (cites) report(cites, citeElsewhere);
  const lost = all.find((node) => !isHarmless(node) && !isCitation(node));
  if (!lost) return;
  report(
    lost,
    lost.type === 'html'
      ? htmlMistake(lost.value)
      : `Only words and code are shown here. Keep only words and code in '${nodes.map(wordsIn).join('').trim()}'.`,
  );
}

/** The words of some nodes, where only words are shown. */
export function onlyWords(nodes: readonly Nodes[], report: Context['report']): string {
  checkWords(nodes, report);
  return nodes.map(wordsIn).join('');
}
