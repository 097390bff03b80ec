/** Internships and courses: their cards and pages. */
import * as z from 'zod/mini';
import { benefitSchema, exactly, pageId, seoSchema, slug, text } from './parts.ts';

/** One card in a list of internship programmes. The page of an internship adds {@link internshipDetailSchema}. */
export const internshipSchema = z.object({
  id: pageId,
  slug,
  title: text,
  type: z.literal('internship'),
  /** One sentence for the card. */
  summary: text.check(z.maxLength(140)),
  duration: z.literal('Short term and Long term'),
  /** Such as '2+ Lakhs', shown followed by 'opportunities'. */
  opportunities: z.optional(text),
  alt: text,
});
export type Internship = z.infer<typeof internshipSchema>;

export const featuredProgrammeSchema = z.object({
  id: z.int(),
  title: text,
  type: z.literal('Internship and training'),
  duration: z.literal('Short term and Long term'),
  opportunities: z.optional(text),
});
export type FeaturedProgramme = z.infer<typeof featuredProgrammeSchema>;

/** One card in a list of skill-oriented courses. */
export const courseSchema = z.object({
  id: pageId,
  slug,
  title: text,
  subtitle: text,
  /** Shown followed by 'months'. */
  duration: z.literal('Short Term Course / Long Term Course'),
  opportunities: z.optional(text),
  alt: text,
});
export type Course = z.infer<typeof courseSchema>;

/** What internship and course pages share. */
const detail = {
  id: z.int(),
  category: text,
  title: text,
  /** The label of the hero's button. */
  cta: text,
  /** The label of the information card's button. */
  cardCta: text,
  /** Out of five, with the number of reviews, such as '(529 Reviews)'. A programme that nobody has rated has neither. */
  rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
  review: z.optional(z.string().check(z.regex(/^\(\d+ Reviews\)$/, 'Write it as (529 Reviews).'))),
  /** Such as 'Intermediate Level'. */
  level: text,
  description: text.check(z.minLength(120)),
  /** A tagline about how long it takes. */
  duration: text,
  /** How a learner paces it. */
  time: text,
  schedule: text,
  features: z.object({ heading: text, points: exactly(text, 3) }),
  careers: exactly(benefitSchema, 4),
  certification: z.object({ opening: text, description: text, points: exactly(text, 3) }),
  seo: seoSchema,
};

export const internshipDetailSchema = z.object({
  ...detail,
  subtitle: text,
  /** A category without a title of its own gets the general one of internships. */
  seo: z.optional(seoSchema),
  /** The heading over the strip of hiring companies. */
  hiringHeading: text,
});
export type InternshipDetail = z.infer<typeof internshipDetailSchema>;

/** Its subtitle is that of the card, in {@link courseSchema}. */
export const courseDetailSchema = z.object(detail);
export type CourseDetail = z.infer<typeof courseDetailSchema>;
