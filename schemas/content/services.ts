import * as z from 'zod/mini';
import { benefitSchema, exactly, seoSchema, slug, text } from './parts.ts';

export const serviceSchema = z.object({
  slug,
  /** The name as the Our Services menu spells it; it is also part of 'Start your {subject} Project with us'. */
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
