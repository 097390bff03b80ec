import type { Code } from 'mdast';
import {
  codeLanguages,
  figureSchema,
  type Block,
  type BlockOf,
  type CodeLanguage,
} from '../../schemas/content.ts';
import { drawn } from './figures/draw.ts';
import { fieldName, mistakesIn } from './mistakes.ts';
import { lineOf, readYaml, type Context } from './outline.ts';

/** Code that a test runs. It must print `output`. */
export interface Sample {
  language: CodeLanguage;
  code: string;
  line: number;
  output?: string;
}

const isLanguage = (word: string): word is CodeLanguage => Object.hasOwn(codeLanguages, word);
const runnable = ['js', 'sql', 'sh'] as const;
const canRun = (language: CodeLanguage) => (runnable as readonly string[]).includes(language);

/** The options after the language: `title="…"`, `run`, `hidden`. */
function options({ meta }: Code, line: number, context: Context) {
  const given = new Map<string, string>();
  for (const [, name = '', value = ''] of (meta ?? '').matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    if (!['title', 'run', 'hidden'].includes(name))
      context.report(line, `Code has no option '${name}'. Use title="…", run and hidden.`);
    given.set(name, value);
  }
  return given;
}

export interface CodeRead {
  /** Missing for hidden code, which only runs. */
  block?: BlockOf<'code'>;
  sample?: Sample;
}

export function readCode(node: Code, context: Context): CodeRead {
  const line = lineOf(node);
  const language = node.lang ?? '';
  if (!isLanguage(language)) {
    const known = Object.keys(codeLanguages).join(', ');
    context.report(
      line,
      `'${language}' is not a known language. Use one of: ${known}; or figure, or output.`,
    );
    return {};
  }
  const given = options(node, line, context);
  const [run, hidden] = [given.has('run'), given.has('hidden')];
  if (run && !canRun(language)) context.report(line, `Only ${runnable.join(', ')} can run. Remove 'run'.`);
  if (hidden && !run) context.report(line, `'hidden' is only for code that runs. Write 'run hidden'.`);
  if (!node.value.trim()) context.report(line, 'This code is empty.');
  const title = given.get('title');
  return {
    ...(!hidden && {
      block: {
        kind: 'code',
        language: codeLanguages[language],
        ...(title !== undefined && { title }),
        lines: node.value.split('\n').map((text) => (text ? [text] : [])),
      },
    }),
    ...(run && { sample: { language, code: node.value, line } }),
  };
}

/** An ` ```output ` fence after code: the text that the code prints. */
export function addOutput(node: Code, before: CodeRead | undefined, context: Context): void {
  const line = lineOf(node);
  if (!before?.block && !before?.sample) {
    context.report(line, 'Output should follow the code that prints it.');
    return;
  }
  const { block, sample } = before;
  if (block && !sample && runnable.some((language) => codeLanguages[language] === block.language))
    context.report(line, "Add 'run' to the code above, so that a test proves this output.");
  if (block) block.output = node.value;
  if (sample) sample.output = node.value;
}

/** A ` ```figure ` fence: a chart or diagram as YAML. */
export function readFigure(node: Code, context: Context): Block | undefined {
  const line = lineOf(node);
  const read = readYaml(node.value, line, context.report, 'figure: ');
  if (!read) return undefined;
  const { data } = figureSchema.safeParse(read.value);
  for (const { path, complaint } of mistakesIn(figureSchema, read.value))
    context.report(line, `figure: ${fieldName(path) || 'it'} ${complaint}`);
  if (!data) return undefined;
  try {
    return { kind: 'figure', caption: data.caption, alt: data.alt, ...drawn(data) };
  } catch (error) {
    context.report(line, `figure: ${(error as Error).message}`);
    return undefined;
  }
}
