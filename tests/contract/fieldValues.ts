/**
 * Values of form fields with what the form says about them, in the words of the specification. `messages.test.ts` checks
 * each by the rules, and `messagesInForms.test.tsx` enters the refused ones into the real form.
 * To add a case, copy a row: docs/howto/change-a-rule.md.
 */
import { fieldsByForm, formKinds, type FormKind } from '../../schemas/forms.ts';

interface FieldOfForm {
  readonly form: FormKind;
  /** The label of the field. */
  readonly field: string;
}

export interface Refused extends FieldOfForm {
  readonly value: string;
  /** The id of the rule in `schemas/fields/` that the value breaks first. */
  readonly breaks: string;
  /** The message after a submit. */
  readonly says: string;
  /** The message while typing, where it is different. */
  readonly whileTyping?: string;
}

export interface Accepted extends FieldOfForm {
  readonly value: string;
}

const noSpecialCharacters = 'Name should not contain special characters or numbers.';
const spaces = 'Name should not start or end with a space or contain multiple consecutive spaces.';
const letterByLetter = 'Name should not contain letter-by-letter spacing.';
const capitals = 'Each word should start with a capital or small letter, but the rest must be lowercase.';
const atMost80 = 'Please keep this to 80 characters or fewer.';

const leadName = { form: 'lead', field: 'Name' } as const;
const leadNames: readonly Refused[] = [
  { ...leadName, value: '', breaks: 'required', says: 'Name is required.' },
  { ...leadName, value: ' Asha', breaks: 'stray-space', says: spaces },
  { ...leadName, value: 'Asha ', breaks: 'stray-space', says: spaces },
  { ...leadName, value: 'Asha  Rao', breaks: 'stray-space', says: spaces },
  { ...leadName, value: 'A s h a', breaks: 'letter-by-letter', says: letterByLetter },
  { ...leadName, value: 'Asha2', breaks: 'letters-only', says: noSpecialCharacters },
  { ...leadName, value: "O'Brien", breaks: 'letters-only', says: noSpecialCharacters },
  { ...leadName, value: 'Asha-Rao', breaks: 'letters-only', says: noSpecialCharacters },
  { ...leadName, value: 'A. Rao', breaks: 'letters-only', says: noSpecialCharacters },
  { ...leadName, value: 'అషా౧', breaks: 'letters-only', says: noSpecialCharacters },
  { ...leadName, value: 'ASHA Rao', breaks: 'lowercase-rest', says: capitals },
  { ...leadName, value: 'asHa', breaks: 'lowercase-rest', says: capitals },
  { ...leadName, value: 'a'.repeat(81), breaks: 'too-long', says: atMost80 },
];

/** The fields of the contact page that have the rules of a name, each with its limit. */
const contactNames: readonly Refused[] = [
  { field: 'First name', limit: 40 },
  { field: 'Last name', limit: 80 },
  { field: 'Designation', limit: 80 },
  { field: 'Services', limit: 80 },
  { field: 'Location', limit: 80 },
].flatMap(({ field, limit }) => {
  const name = { form: 'contact', field } as const;
  const onlyLetters = 'Name should only contain letters and single spaces between words.';
  const edges = 'Name should not start or end with a space.';
  return [
    {
      ...name,
      value: '',
      breaks: 'required',
      says: 'This field is required',
      whileTyping: 'Name is required.',
    },
    { ...name, value: ' Asha', breaks: 'edge-space', says: edges },
    { ...name, value: 'Asha ', breaks: 'edge-space', says: edges },
    { ...name, value: 'Asha2', breaks: 'letters-only', says: onlyLetters },
    { ...name, value: "O'Brien", breaks: 'letters-only', says: onlyLetters },
    { ...name, value: 'A s h a', breaks: 'letter-by-letter', says: letterByLetter },
    {
      ...name,
      value: 'Asha  Rao',
      breaks: 'double-space',
      says: 'Name should not contain multiple consecutive spaces.',
    },
    { ...name, value: 'ASHA Rao', breaks: 'lowercase-rest', says: capitals },
    {
      ...name,
      value: 'a'.repeat(limit + 1),
      breaks: 'too-long',
      says: `Please keep this to ${limit} characters or fewer.`,
    },
  ];
});

