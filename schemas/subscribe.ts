import type { Fields } from './fields/field.ts';
import { newsletterEmail } from './fields/newsletterEmail.ts';
import { formSchema } from './formSchema.ts';

/** The newsletter. */
export const subscribeFields = { email: newsletterEmail } satisfies Fields;

/** On submit and while typing alike. The address comes out as the browser would send it. */
export const subscribeSchema = formSchema(subscribeFields, 'submit');
