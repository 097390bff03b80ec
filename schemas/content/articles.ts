/** Articles without their body, and their authors. */
import * as z from 'zod/mini';
import type { Block } from './blocks.ts';
import { isoDate, pageId, seoSchema, slug, text, type Seo } from './parts.ts';

/** Who signs articles. */
export const authorSchema = z.object({
  name: text,
  /** What they do, shown next to the name. */
  role: text.check(z.maxLength(60)),
  biography: text.check(z.minLength(40), z.maxLength(240)),
});
export type Author = z.infer<typeof authorSchema>;

const listed = {
  id: pageId,
  title: text.check(z.maxLength(80)),
  /** One or two sentences for the card and the head of the article. */
  excerpt: text.check(z.minLength(60), z.maxLength(200)),
  topic: z.enum([
    'Careers',
    'AI in learning',
    'Study techniques',
    'Founder stories',
    'Skills gap',
    'EdTech industry',
    'Independence Day',
  ]),
  author: text,
  published: isoDate,
  /** The day of the last change to what the text says; corrected spelling does not count. */
  updated: z.optional(isoDate),
  /** The text alternative of the cover. */
  imageAlt: text,
};

/** What an article said wrongly and says now. */
const correctionSchema = z.object({ date: isoDate, text: text.check(z.maxLength(300)) });
export type Correction = z.infer<typeof correctionSchema>;

/** The front matter of an article's file. */
export const frontMatterSchema = z.strictObject({
  ...listed,
  /** A draft is not published. */
  draft: z.optional(z.boolean()),
  /** The file names, without extension, of articles to read next. */
  related: z.optional(z.array(slug).check(z.maxLength(3))),
  courses: z.optional(z.array(slug).check(z.maxLength(3))),
  internships: z.optional(z.array(slug).check(z.maxLength(3))),
  /** The newest first. */
  corrections: z.optional(z.array(correctionSchema)),
  seo: seoSchema,
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** What lists and the head of an article show. */
export const articleSchema = z.object({
  ...listed,
  slug,
  /** Reading time in minutes. */
  minutes: z.int().check(z.gte(1)),
  /** Its picture; a draft may have none yet. */
  cover: z.optional(z.object({ palette: z.string(), version: z.string() })),
});
export type Article = z.infer<typeof articleSchema>;

/** What only the page of an article shows. */
export interface ArticleText {
  body: readonly Block[];
  words: number;
  corrections: readonly Correction[];
  seo: Seo;
  author: Author;
  /** The ids of articles to read next. */
  related: readonly number[];
  /** Courses and internships on the article's subject. */
  programmes: readonly { title: string; path: string }[];
}