const whileTyping = 'Entered email is not a valid email.';
const ofShape = { breaks: 'shape', says: 'Invalid email address format.', whileTyping };
const ofFirstDigit = {
  breaks: 'leading-digit',
  says: 'Email should not start with a number.',
  whileTyping,
};
const notValid = (value: string) => ({
  value,
  breaks: 'punctuation',
  says: `${value} is not a valid email...!`,
  whileTyping,
});

/** In the lead forms an email is required, on the contact page it is optional. */
const emails: readonly Refused[] = [
  { form: 'lead', field: 'Email', value: '', breaks: 'required', says: 'Email is required.' },
  ...(['lead', 'contact'] as const).flatMap((form) => {
    const email = { form, field: 'Email' } as const;
    return [
      { ...email, value: 'asha.rao', ...ofShape },
      { ...email, value: 'asha.rao@', ...ofShape },
      { ...email, value: '@example.com', ...ofShape },
      { ...email, value: 'asha.rao@example', ...ofShape },
      { ...email, value: 'a@b@example.com', ...ofShape },
      { ...email, value: '7asha@example.com', ...ofFirstDigit },
      { ...email, value: '9876543210@example.com', ...ofFirstDigit },
      { ...email, ...notValid('asha..rao@example.com') },
      { ...email, ...notValid('asha@example..com') },
      { ...email, ...notValid('.asha@example.com') },
      { ...email, ...notValid('-asha@example.com') },
      {
        ...email,
        value: 'asha.@example.com',
        breaks: 'dot-before-at',
        says: 'asha.@example.com is not a valid email... Dot before @ is not allowed.',
        whileTyping,
      },
      {
        ...email,
        value: 'asha@.example.com',
        breaks: 'dot-after-at',
        says: 'asha@.example.com is not a valid email... Dot after @ is not allowed.',
        whileTyping,
      },
      { ...email, value: `${'a'.repeat(69)}@example.com`, breaks: 'too-long', says: atMost80, whileTyping },
    ];
  }),
];

const tooFew = { breaks: 'too-few-digits', says: 'Phone number must be exactly 10 digits.' };
const tooMany = { breaks: 'too-many-digits', says: 'Please enter a valid 10-digit contact number.' };
const firstDigit = { breaks: 'first-digit', says: 'Phone number must start with a digit 6 or higher.' };
const noPhone = { breaks: 'required', says: 'Phone number is required.' };

const phones: readonly Refused[] = [
  { form: 'lead', field: 'Phone', value: '', ...noPhone },
  ...(['lead', 'contact'] as const).flatMap((form) => {
    const phone = { form, field: 'Phone' } as const;
    return [
      { ...phone, value: '-', ...noPhone },
      { ...phone, value: '()', ...noPhone },
      { ...phone, value: '98765', ...tooFew },
      { ...phone, value: '987654321', ...tooFew },
      { ...phone, value: '98765432101', ...tooMany },
      { ...phone, value: '00000000000', ...tooMany },
      { ...phone, value: '5876543210', ...firstDigit },
      { ...phone, value: '0012345678', ...firstDigit },
      { ...phone, value: '0000000000', ...firstDigit },
    ];
  }),
];

const needed = { breaks: 'required', says: 'This field is required' };
const noMessage = 'Message is required.';
const tooLongMessage = {
  value: 'a'.repeat(32_001),
  breaks: 'too-long',
  says: 'Please keep this to 32,000 characters or fewer.',
};
const leadMessage = { form: 'lead', field: 'Message' } as const;
const contactMessage = { form: 'contact', field: 'Message' } as const;
const college = { form: 'contact', field: 'College name' } as const;
const otherTexts: readonly Refused[] = [
  { ...leadMessage, value: '', breaks: 'required', says: noMessage },
  { ...leadMessage, value: '   ', breaks: 'required', says: noMessage },
  { ...leadMessage, value: '\n', breaks: 'required', says: noMessage },
  { ...leadMessage, ...tooLongMessage },
  { ...contactMessage, value: '', ...needed, whileTyping: noMessage },
  { ...contactMessage, value: '   ', ...needed, whileTyping: noMessage },
  { ...contactMessage, ...tooLongMessage },
  { ...college, value: '', ...needed },
  { ...college, value: '   ', ...needed },
  { ...college, value: 'a'.repeat(81), breaks: 'too-long', says: atMost80 },
];

