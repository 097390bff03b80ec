import * as z from 'zod/mini';
import { seoSchema, slug, text } from './parts.ts';

/**
 * A legal page: numbered sections of paragraphs and lists. `{email}` in a text is replaced by the support address.
 * `{counting}` and other names in braces by sentences that depend on the build's settings.
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
    .check(z.minLength(1)),
  seo: seoSchema,
});
export type LegalPage = z.infer<typeof legalPageSchema>;
