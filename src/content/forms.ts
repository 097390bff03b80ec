/** The copy of the forms. The labels, hints and messages of their fields are in `schemas/fields/`. */
import type { FormId } from '../leads/formCatalogue';
import { company } from './company.ts';
import { whatsNew } from './events.ts';
import { theCountry, whole } from './phrases.ts';

interface FormCopy {
  /** The dialog's title or the heading over the form; `{subject}` (`SUBJECT_SLOT`) is replaced by the page's service. */
  readonly title: string;
  /** A sentence under a dialog's title, in place of the line for its reader. */
  readonly text?: string;
  readonly submit: string;
}

const solutions = "We'll contact you with personalized solutions.";

export const formCopy: Readonly<Record<FormId, FormCopy>> = {
  heroProject: { title: 'Start your project with us', submit: 'Submit' },
  heroPartner: { title: 'Join us as a valued partner', submit: 'Submit' },
  requestDemo: { title: 'Start your project with us', submit: 'Get updates' },
  homeInline: { title: "Have questions? We'd love to hear from you", submit: 'Submit' },
  contactPage: { title: "We're Just a Message Away", submit: 'Submit' },
  subscribe: { title: whatsNew.heading, submit: 'Subscribe us!' },
  course: { title: 'Get in Touch with our team', submit: 'Share' },
  serviceStart: { title: 'Start your project with us', text: solutions, submit: 'Get updates' },
  serviceClosing: { title: 'Start your {subject} Project with us', text: solutions, submit: 'Get updates' },
  serviceInline: { title: 'Tell us about your project', submit: 'Submit' },
  portfolio: { title: 'Start your project with us', submit: 'Get updates' },
};

/** Shown while the code of a dialog loads. */
export const openingForm = 'Opening the form…';

export const thanks = {
  title: 'Thank you',
  text: 'We have taken your details. Our admin team will contact you soon!',
};

/** The label of the honeypot, in case a person finds it. */
export const honeypotLabel = 'Leave this empty';

const characters: Readonly<Record<string, string>> = {
  _: 'underscore (_)',
  '+': 'plus sign (+)',
  '\t': 'tab',
  '\n': 'line break',
  '\r': 'line break',
  '\u00A0': 'no-break space',
  '\u2007': 'no-break space',
  '\u202F': 'no-break space',
};

export const fieldCopy = {
  clear: 'Clear',
  removed: 'Removed:',
  characters,
  space: 'space',
  /** Names a character that nobody sees. */
  invisible: 'invisible character',
  putBack: 'Put it back',
  didYouMean: (value: string) => `Did you mean ${value}?`,
  use: (value: string) => `Use ${value}`,
  beginnings: 'Begin your message with',
};

/** Under a message that its visitor may be unable to act on, such as one about a phone of another country. */
export const otherWays = {
  before: 'If this is right, ',
  email: 'email us what you typed',
  or: ' or message us on ',
  whatsApp: 'WhatsApp',
  after: '.',
};

/** The campus programme, as the contact page suggests it for the services. */
export const campusName = 'Corporate on Campus';

/** What the contact page suggests for a designation. */
export const roles = [
  'Student',
  'Lecturer',
  'Professor',
  'Placement officer',
  'Principal',
  'Head of department',
  'Founder',
  'Director',
  'Manager',
  'Human resources',
  'Software engineer',
];

export const plannerCopy = {
  name: 'Career planner',
  labels: {
    careerField: 'Career field',
    skillLevel: 'Skill level',
    learningStyle: 'Learning style',
    duration: 'Duration',
  },
  choose: 'Choose one',
  submit: 'Plan Now',
  again: 'Map Out the Next Journey',
  noScript:
    'The planner needs JavaScript, which is off in this browser. Write to us, and we will plan with you.',
  late: 'The planner has not loaded. Check your connection, then press Plan Now again.',
};

/** The purpose of the data, and who may send it, under every lead and contact form. */
export const detailsUse = {
  before: 'We use these details to answer your request, as our ',
  link: whole('privacy policy'),
  after: ' describes. Under 18? Ask a parent or guardian to send it. ',
  abroad: `Outside ${theCountry(company.offices[0].country)}? You can email us instead.`,
};

/** Under the newsletter's field. */
export const newsUse = {
  before: 'We keep your address until you unsubscribe, as our ',
  after: ' describes.',
};
