import type { NameOf } from './checks.ts';
import { contactFields, contactForm } from './contact.ts';
import type { Fields, Moment } from './fields/field.ts';
import { leadFields, leadForm } from './lead.ts';
import { subscribeFields, subscribeForm } from './subscribe.ts';

/** A form that leads come from: the lead forms, the contact page or the newsletter. */
export type FormKind = 'lead' | 'contact' | 'subscribe';

/** The fields of every form. */
export const forms: Readonly<Record<FormKind, Fields>> = {
  lead: leadFields,
  contact: contactFields,
  subscribe: subscribeFields,
};

/** The schema of every form, for a submit or for typing. */
export const formSchemas = {
  lead: leadForm,
  contact: contactForm,
  subscribe: subscribeForm,
} satisfies Record<FormKind, (moment: Moment, nameOf?: NameOf) => unknown>;

export const formKinds = Object.keys(forms) as FormKind[];
