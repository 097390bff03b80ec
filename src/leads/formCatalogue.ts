import type { FormKind } from '../../schemas/forms';

interface FormEntry {
  readonly kind: FormKind;
  /**
   * `crm` delivers; `log` only writes to the console, for trying a form out: its leads are lost although the visitor is
   * thanked.
   */
  readonly delivery: 'crm' | 'log';
}

// Keeps the kind of each form in its type, but lets any row's delivery be changed.
const table = <const Rows extends Record<string, FormEntry>>(
  rows: Rows,
): { readonly [Id in keyof Rows]: FormEntry & Pick<Rows[Id], 'kind'> } => rows;

/** Every form of the site. Its title and button are in the content. */
export const formCatalogue = table({
  heroProject: { kind: 'lead', delivery: 'crm' },
  heroPartner: { kind: 'lead', delivery: 'crm' },
  requestDemo: { kind: 'lead', delivery: 'crm' },
  homeInline: { kind: 'lead', delivery: 'crm' },
  contactPage: { kind: 'contact', delivery: 'crm' },
  subscribe: { kind: 'subscribe', delivery: 'crm' },
  course: { kind: 'lead', delivery: 'crm' },
  serviceStart: { kind: 'lead', delivery: 'crm' },
  serviceClosing: { kind: 'lead', delivery: 'crm' },
  serviceInline: { kind: 'lead', delivery: 'crm' },
  portfolio: { kind: 'lead', delivery: 'crm' },
});

export type FormId = keyof typeof formCatalogue;

/** The forms with name, email, phone and message. */
export type LeadFormId = {
  [Id in FormId]: (typeof formCatalogue)[Id]['kind'] extends 'lead' ? Id : never;
}[FormId];

/** The lead forms that open in a dialog. */
export const dialogIds = [
  'heroProject',
  'heroPartner',
  'requestDemo',
  'course',
  'serviceStart',
  'serviceClosing',
  'portfolio',
] as const satisfies readonly LeadFormId[];
export type DialogId = (typeof dialogIds)[number];

/** Whether a lead form opens in a dialog. */
export const isDialogId = (id: string): id is DialogId => dialogIds.some((known) => known === id);

/** Whether a form is in the catalogue. Others never reach the CRM. */
export const isFormId = (id: string): id is FormId => Object.hasOwn(formCatalogue, id);
