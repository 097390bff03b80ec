import type { NameOf } from './checks.ts';
import { contactFields, contactForm } from './contact.ts';
import type { Fields, Moment } from './fields/field.ts';
import { leadFields, leadForm } from './lead.ts';
import { subscribeFields, subscribeForm } from './subscribe.ts';

/** The schema of every form, for a submit or for typing. */
export const formSchemas = {
  lead: leadForm,
  contact: contactForm,
  subscribe: subscribeForm,
} satisfies Record<string, (moment: Moment, nameOf?: NameOf) => unknown>;

/** The forms that leads come from: the lead forms, the contact page and the newsletter. */
export type FormKind = keyof typeof formSchemas;
export const formKinds = Object.keys(formSchemas) as FormKind[];

/** The fields of every form. */
export const fieldsByForm: Readonly<Record<FormKind, Fields>> = {
  lead: leadFields,
  contact: contactFields,
  subscribe: subscribeFields,
};
