/** Reads the front matter and the Markdown tree of one article. */
import type { Node, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { LineCounter, parseDocument, visit, type Scalar } from 'yaml';
import { articleSchema, frontMatterSchema, type FrontMatter } from '../../schemas/content.ts';
import { company } from '../../src/content/company.ts';
import { slugOf } from '../new/slug.ts';
import { entryOf } from './entryOf.ts';
import type { placesOf } from './headings.ts';
import type { Linked } from './links.ts';
import { mistakesIn } from './mistakes.ts';
import { nodesIn } from './nodes.ts';
import { plainMistakesIn } from './plain.ts';

/** Reports a mistake in a line, or in the line where a node begins. */
type Report = (at: number | Node, mistake: string) => void;

export interface Outline {
  slug: string;
  file: string;
  source: string;
  tree: Root;
  /** The front matter: as written, and once it is valid. */
  value: Partial<Record<string, unknown>>;
  data: FrontMatter | undefined;
  /** The line of a field of the front matter. */
  lineAt: (path: readonly PropertyKey[]) => number;
  /** One line each: `src/content/articles/x.md:12: the mistake and the remedy`. */
  mistakes: string[];
  report: Report;
}

/** What the readers of an article's blocks share. */
export interface Context extends Pick<Outline, 'file' | 'tree' | 'source' | 'report'> {
  references: ReadonlyMap<string, number>;
  /** The addresses of links such as [words][1], by the text in the second brackets. */
  definitions: ReadonlyMap<string, string>;
  places: ReturnType<typeof placesOf>;
  /** The advice on a picture, in a block that cannot hold one. */
  noPicture?: string;
  /** Another article by its slug or its address. */
  linked: (name: string) => Linked | undefined;
}

export const lineOf = (node: Node) => node.position?.start.line ?? 1;

export const QUOTES = 'Type the quotes again: "…". Curly ones that belong to the text go inside: "“…”".';
const COLON_IN_TEXT = 'Put the text in quotes: it holds a colon.';
const COMMENT = 'Write a comment after two spaces, # and a space.';
/** Whether YAML has taken a part of a text, such as #1, for a comment. */
function isCut({ type, value, range }: Scalar, text: string): boolean {
  if (type !== 'PLAIN' || !range) return false;
  const [rest = ''] = text.slice(range[1], range[2]).split('\n');
  if (value === null) return /^\s*#\S/.test(rest);
  // A day or a number is complete, whatever follows.
  return typeof value === 'string' && /\p{L}/u.test(value) && /^\s*#/.test(rest) && !/^\s{2,}# /.test(rest);
}

/** YAML as a value; undefined when it has errors, which are reported. `lineAt` gives the line of a field. */
export function readYaml(text: string, firstLine: number, report: Report, prefix = '') {
  const lines = new LineCounter();
  // Pretty errors repeat the line, counted from the first one of the YAML.
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => firstLine + lines.linePos(offset).line;
  for (const { code, message, pos } of yaml.errors) {
    // In curly quotes, which YAML does not know.
    const isQuoted = /:[^\S\n]*“/.test(text.split('\n')[lines.linePos(pos[0]).line - 1] ?? '');
    const colon = isQuoted ? QUOTES : COLON_IN_TEXT;
    report(at(pos[0]), `${prefix}${code === 'BLOCK_AS_IMPLICIT_KEY' ? colon : message}`);
  }
  /** The line of a field, or of the nearest entry around it. */
  const lineAt = (path: readonly PropertyKey[]): number => {
    const node = yaml.getIn(path, true) as { range?: [number] } | undefined;
    return node?.range || path.length === 0 ? at(node?.range?.[0] ?? 0) : lineAt(path.slice(0, -1));
  };
  visit(yaml, {
    Scalar: (_, node) => {
      if (node.type === 'PLAIN' && /^“.*”$/s.test(String(node.value)))
        report(at(node.range?.[0] ?? 0), `${prefix}${QUOTES}`);
      if (isCut(node, text))
        report(
          at(node.range?.[0] ?? 0),
          `${prefix}Put the text in quotes: what follows # is lost. ${COMMENT}`,
        );
    },
  });
  return yaml.errors.length > 0 ? undefined : { lineAt, value: yaml.toJS() as unknown };
}

const PICTURE_FIELD = 'Remove it: docs/howto/draw-the-art.md says how an article gets its picture.';
const EXCERPT = "Write 'excerpt' in its place (60 to 200 characters).";
/** Fields of other blogs, with what to write here. */
const otherBlogs: Readonly<Record<string, string>> = {
  date: "Write 'published' in its place.",
  lastmod: "Write 'updated' in its place.",
  description: "Write 'excerpt' in its place, and 'seo' with a description.",
  summary: EXCERPT,
  teaser: EXCERPT,
  spoiler: EXCERPT,
  subtitle: EXCERPT,
  tldr: EXCERPT,
  authors: "Write one 'author' in its place, a name of src/content/authors.ts.",
  tags: "Write one 'topic' in its place, and the tags as 'keywords' of 'seo'.",
  categories: "Write one 'topic' in its place.",
  layout: 'Remove it: all articles have the same.',
  slug: "Remove it: the file's name is the slug.",
  permalink: "Remove it: 'id' makes the address.",
  cover: PICTURE_FIELD,
  image: PICTURE_FIELD,
};

const ownFields = new Set(Object.keys(frontMatterSchema.shape));
/** Lines such as `title: …` or `title = …` between `---` or `+++`. */
const fields = /^(?:---|\+\+\+)[^\S\n]*\n+(?:[\w-]+[^\S\n]*[:=].*\n(?:[^\S\n].*\n)*)+/;
const NO_END = 'The fields of the article have no end. Write a line of --- below the last one.';
/** A draft with a slip in its fields is still a draft, and does not stop the build. */
const draftIn = (yaml: string) => ({ draft: /^draft:[ \t]*true\b/m.test(yaml) });

function readFrontMatter(
  { children: [first] }: Root,
  source: string,
  report: Report,
): Pick<Outline, 'value' | 'data' | 'lineAt'> {
  const lineAt = () => 1;
  if (first?.type !== 'yaml') {
    const [found = ''] = fields.exec(source) ?? [];
    const others = found ? ' The lines between +++ are of another program: remove them.' : '';
    report(
      1,
      found.startsWith('---')
        ? NO_END
        : `The file should begin with ---, the fields of the article, and --- again.${others}`,
    );
    // The fields without an end are those of the whole file.
    return { value: draftIn(found.startsWith('---') ? source : ''), data: undefined, lineAt };
  }
  const rest = source.slice(first.position?.end.offset);
  if (fields.test(rest.trimStart()))
    report(
      lineOf(first) + source.slice(0, source.length - rest.trimStart().length).split('\n').length - 1,
      'A second block of fields begins here. Remove it, to its --- or +++; what it says belongs in the first one.',
    );
  // No-break spaces, as Word writes them, look like others and make another name.
  const yaml = first.value.replace(/[\u00a0\u202f]/g, ' ');
  const read = readYaml(yaml, 1, report);
  if (!read) return { value: draftIn(yaml), data: undefined, lineAt };
  const value = (read.value ?? {}) as Outline['value'];
  const unknown = Object.keys(value).filter((name) => !ownFields.has(name));
  for (const name of unknown)
    report(
      read.lineAt([name]),
      `${name}: ${entryOf(otherBlogs, name.toLowerCase()) ?? 'An article has no such field. Remove it, or correct its name.'}`,
    );
  const own = Object.fromEntries(Object.entries(value).filter(([name]) => ownFields.has(name)));
  const { title, excerpt, imageAlt, seo, corrections } = own;
  for (const { path, text } of mistakesIn(frontMatterSchema, own, 'the file'))
    report(read.lineAt(path), text);
  for (const { path, text } of plainMistakesIn({ title, excerpt, imageAlt, seo, corrections }))
    report(read.lineAt(path), text);
  const data = unknown.length > 0 ? undefined : frontMatterSchema.safeParse(own).data;
  return { value, data, lineAt: read.lineAt };
}

/** Replaces `{{company.name}}` and the like. */
const withCompany = (text: string, report: Report) =>
  text.replace(/\{\{\s*company\.([\w.]+)\s*\}\}/g, (placeholder, path: string, offset: number) => {
    const value = path
      .split('.')
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], company);
    if (typeof value === 'string' && value) return value;
    report(
      text.slice(0, offset).split('\n').length,
      `${placeholder} is not a text of src/config/company.json.`,
    );
    return '';
  });

