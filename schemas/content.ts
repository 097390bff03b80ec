/**
 * What every piece of site content must look like. The content files in `src/content/` are plain typed data; the tests
 * parse them with these schemas, so that a missing field or a wrong count is named before it reaches a visitor.
 */
import * as z from 'zod/mini';

/** Visible copy: not empty, no stray white space at either end. */
const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value === value.trim(), 'Text should not start or end with white space.'),
);
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase words joined by hyphens.'));
/** The name of a Phosphor icon without its weight, such as `graduation-cap`. */
const icon = slug;
const httpsUrl = z.url({ protocol: /^https$/ });
const isoDate = z.iso.date();
const exactly = <T extends z.core.SomeType>(item: T, count: number) => z.array(item).check(z.length(count));

/** What search engines show: a unique title under 60 characters, a unique description under 160. */
export const seoSchema = z.object({
  title: text.check(z.maxLength(59)),
  description: text.check(z.minLength(50), z.maxLength(159)),
  keywords: z.array(text).check(z.minLength(3)),
});
export type Seo = z.infer<typeof seoSchema>;

export const faqSchema = z.object({ question: text, answer: text });
export type Faq = z.infer<typeof faqSchema>;

/** `organisation` is shown under the author where the page has one. */
export const testimonialSchema = z.object({
  content: text.check(z.minLength(60), z.maxLength(260)),
  author: text,
  organisation: z.optional(text),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A card with an icon; `alt` is the icon's text alternative. */
export const benefitSchema = z.object({ icon, title: text, alt: text, text: z.optional(text) });
export type Benefit = z.infer<typeof benefitSchema>;

export const eventSchema = z.object({
  slug,
  title: text,
  /** As shown, such as '15 Aug 2024'. */
  date: text,
  /** The same day as `YYYY-MM-DD`. */
  isoDate,
  location: text,
  /** What happened there, in a few words. */
  happened: text.check(z.maxLength(60)),
  alt: text,
});
export type EventCard = z.infer<typeof eventSchema>;

export const projectSchema = z.object({ id: z.int(), slug, title: text, description: text, alt: text });
export type Project = z.infer<typeof projectSchema>;

/** One card in a list of internship programmes. The page of an internship adds {@link internshipDetailSchema}. */
export const internshipSchema = z.object({
  id: z.int().check(z.gte(1)),
  slug,
  title: text,
  type: z.literal('internship'),
  /** One sentence for the card. */
  summary: text.check(z.maxLength(140)),
  duration: z.literal('Short term and Long term'),
  /** Such as '2+ Lakhs', shown followed by 'opportunities'. */
  opportunities: text,
  alt: text,
});
export type Internship = z.infer<typeof internshipSchema>;

export const featuredProgrammeSchema = z.object({
  id: z.int(),
  title: text,
  type: z.literal('Internship and training'),
  duration: z.literal('Short term and Long term'),
  opportunities: text,
});
export type FeaturedProgramme = z.infer<typeof featuredProgrammeSchema>;

/** One card in a list of skill-oriented courses. */
export const courseSchema = z.object({
  id: z.int().check(z.gte(1)),
  slug,
  title: text,
  subtitle: text,
  /** Shown followed by 'months'. */
  duration: z.literal('Short Term Course / Long Term Course'),
  opportunities: text,
  alt: text,
});
export type Course = z.infer<typeof courseSchema>;

/** What internship and course pages share. */
const detail = {
  id: z.int(),
  category: text,
  title: text,
  subtitle: text,
  /** The label of the hero's button. */
  cta: text,
  /** The label of the information card's button. */
  text: text,
  /** Such as '(529 Reviews)'. */
  review: z.string().check(z.regex(/^\(\d+ Reviews\)$/)),
  description: text.check(z.minLength(120)),
  /** A tagline about how long it takes. */
  duration: text,
  /** How a learner paces it. */
  time: text,
  schedule: z.enum(['Flexible Learning', 'Flexible Schedule']),
  features: z.object({ heading: text, points: exactly(text, 3) }),
  careers: exactly(benefitSchema, 4),
  certification: z.object({ opening: text, description: text, points: exactly(text, 3) }),
  seo: seoSchema,
};

export const internshipDetailSchema = z.object({
  ...detail,
  /** A category without a title of its own gets the general one of internships. */
  seo: z.optional(seoSchema),
  rating: z.number().check(z.gte(4.46), z.lte(4.48)),
  level: z.literal('Intermediate Level'),
  /** The heading over the strip of hiring companies. */
  hiringHeading: text,
});
export type InternshipDetail = z.infer<typeof internshipDetailSchema>;

export const courseDetailSchema = z.object({
  ...detail,
  rating: z.number().check(z.gte(4.42), z.lte(4.48)),
  level: z.enum(['Intermediate Level', 'Intermediate to Advanced Level', 'Advanced Level']),
});
export type CourseDetail = z.infer<typeof courseDetailSchema>;

export const serviceSchema = z.object({
  slug,
  /** The name as the Our Services menu spells it; it also stands in 'Start your {service} Project with us'. */
  name: text,
  hero: z.object({ heading: text, highlight: text, description: text, alt: text }),
  servicesHeading: text,
  services: exactly(z.object({ title: text, description: text }), 6),
  /** What happens in each week of the first month. */
  firstMonth: exactly(text, 4),
  whyHeading: text,
  benefits: z.array(benefitSchema).check(z.minLength(3), z.maxLength(4)),
  /** The band with the 'Discuss your project' button. */
  discuss: z.object({ heading: text, text: text }),
  /** The closing call-to-action band. */
  closing: z.object({ heading: text, text: text, button: text }),
  seo: seoSchema,
});
export type Service = z.infer<typeof serviceSchema>;

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
    /** The columns, from 0, whose cells stand at the right: numbers. */
    numeric: z.array(z.int()),
    rows: z.array(z.array(z.union([richText, z.literal('')]))).check(z.minLength(1)),
  }),
  /** A chart or diagram: the parts of an SVG, drawn at build time. `alt` says in words what it shows. */
  z.object({
    kind: z.literal('figure'),
    caption: text,
    alt: text,
    width: z.number(),
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

const pointSchema = z.tuple([z.string().check(z.minLength(1), z.maxLength(44)), z.number().check(z.gte(0))]);
const figureText = { caption: text, alt: text.check(z.minLength(20)) };
const boxName = z.string().check(z.minLength(1), z.maxLength(60));

/** What a figure shows, as an article describes it in YAML. Values start at 0, so that lengths can be compared. */
export const figureSchema = z.discriminatedUnion('type', [
  /** One bar for each pair of label and value. `unit` follows each value. */
  z.strictObject({
    type: z.literal('bar'),
    ...figureText,
    unit: z.optional(z.string()),
    bars: z.array(pointSchema).check(z.minLength(2), z.maxLength(12)),
  }),
  /** Up to three lines over the same points of the horizontal axis. */
  z.strictObject({
    type: z.literal('line'),
    ...figureText,
    unit: z.optional(z.string()),
    x: z.array(z.string()).check(z.minLength(2), z.maxLength(24)),
    lines: z
      .array(z.strictObject({ name: boxName, values: z.array(z.number().check(z.gte(0))) }))
      .check(z.minLength(1), z.maxLength(3)),
  }),
  /** Rows of boxes and arrows between them; an arrow names the texts of two boxes, and may carry a word. */
  z.strictObject({
    type: z.literal('diagram'),
    ...figureText,
    rows: z
      .array(z.array(boxName).check(z.minLength(1), z.maxLength(3)))
      .check(z.minLength(1), z.maxLength(8)),
    arrows: z.array(
      z.union([z.tuple([boxName, boxName]), z.tuple([boxName, boxName, z.string().check(z.maxLength(24))])]),
    ),
  }),
]);
export type Figure = z.infer<typeof figureSchema>;
export type FigureOf<Type extends Figure['type']> = Extract<Figure, { type: Type }>;

/** Who signs articles. */
export const authorSchema = z.object({
  name: text,
  /** What they do, shown beside the name. */
  role: text.check(z.maxLength(60)),
  biography: text.check(z.minLength(40), z.maxLength(240)),
});
export type Author = z.infer<typeof authorSchema>;

const listed = {
  id: z.int().check(z.gte(1)),
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
  /** The text alternative of the cover. */
  imageAlt: text,
};

/** What stands above the text of an article's file. */
export const frontMatterSchema = z.strictObject({
  ...listed,
  /** A draft is not published. */
  draft: z.optional(z.boolean()),
  /** File names of articles, courses and internships to go on to, without their extension. */
  related: z.optional(z.array(slug).check(z.maxLength(3))),
  courses: z.optional(z.array(slug).check(z.maxLength(3))),
  internships: z.optional(z.array(slug).check(z.maxLength(3))),
  seo: seoSchema,
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** What lists and the head of an article show. */
export const articleSchema = z.object({
  ...listed,
  slug,
  /** Reading time in minutes. */
  minutes: z.int().check(z.gte(1)),
});
export type Article = z.infer<typeof articleSchema>;

/** What only the page of an article shows. */
export interface ArticleText {
  body: readonly Block[];
  words: number;
  seo: Seo;
  author: Author;
  /** The ids of articles to go on to. */
  related: readonly number[];
  /** Courses and internships to go on to. */
  programmes: readonly { title: string; path: string }[];
}

/**
 * A legal page: numbered sections of paragraphs and lists. `{email}` in a text stands for the support address,
 * `{counting}` for who receives the events of this build.
 */
export const legalPageSchema = z.object({
  title: text,
  effective: text,
  intro: z.array(text).check(z.minLength(1)),
  sections: z
    .array(
      z.object({
        slug,
        heading: text,
        blocks: z
          .array(
            z.union([z.object({ paragraph: text }), z.object({ list: z.array(text).check(z.minLength(2)) })]),
          )
          .check(z.minLength(1)),
      }),
    )
    .check(z.minLength(4)),
  seo: seoSchema,
});
export type LegalPage = z.infer<typeof legalPageSchema>;
