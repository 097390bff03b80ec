/** Finds what other programs would replace, and readers would see unchanged here. */
import type { Nodes, Root } from 'mdast';
import { isComment, noteInstead } from './html.ts';
import { nodesIn } from './nodes.ts';
import type { Outline } from './outline.ts';

const SETTING = 'is a setting of another program. Remove it.';
const BOX = `is a box of another program. ${noteInstead} Remove the spaces before its text.`;

/** The advice for a command such as `{{< figure … >}}`, by the command's name. */
function insteadOfCommand(command: string): string {
  const name = /\w+/.exec(command)?.[0] ?? '';
  if (['figure', 'image', 'img', 'picture'].includes(name))
    return 'is for other software. Put the picture next to the article and write ![what it shows](file.jpg "caption") on a line of its own.';
  if (['youtube', 'vimeo', 'video'].includes(name))
    return 'is for other software. Write a link to the film: ::link[Watch the video]{href="https://…"}.';
  return 'is for other software. Remove it; code goes between lines of ```, links are [words](file.md).';
}

const foreign: [pattern: RegExp, advice: string | ((found: string) => string)][] = [
  // Hugo, Jekyll and their like.
  [/\{%.*?%\}|\{\{.*?\}\}/gs, insteadOfCommand],
  // MDX.
  [/\{\/\*.*?\*\/\}/gs, 'is a note for another program. Remove it.'],
  [
    /^(?:import .*['"];?|export (?:const|let|default|function|async|[{*]).*)$/gm,
    'is for another site. Remove the line.',
  ],
  // Pandoc and kramdown. A heading may end with its {#address}.
  [/\{:[^}\n]*\}|\{\.[a-z][\w-]*\}|\{(?:width|height)=[^}\n]*\}|(?<!^#.*)\{#[a-z][\w-]*\}/gm, SETTING],
  [/^\*\[[^\]\n]+\]:.*$/gm, SETTING],
  [/^\\(?:newpage|pagebreak|begin|end|usepackage)\b.*$/gm, SETTING],
  // GitHub, MkDocs and VitePress.
  [/\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi, 'is for GitHub. Write **Note:** in its place.'],
  [/^ *(?:!!!|\?\?\?)\+? .*$/gm, BOX],
  [/^ *:{3,} +[a-z].*$/gim, BOX],
  [/^\[(?:TOC|\[_TOC_\])\]$/gim, 'is not needed: a long article lists its headings by itself. Remove it.'],
  // Obsidian and other notebooks.
  [
    /!\[\[[^\]\n]+\]\]/g,
    'is a picture of another program. Write ![what it shows](file.jpg) on a line of its own.',
  ],
  [/(?<!!)\[\[(?!_TOC)[^\]\n]+\]\]/g, 'is a link of another program. Write [its words](file.md).'],
  [/(?<![=\w])==(?=\S)[^=\n]+==(?![=\w])/g, 'would be shown as it is. Write **the words** for emphasis.'],
  [
    /(?<![\w:/]):[a-z][a-z_+-]*[a-z]:(?![\w:])/g,
    'would be shown as it is. Put in the sign itself, or remove it.',
  ],
  [/^: +\S.*$/gm, 'would be shown as it is. Write a list: - **The term**: what it means.'],
  // Two prices in a line, such as $5 and $10, are no formula.
  [
    /\$\$.*?\$\$|\$(?:[^$\s][^$\n]*[\\^_][^$\n]*|[A-Za-z])(?<!\s)\$(?!\d)/gs,
    'would be shown as it is: formulas are not drawn. Write the formula in words or between backticks.',
  ],
];

const isShownAsWritten = (node: Nodes) =>
  node.type === 'code' || node.type === 'inlineCode' || (node.type === 'html' && isComment(node.value));

/** The text with spaces in place of front matter, code and comments: lines and places stay the same. */
const withoutCode = (source: string, tree: Root) =>
  [...nodesIn(tree)]
    .filter((node) => node.type === 'yaml' || isShownAsWritten(node))
    .reduce((text, { position }) => {
      const start = position?.start.offset ?? 0;
      const end = position?.end.offset ?? 0;
      return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
    }, source);

export const shortened = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
};

/** Reports each with its line. It searches the text, because Markdown may have split one into several parts. */
export function reportForeign({ source, tree, report }: Pick<Outline, 'source' | 'tree' | 'report'>): void {
  const text = withoutCode(source, tree);
  for (const [pattern, advice] of foreign)
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const found = shortened(source.slice(index, index + match.length));
      const line = text.slice(0, index).split('\n').length;
      report(line, `'${found}' ${typeof advice === 'string' ? advice : advice(found)}`);
    }
}
