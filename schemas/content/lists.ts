/** Questions, testimonials, events and projects. */
import * as z from 'zod/mini';
import { isoDate, slug, text } from './parts.ts';

export const faqSchema = z.object({ question: text, answer: text });
export type Faq = z.infer<typeof faqSchema>;

/** `organisation` is shown under the author where the page has one. */
export const testimonialSchema = z.object({
  content: text.check(z.minLength(60), z.maxLength(260)),
  author: text,
  organisation: z.optional(text),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const eventSchema = z
  .object({
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
  })
  .check(
    z.refine(
      ({ date, isoDate: day }) => Date.parse(`${date} UTC`) === Date.parse(day),
      'date and isoDate should name the same day.',
    ),
  );
/** Not `Event`, which is the browser's. */
export type EventCard = z.infer<typeof eventSchema>;

export const projectSchema = z.object({
  id: z.int(),
  slug,
  title: text,
  /** One sentence for the card. */
  summary: text.check(z.maxLength(140)),
  description: text,
  alt: text,
});
export type Project = z.infer<typeof projectSchema>;
