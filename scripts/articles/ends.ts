/** Finds code and blocks whose last line is missing. They would hold everything below them. */
import type { Code, Nodes } from 'mdast';
import { nodesIn } from './nodes.ts';
import { lineOf, type Outline } from './outline.ts';

/** The signs that begin code. Indented code has none. */
const fenceOf = (text: string) => /^(?:`{3,}|~{3,})/.exec(text)?.[0];

/** Whether the text ends with a line of at least these signs, and of nothing else. */
const endsWith = (text: string, signs: string) => {
  const [, ...below] = text.split('\n');
  // In a quotation each line begins with >.
  const last = (below.at(-1) ?? '').replace(/^[>\s]+|\s+$/g, '');
  return last.startsWith(signs) && last === signs.charAt(0).repeat(last.length);
};

function checkCode(node: Code, text: string, report: Outline['report']): void {
  const fence = fenceOf(text);
  if (!fence) return;
  if (!endsWith(text, fence)) report(node, `This code has no end. Write the line of ${fence} below it.`);
  // Without its end, code ends where the next code does.
  const next = node.value
    .split('\n')
    .findIndex((line) => /^[`~]{3,}[\w-]/.test(line) && line.startsWith(fence));
  if (next >= 0)
    report(
      lineOf(node) + next + 1,
      `Code begins here within the code of line ${lineOf(node)}. Write the line of ${fence} where that code ends.`,
    );
}

const textOf = ({ position }: Nodes, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);

export function reportEnds({ source, tree, report }: Pick<Outline, 'source' | 'tree' | 'report'>): void {
  for (const node of nodesIn(tree)) {
    if (node.type === 'code') checkCode(node, textOf(node, source), report);
    if (node.type === 'containerDirective' && !endsWith(textOf(node, source), ':::'))
      report(node, `:::${node.name} has no end. Write the line of ::: below it.`);
  }
}
