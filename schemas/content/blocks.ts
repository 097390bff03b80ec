/** The body of an article. */
import * as z from 'zod/mini';
import { httpsUrl, text } from './parts.ts';

const inlineSchema = z.union([
  z.string().check(z.minLength(1)),
  z.object({ code: z.string().check(z.minLength(1)) }),
  z.object({ strong: z.string() }),
  z.object({ em: z.string() }),
  /** A key of the keyboard, as in Ctrl+C. */
  z.object({ kbd: z.string() }),
  z.object({ sub: z.string() }),
  z.object({ sup: z.string() }),
  /** A line break within a paragraph. */
  z.object({ lineBreak: z.literal(true) }),
  /** An address outside this site, the path of a page of it, or a heading of the same article. */
  z.object({
    label: text,
    href: z.string().check(z.regex(/^((https?:\/\/|mailto:|tel:)\S+|[/#]\S*)$/, 'Use an https address.')),
  }),
  /** The number of a reference of the same article. */
  z.object({ cite: z.int() }),
]);
/** Part of a text: plain text, or marked-up text. */
export type Inline = z.infer<typeof inlineSchema>;
/** Text with code, emphasis, links and citations in it. Plain text is a string. */
const richText = z.union([text, z.array(inlineSchema).check(z.minLength(1))]);
export type RichText = z.infer<typeof richText>;

/** The entries of a list. An entry with a list of its own is an object. */
const listParts = z.object({
  ordered: z.optional(z.boolean()),
  /** The first number of an ordered list that goes on after code or a picture. Without it it is 1. */
  start: z.optional(z.int()),
  get items() {
    return z.array(z.union([richText, z.object({ text: richText, list: listParts })])).check(z.minLength(1));
  },
});
export type ListParts = z.infer<typeof listParts>;

/** The languages of code in articles, by the word after the fence, and how a reader knows them. */
export const codeLanguages = {
  js: 'JavaScript',
  ts: 'TypeScript',
  jsx: 'JSX',
  tsx: 'TSX',
  sql: 'SQL',
  sh: 'Shell',
  python: 'Python',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  go: 'Go',
  kotlin: 'Kotlin',
  php: 'PHP',
  ruby: 'Ruby',
  rust: 'Rust',
  swift: 'Swift',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  yaml: 'YAML',
  diff: 'Diff',
  text: 'Text',
} as const;
export type CodeLanguage = keyof typeof codeLanguages;

/** Part of a line of code: plain, or with the class that colours it. */
export type Token = string | readonly [kind: string, text: string];
const tokenSchema = z.union([z.string(), z.readonly(z.tuple([z.string(), z.string()]))]);

const blockSchemas = [
  z.object({ kind: z.literal('paragraph'), text: richText }),
  /** `id` is what a link to the heading ends in. Without a level it is of level 2. */
  z.object({ kind: z.literal('heading'), text, id: text, level: z.optional(z.literal([3, 4])) }),
  z.object({ kind: z.literal('list'), ...listParts.shape }),
  z.object({ kind: z.literal('quote'), text: richText, by: z.optional(text) }),
  /** A change of subject without a heading. */
  z.object({ kind: z.literal('break') }),
  /** A photo or screenshot; the files of its sizes are `address-480.avif` and so on. */
  z.object({
    kind: z.literal('picture'),
    /** Next to the article. */
    file: text,
    alt: text,
    caption: z.optional(text),
    /** Known once the sizes are made. */
    made: z.optional(z.object({ address: text, width: z.int(), height: z.int(), widths: z.array(z.int()) })),
  }),
  /** A founder's or learner's story with the lesson it teaches. */
  z.object({ kind: z.literal('hero'), name: text, story: richText, lesson: text }),
  z.object({
    kind: z.literal('steps'),
    items: z.array(z.object({ title: text, text: richText })).check(z.minLength(2)),
  }),
  z.object({
    kind: z.literal('growthZones'),
    items: z.array(z.object({ zone: text, description: richText })).check(z.minLength(2)),
  }),
  z.object({
    kind: z.literal('assessments'),
    items: z.array(z.object({ name: text, description: richText })).check(z.minLength(2)),
  }),
  /** A closing line that invites the reader to get in touch; the page adds the button. */
  z.object({ kind: z.literal('contact'), text }),
  /** An address outside this site, opened in a new tab. */
  z.object({ kind: z.literal('link'), label: text, href: httpsUrl() }),
  /** Code, highlighted at build time. `output` is what it prints. */
  z.object({
    kind: z.literal('code'),
    /** As a reader knows it. */
    language: z.enum(Object.values(codeLanguages)),
    title: z.optional(text),
    lines: z.array(z.array(tokenSchema)).check(z.minLength(1)),
    output: z.optional(z.string().check(z.minLength(1))),
  }),
  z.object({
    kind: z.literal('table'),
    caption: z.optional(text),
    /** The first may be empty: the names of the rows need no heading. */
    head: z.array(z.union([richText, z.literal('')])).check(z.minLength(2), z.maxLength(5)),
    /** The indexes of the columns whose cells are right-aligned, because they hold numbers. */
    numeric: z.array(z.int()),
    rows: z.array(z.array(z.union([richText, z.literal('')]))).check(z.minLength(1)),
  }),
  /** A chart or diagram: the parts of an SVG, drawn at build time. `alt` says in words what it shows. */
  z.object({
    kind: z.literal('figure'),
    caption: text,
    alt: text,
    /** The drawing is as wide as the page allows, minus the space that it needs on each side. */
    left: z.number(),
    right: z.number(),
    height: z.number(),
    drawing: z.string(),
  }),
  /** A source, listed at the end; `number` is what the text cites it by. */
  z.object({
    kind: z.literal('reference'),
    number: z.int(),
    author: text,
    title: text,
    year: z.int().check(z.gte(1800), z.lte(2100)),
    href: httpsUrl(),
  }),
] as const;

/** One part of an article's body, in reading order. */
export const blockSchema = z.discriminatedUnion('kind', blockSchemas);
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
export const articleBodySchema = z.array(blockSchema).check(z.minLength(6));
