import type { Code, RootContent } from 'mdast';
import { drawn } from '../../packages/art/charts/draw.ts';
import {
  codeLanguages,
  figureSchema,
  type Block,
  type BlockOf,
  type CodeLanguage,
} from '../../schemas/content.ts';
import { mistakesIn } from './mistakes.ts';
import { lineOf, QUOTES, readYaml, type Context } from './outline.ts';
import { plainMistakesIn } from './plain.ts';
import { readableText } from './says.ts';

/** Code that a test runs. It must print `output`. */
export interface Sample {
  language: CodeLanguage;
  code: string;
  line: number;
  output?: string;
  /** The article's text, if every line that the code prints must be in it. */
  text?: string;
}

/** Other names of languages, as blogs and editors use them. */
const otherNames: ReadonlyMap<string, CodeLanguage> = new Map([
  ['javascript', 'js'],
  ['mjs', 'js'],
  ['cjs', 'js'],
  ['node', 'js'],
  ['typescript', 'ts'],
  ['py', 'python'],
  ['python3', 'python'],
  ['bash', 'sh'],
  ['shell', 'sh'],
  ['zsh', 'sh'],
  ['console', 'sh'],
  ['terminal', 'sh'],
  ['shellsession', 'sh'],
  ['shell-session', 'sh'],
  ['yml', 'yaml'],
  ['jsonc', 'json'],
  ['json5', 'json'],
  ['htm', 'html'],
  ['xml', 'html'],
  ['svg', 'html'],
  ['vue', 'html'],
  ['scss', 'css'],
  ['less', 'css'],
  ['mysql', 'sql'],
  ['postgresql', 'sql'],
  ['sqlite', 'sql'],
  ['patch', 'diff'],
  ['golang', 'go'],
  ['rs', 'rust'],
  ['rb', 'ruby'],
  ['kt', 'kotlin'],
  ['cs', 'csharp'],
  ['c#', 'csharp'],
  ['c++', 'cpp'],
]);
/**
 * The word after ``` without additions of other blogs, such as marked lines or a file's name. An unknown language is
 * shown as plain text.
 */
function languageOf(fence: string): CodeLanguage {
  const name = fence.toLowerCase().replace(/[{:,=].*/, '');
  return isLanguage(name) ? name : (otherNames.get(name) ?? 'text');
}

/** Options of other blogs. This site has no numbered or marked lines. */
const ignored = /^(?:show_?linenumbers|linenumbers|linenos|copy|wrap|noline)$/i;
/** Lines that another blog marks, as in `{1, 3-5}`. */
const markedLines = /\{[^}]*\}?/g;

/** The options after the language: each name with its value, or with an empty text. */
function optionsOf(node: Code, report: Context['report']): Map<string, string> {
  const options = new Map<string, string>();
  const meta = node.meta ?? '';
  const isCurly = /=[“”]/.test(meta);
  if (isCurly) report(node, QUOTES);
  const words = (isCurly ? meta.replaceAll(/[“”]/g, '"') : meta).replaceAll(markedLines, ' ');
  for (const [, name = '', quoted, bare] of words.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|(\S+)))?/g)) {
    if (ignored.test(name)) continue;
    const known = ['filename', 'file', 'caption'].includes(name) ? 'title' : name;
    if (!['title', 'run', 'hidden', 'says'].includes(known))
      report(node, `Code has no option '${name}'. Use title="…", run, hidden and says.`);
    options.set(known, quoted ?? bare ?? '');
  }
  return options;
}

const isLanguage = (word: string): word is CodeLanguage => Object.hasOwn(codeLanguages, word);
/** Languages in which `&lt;` may be meant. */
const escapes = new Set<CodeLanguage>(['html', 'jsx', 'tsx', 'text']);
/** Languages whose output a test compares. */
const runnable = new Set<CodeLanguage>(['js', 'sql', 'sh']);

/** An ` ```output ` fence after code: the text that the code prints. */
export const outputOf = (node: RootContent | undefined) =>
  node?.type === 'code' && node.lang === 'output' ? { output: node.value } : undefined;

