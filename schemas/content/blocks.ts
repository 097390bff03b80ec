/** The body of an article. */
import * as z from 'zod/mini';
import { httpsUrl, text } from './parts.ts';

const inlineSchema = z.union([
  z.string().check(z.minLength(1)),
  z.object({ code: z.string().check(z.minLength(1)) }),
  z.object({ strong: z.string() }),
  z.object({ em: z.string() }),
  /** An address outside this site, or the path of a page of it. */
  z.object({
    label: text,
    href: z.string().check(z.regex(/^(https:\/\/\S+|\/\S*)$/, 'Use an https address.')),
  }),
  /** The number of a reference of the same article. */
  z.object({ cite: z.int() }),
]);
/** Part of a text: plain words, or words with a meaning of their own. */
export type Inline = z.infer<typeof inlineSchema>;
/** Text with code, emphasis, links and citations in it. Plain text is a string. */
const richText = z.union([text, z.array(inlineSchema).check(z.minLength(1))]);
export type RichText = z.infer<typeof richText>;

/** The languages of code in articles, by the word after the fence, and how a reader knows them. */
export const codeLanguages = {
  js: 'JavaScript',
  ts: 'TypeScript',
  jsx: 'JSX',
  sql: 'SQL',
  sh: 'Shell',
  python: 'Python',
  java: 'Java',
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
  z.object({ kind: z.literal('heading'), text }),
  z.object({
    kind: z.literal('list'),
    ordered: z.optional(z.boolean()),
    items: z.array(richText).check(z.minLength(2)),
  }),
  z.object({ kind: z.literal('quote'), text, by: z.optional(text) }),
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
  z.object({ kind: z.literal('link'), label: text, href: httpsUrl }),
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
    caption: text,
    head: z.array(richText).check(z.minLength(2), z.maxLength(5)),
    /** The columns, from 0, whose cells are aligned right: numbers. */
    numeric: z.array(z.int()),
    rows: z.array(z.array(z.union([richText, z.literal('')]))).check(z.minLength(1)),
  }),
  /** A chart or diagram: the parts of an SVG, drawn at build time. `alt` says in words what it shows. */
  z.object({
    kind: z.literal('figure'),
    caption: text,
    alt: text,
    /** The drawing is as wide as the page allows, less what it needs on each side. */
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
    href: httpsUrl,
  }),
] as const;

/** One part of an article's body, in reading order. */
export const blockSchema = z.discriminatedUnion('kind', blockSchemas);
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
export const articleBodySchema = z.array(blockSchema).check(z.minLength(6));