const HIDDEN_BREAK =
  'A line break of Word hides in this line. Type the line again, and press Enter where it should break.';
/**
 * Removes what Word and Windows add: a byte order mark, carriage returns, page breaks, zero-width characters. Lines are counted as
 * editors count them.
 */
const tidied = (text: string, report: Report) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\uFEFF\u200B]/g, '')
    .replace(/[\v\f]/g, (sign, offset: number, whole: string) => {
      if (sign === '\v') report(whole.slice(0, offset).split('\n').length, HIDDEN_BREAK);
      return ' ';
    });

/** Drawings keep a no-break space in their words, and output is compared with what the code prints. */
const keepsSpaces = new Set(['figure', 'output']);
/** Replaces the no-break spaces that Word puts into code, which nobody sees and no program reads. */
function spaceCode(tree: Root): void {
  for (const node of nodesIn(tree))
    if (node.type === 'inlineCode' || (node.type === 'code' && !keepsSpaces.has(node.lang ?? '')))
      node.value = node.value.replace(/[\u00a0\u202f]/g, ' ');
}

const COLON = 58;
/**
 * remark-directive also reads directives inside a line, where the `:30` of 10:30 would be one. Articles have them on lines
 * of their own only.
 */
function keepColonsInLines(this: Processor) {
  for (const { text } of this.data().micromarkExtensions ?? []) if (text) delete text[COLON];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(keepColonsInLines);

const NOT_UTF8 = 'Save the file as UTF-8. Then type each � again as the sign that it was.';

export function outline(file: string, text: string): Outline {
  const mistakes: string[] = [];
  const [before = '', lost] = text.replaceAll('\0', '\uFFFD').split('\uFFFD', 2);
  const report: Report = (at, mistake) => {
    // Without the signs that are lost, other mistakes are not what the author wrote.
    if (lost === undefined) mistakes.push(`${file}:${typeof at === 'number' ? at : lineOf(at)}: ${mistake}`);
  };
  if (lost !== undefined) mistakes.push(`${file}:${before.split(/\r\n?|\n/).length}: ${NOT_UTF8}`);
  const source = withCompany(tidied(text, report), report);
  const tree = processor.parse(source);
  spaceCode(tree);
  const slug = file.replace(/^.*\/|\.md$/g, '');
  if (!articleSchema.shape.slug.safeParse(slug).success)
    report(
      1,
      `the file's name should be lower-case letters, digits and hyphens. Name it ${slugOf(slug) || 'my-article'}.md.`,
    );
  return { ...readFrontMatter(tree, source, report), slug, file, source, tree, mistakes, report };
}
