/** Reads the front matter and the Markdown tree of one article. */
import type { Node, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { frontMatterSchema, type FrontMatter } from '../../schemas/content.ts';
import { company } from '../../src/content/company.ts';
import { fieldName, mistakesIn } from './mistakes.ts';

type Report = (line: number, mistake: string) => void;

/** What the readers of an article's blocks share. */
export interface Context {
  source: string;
  /** The number of each reference by its key. */
  references: ReadonlyMap<string, number>;
  /** The address of another article by its file name without extension. */
  addressOf: (slug: string) => string | undefined;
  report: Report;
}

export interface Outline {
  slug: string;
  file: string;
  source: string;
  tree: Root;
  /** The front matter as written, checked or not. */
  value: Partial<Record<string, unknown>>;
  /** The front matter, once it is valid. */
  data: FrontMatter | undefined;
  /** One line each: `src/content/articles/x.md:12: the mistake and the remedy`. */
  mistakes: string[];
  report: Report;
}

export const lineOf = (node: Node) => node.position?.start.line ?? 1;

/** YAML as a value, or nothing once its errors are reported. `at` gives the line of an offset. */
export function readYaml(text: string, firstLine: number, report: Report, prefix = '') {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => firstLine + lines.linePos(offset).line;
  for (const error of yaml.errors) report(at(error.pos[0]), `${prefix}${error.message.split('\n')[0] ?? ''}`);
  return yaml.errors.length > 0 ? undefined : { yaml, at, value: yaml.toJS() as unknown };
}

/** The offset of a field, or of the nearest entry around it. */
function offsetOf(yaml: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = yaml.getIn(path.slice(0, length), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range))
      return Number(node.range[0]);
  }
  return 0;
}

function readFrontMatter({ children: [first] }: Root, report: Report): Pick<Outline, 'value' | 'data'> {
  if (first?.type !== 'yaml') {
    report(1, 'The file should begin with ---, the fields of the article, and --- again.');
    return { value: {}, data: undefined };
  }
  const read = readYaml(first.value, 1, report);
  if (!read) return { value: {}, data: undefined };
  const value = (read.value ?? {}) as Outline['value'];
  for (const { path, complaint } of mistakesIn(frontMatterSchema, value))
    report(read.at(offsetOf(read.yaml, path)), `${fieldName(path) || 'the file'} ${complaint}`);
  return { value, data: frontMatterSchema.safeParse(value).data };
}

/** Replaces `{{company.name}}` and the like. */
const withCompany = (text: string, report: Report) =>
  text.replace(/\{\{company\.([\w.]+)\}\}/g, (placeholder, path: string, offset: number) => {
    const value = path
      .split('.')
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], company);
    if (typeof value === 'string') return value;
    report(text.slice(0, offset).split('\n').length, `${placeholder} is no text of src/config/company.json.`);
    return '';
  });

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

export function outline(file: string, text: string): Outline {
  const mistakes: string[] = [];
  const report: Report = (line, mistake) => void mistakes.push(`${file}:${line}: ${mistake}`);
  const source = withCompany(text, report);
  const tree = processor.parse(source);
  const slug = file.replace(/^.*\/|\.md$/g, '');
  return { ...readFrontMatter(tree, report), slug, file, source, tree, mistakes, report };
}
