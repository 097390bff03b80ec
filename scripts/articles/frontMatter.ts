import type { Root } from 'mdast';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { frontMatterSchema, type FrontMatter } from '../../schemas/content.ts';
import type { Context } from './context.ts';
import { fieldName, mistakesIn } from './mistakes.ts';

/** Where a field, or the nearest thing around it, begins. */
function offsetOf(yaml: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = yaml.getIn(path.slice(0, length), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range))
      return Number(node.range[0]);
  }
  return 0;
}

export interface FrontMatterRead {
  /** As it is written, checked or not. */
  value: Partial<Record<string, unknown>>;
  /** Once it is right. */
  data: FrontMatter | undefined;
}

/** Reads what stands between the two lines of `---` at the top of an article. */
export function readFrontMatter({ children: [first] }: Root, report: Context['report']): FrontMatterRead {
  if (first?.type !== 'yaml') {
    report(1, 'The file should begin with ---, the fields of the article, and --- again.');
    return { value: {}, data: undefined };
  }
  const lines = new LineCounter();
  const yaml = parseDocument(first.value, { lineCounter: lines });
  // The first field is on the second line.
  const at = (offset: number) => lines.linePos(offset).line + 1;
  for (const error of yaml.errors) report(at(error.pos[0]), error.message.split('\n')[0] ?? '');
  if (yaml.errors.length > 0) return { value: {}, data: undefined };
  const value = (yaml.toJS() ?? {}) as FrontMatterRead['value'];
  for (const { path, complaint } of mistakesIn(frontMatterSchema, value))
    report(at(offsetOf(yaml, path)), `${fieldName(path) || 'the file'} ${complaint}`);
  return { value, data: frontMatterSchema.safeParse(value).data };
}
