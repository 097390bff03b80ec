/** What several kinds of content share. */
import * as z from 'zod/mini';

export const trimmed = z.refine<string>(
  (value) => value === value.trim(),
  'Text should not start or end with white space.',
);
/** Visible copy: not empty, no stray white space at either end. */
export const text = z.string().check(z.minLength(1), trimmed);
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase words joined by hyphens.'));
const WHOLE_ADDRESS =
  'Write a whole address, from https:// on. A page of this site is linked in a sentence: [words](/getintouch).';
/** `error` is the message about any other address. Without it, it is for the author of an article. */
export const httpsUrl = (error = WHOLE_ADDRESS) =>
  z
    .url({ protocol: /^https$/, error, abort: true })
    // Without the slashes, a browser takes the address for a path of this site.
    .check(z.regex(/^https:\/\//i, error));
/** The number at the end of a page's address. */
export const pageId = z.int().check(
  z.gte(1),
  z.refine<number>((id) => id !== 404, '404 is the address of the “not found” page. Take another number.'),
);
export const isoDate = z.iso.date();
export const exactly = <T extends z.core.SomeType>(item: T, count: number) =>
  z.array(item).check(z.length(count));

/** What search engines show: a unique title under 60 characters, a unique description under 160. */
export const seoSchema = z.object({
  title: text.check(z.maxLength(59)),
  description: text.check(z.minLength(50), z.maxLength(159)),
  keywords: z.array(text).check(z.minLength(3)),
});
export type Seo = z.infer<typeof seoSchema>;

/**
 * A card with a Phosphor icon by its name without weight, such as `graduation-cap`; `alt` is its text alternative.
 * A line break in the title holds where cards are side by side: titles of neighbours then have as many lines.
 */
export const benefitSchema = z.object({ icon: slug, title: text, alt: text, text: z.optional(text) });
export type Benefit = z.infer<typeof benefitSchema>;