interface ChangedSign {
  isIn: (language: CodeLanguage) => boolean;
  isWrong: (line: string) => boolean;
  advice: string;
}
const changedSigns: readonly ChangedSign[] = [
  {
    isIn: (language) => language !== 'text',
    // A curly quote within straight ones is part of a text, and ’ alone is an apostrophe.
    isWrong: (line) => /[“”‘]/.test(line) && !/["'`]/.test(line),
    advice: 'Code needs straight quotes.',
  },
  {
    isIn: (language) => language === 'sh',
    // An option such as –v, not a dash between words.
    isWrong: (line) => /(?<!\S)[–—]+[A-Za-z]/.test(line),
    advice: 'Options begin with the hyphens - or --.',
  },
];

/** Reports quotes and signs that another program has changed in the code. */
function checkSigns(node: Code, language: CodeLanguage, report: Context['report']) {
  for (const { isIn, isWrong, advice } of changedSigns) {
    const line = isIn(language) ? node.value.split('\n').findIndex((text) => isWrong(text)) : -1;
    if (line >= 0)
      report(lineOf(node) + line + 1, `${advice} Word or Google Docs changed them: type them again.`);
  }
  const entity = /&(?:lt|gt|amp);/.exec(node.value)?.[0];
  if (entity && !escapes.has(language))
    report(node, `Code shows ${entity} as it is. Write the sign itself: <, > or &.`);
}

/** Prose begins with a word and ends as a sentence does. Shorter lines may be what a program prints. */
const isProse = (line: string) =>
  line.length > 60 && /^[\p{L}\p{N}“‘"'(]/u.test(line) && / .*[.!?…”]$/.test(line);

/** Reports paragraphs that an indent, such as Word's tab, has turned into code. */
function checkIndent(node: Code, { report, source }: Context) {
  const isFenced = /^[`~]{3}/.test(source.slice(node.position?.start.offset));
  if (isFenced) return;
  for (const [index, line] of node.value.split('\n').entries())
    if (isProse(line.trim()))
      report(
        lineOf(node) + index,
        'This is shown as code. Remove the tab or the spaces before this paragraph; around code write lines of ```.',
      );
}

/** A block, unless the code is hidden, and a sample, if it is to be run. */
export function readCode(node: Code, next: RootContent | undefined, context: Context) {
  const { report, source } = context;
  checkIndent(node, context);
  const language = languageOf(node.lang ?? '');
  checkSigns(node, language, report);
  const options = optionsOf(node, report);
  const title = options.get('title');
  const output = outputOf(next);
  const block: BlockOf<'code'> = {
    kind: 'code',
    language: codeLanguages[language],
    ...(title !== undefined && { title }),
    lines: node.value.split('\n').map((text) => (text ? [text] : [])),
    ...output,
  };
  const isSaid = options.has('says');
  const isHidden = isSaid || options.has('hidden');
  const isRun = isHidden || options.has('run');
  if (next && output && !isRun && runnable.has(language))
    report(next, "Add 'run' to the code above, so that a test proves this output.");
  const text = isSaid && { text: readableText(source) };
  const sample: Sample = { language, code: node.value, line: lineOf(node), ...output, ...text };
  return { ...(!isHidden && { block }), ...(isRun && { sample }) };
}

/** A ` ```figure ` fence: a chart or diagram as YAML. */
export function readFigure(node: Code, { report }: Context): Block | undefined {
  const read = readYaml(node.value, lineOf(node), report, 'figure: ');
  if (!read) return undefined;
  const { data } = figureSchema.safeParse(read.value);
  for (const { text } of mistakesIn(figureSchema, read.value)) report(node, `figure: ${text}`);
  for (const { path, text } of plainMistakesIn(read.value)) report(read.lineAt(path), `figure: ${text}`);
  if (!data) return undefined;
  try {
    return { kind: 'figure', caption: data.caption, alt: data.alt, ...drawn(data) };
  } catch (error) {
    report(node, `figure: ${(error as Error).message}`);
    return undefined;
  }
}