const newsletter = { form: 'subscribe', field: 'Email' } as const;
const newsletterEmails: readonly Refused[] = [
  { ...newsletter, value: '', breaks: 'required', says: 'Email is required.' },
  { ...newsletter, value: 'asha.rao', breaks: 'shape', says: 'Invalid email address format.' },
  { ...newsletter, value: 'asha.rao@', breaks: 'shape', says: 'Invalid email address format.' },
  { ...newsletter, value: `${'a'.repeat(69)}@example.com`, breaks: 'too-long', says: atMost80 },
];

export const refused: readonly Refused[] = [
  ...leadNames,
  ...contactNames,
  ...emails,
  ...phones,
  ...otherTexts,
  ...newsletterEmails,
];

const names = [
  ['Asha', 'asha', 'A', 'Asha Rao', 'A Rao', 'José', 'Jose\u0301 A\u0301lvarez', 'Nguyễn Văn', 'ǅuro'],
  ['శ్రీనివాస్', 'రాజ్\u200cకుమార్', 'श्री\u200dधर वर्मा', 'മോഹന്\u200d', 'తెలుగు', 'தமிழ் செல்வன்', 'ಕನ್ನಡ'],
  ['ਗੁਰਪ੍ਰੀਤ', 'علی\u200cرضا', 'محمد علي', 'نُورَة', 'שָׁלוֹם'],
  ['王小明', 'さくら', '김 철수', 'Ольга Петрова', 'Ελένη', '𐐀𐐨𐐩'],
].flat();

export const accepted: readonly Accepted[] = [
  ...names.map((value) => ({ form: 'lead', field: 'Name', value }) as const),
  ...names.map((value) => ({ form: 'contact', field: 'First name', value }) as const),
  { form: 'lead', field: 'Name', value: 'a'.repeat(80) },
  { form: 'contact', field: 'First name', value: 'a'.repeat(40) },
  { form: 'lead', field: 'Email', value: 'asha.rao@example.co.in' },
  { form: 'lead', field: 'Email', value: 'asha-rao@ex-ample.com' },
  { form: 'lead', field: 'Email', value: 'ASHA9@EXAMPLE.COM' },
  { form: 'lead', field: 'Email', value: 'a@b.c' },
  { form: 'lead', field: 'Email', value: `${'a'.repeat(68)}@example.com` },
  { form: 'contact', field: 'Email', value: '' },
  { form: 'lead', field: 'Phone', value: '9876543210' },
  { form: 'lead', field: 'Phone', value: '6000000000' },
  { form: 'lead', field: 'Phone', value: '(98765) 432-10' },
  { form: 'lead', field: 'Phone', value: '98765.43210' },
  { form: 'contact', field: 'Phone', value: '' },
  { form: 'lead', field: 'Message', value: 'a' },
  { form: 'lead', field: 'Message', value: 'a'.repeat(32_000) },
  { form: 'contact', field: 'College name', value: 'St. Ann’s (1st)' },
  { form: 'subscribe', field: 'Email', value: '9asha@example' },
];

/** Every field of every form, with its rules and with the values that they refuse. */
export const fields = formKinds.flatMap((form) =>
  Object.values(fieldsByForm[form]).map(({ label, rules }) => ({
    form,
    label,
    rules,
    rows: refused.filter((row) => row.form === form && row.field === label),
  })),
);

/** A value in the name of a test. */
export const inName = (value: string) =>
  value.length > 60 ? `${value.length} characters` : JSON.stringify(value).slice(1, -1) || 'an empty text';
