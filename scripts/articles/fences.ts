import type { Code } from 'mdast';
import { LineCounter, parseDocument } from 'yaml';
import {
  codeLanguages,
  figureSchema,
  type Block,
  type BlockOf,
  type CodeLanguage,
} from '../../schemas/content.ts';
import { lineOf, type Context } from './context.ts';
import { drawn } from './figures/draw.ts';
import { fieldName, mistakesIn } from './mistakes.ts';

/** Code that a test runs; it must print the output below it. */
export interface Sample {
  language: CodeLanguage;
  code: string;
  line: number;
  output?: string;
}

const isLanguage = (word: string): word is CodeLanguage => Object.hasOwn(codeLanguages, word);
export const runnable = ['js', 'sql', 'sh'] as const;
const canRun = (language: CodeLanguage) => (runnable as readonly string[]).includes(language);

/** The words after the language: `title="…"`, `run`, `hidden`. */
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
  /** Nothing where the code is only run. */
  block?: BlockOf<'code'>;
  sample?: Sample;
}

/** A fence with code. */
export function readCode(node: Code, context: Context): CodeRead {
  const line = lineOf(node);
  const language = node.lang ?? '';
  if (!isLanguage(language)) {
    const known = Object.keys(codeLanguages).join(', ');
    context.report(line, `'${language}' is no language of ours. Use one of: ${known}; or figure, or output.`);
    return {};
  }
  const given = options(node, line, context);
  const [run, hidden] = [given.has('run'), given.has('hidden')];
  if (run && !canRun(language)) context.report(line, `Only ${runnable.join(', ')} can run. Remove 'run'.`);
  if (hidden && !run) context.report(line, `'hidden' code is there to be run. Write 'run hidden'.`);
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

/** ` ```output ` after code is what the code prints. */
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

/** ` ```figure ` describes a chart or diagram in YAML. */
export function readFigure(node: Code, context: Context): Block | undefined {
  const lines = new LineCounter();
  const yaml = parseDocument(node.value, { lineCounter: lines });
  const at = (offset: number) => lineOf(node) + lines.linePos(offset).line;
  for (const error of yaml.errors)
    context.report(at(error.pos[0]), `figure: ${error.message.split('\n')[0]}`);
  if (yaml.errors.length > 0) return undefined;
  const value: unknown = yaml.toJS();
  const { data } = figureSchema.safeParse(value);
  for (const { path, complaint } of mistakesIn(figureSchema, value))
    context.report(lineOf(node), `figure: ${fieldName(path) || 'it'} ${complaint}`);
  if (!data) return undefined;
  try {
    return { kind: 'figure', caption: data.caption, alt: data.alt, ...drawn(data) };
  } catch (error) {
    context.report(lineOf(node), `figure: ${(error as Error).message}`);
    return undefined;
  }
}
