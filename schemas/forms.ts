import { contactFields } from './contact.ts';
import type { Fields } from './fields/field.ts';
import { leadFields } from './lead.ts';
import { subscribeFields } from './subscribe.ts';

/** A form that leads come from: the lead forms, the contact page or the newsletter. */
export type FormKind = 'lead' | 'contact' | 'subscribe';

/** The fields of every form. For scripts and tests; a page imports only the form it shows. */
export const forms: Readonly<Record<FormKind, Fields>> = {
  lead: leadFields,
  contact: contactFields,
  subscribe: subscribeFields,
};

export const formKinds = Object.keys(forms) as FormKind[];
