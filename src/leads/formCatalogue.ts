/**
 * Every form of the site: what kind it is, what it is called, and whether its leads go to the CRM (`crm`) or are only
 * written to the console (`log`, for trying a form out: its leads are lost, and visitors are thanked all the same). Changing a
 * row's `delivery` is all it takes to switch a form on or off.
 */
export type FormKind = 'lead' | 'contact' | 'subscribe';
export type Delivery = 'crm' | 'log';

interface FormEntry {
  kind: FormKind;
  delivery: Delivery;
  /** The dialog's title or the heading over the form; `{service}` stands for the service's name. */
  title: string;
  /** A sentence under a dialog's title. */
  text?: string;
  submit: string;
}

const answer = 'Leave your details and we reply within 24 hours.';
const solutions = "We'll contact you with personalized solutions.";

// Keeps each form's kind in its type, and lets every other cell of a row be changed.
const table = <const Rows extends Record<string, FormEntry>>(
  rows: Rows,
): { [Id in keyof Rows]: FormEntry & Pick<Rows[Id], 'kind'> } => rows;

export const formCatalogue = table({
  heroProject: {
    kind: 'lead',
    delivery: 'crm',
    title: 'Start your project with us',
    text: answer,
    submit: 'Submit',
  },
  heroPartner: {
    kind: 'lead',
    delivery: 'crm',
    title: 'Join us as a valued partner',
    text: answer,
    submit: 'Submit',
  },
  requestDemo: {
    kind: 'lead',
    delivery: 'crm',
    title: 'Start your project with us',
    text: answer,
    submit: 'Get updates',
  },
  homeInline: {
    kind: 'lead',
    delivery: 'crm',
    title: "Have questions? We'd love to hear from you",
    submit: 'Submit',
  },
  contactPage: { kind: 'contact', delivery: 'crm', title: "We're Just a Message Away", submit: 'Submit' },
  subscribe: {
    kind: 'subscribe',
    delivery: 'crm',
    title: 'Unforgettable Moments Await!!',
    submit: 'Subscribe us!',
  },
  course: {
    kind: 'lead',
    delivery: 'crm',
    title: 'Get in Touch with our team',
    text: answer,
    submit: 'Share',
  },
  serviceStart: {
    kind: 'lead',
    delivery: 'crm',
    title: 'Start your project with us',
    text: solutions,
    submit: 'Get updates',
  },
  serviceClosing: {
    kind: 'lead',
    delivery: 'crm',
    title: 'Start your {service} Project with us',
    text: solutions,
    submit: 'Get updates',
  },
  serviceInline: { kind: 'lead', delivery: 'crm', title: 'Tell us about your project', submit: 'Submit' },
  portfolio: {
    kind: 'lead',
    delivery: 'crm',
    title: 'Start your project with us',
    text: answer,
    submit: 'Get updates',
  },
});

export type FormId = keyof typeof formCatalogue;

/** The forms with name, email, phone and message. */
export type LeadFormId = Exclude<FormId, 'contactPage' | 'subscribe'>;

/** The lead forms that open in a dialog. */
export type DialogId = Exclude<LeadFormId, 'homeInline' | 'serviceInline'>;
