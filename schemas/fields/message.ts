import { tooLong, type Field } from './field.ts';

const LIMIT = 32_000;

const REQUIRED = 'Message is required.';

/** White space alone counts as empty. */
export const message: Field = {
  label: 'Message',
  rules: [
    {
      id: 'required',
      message: REQUIRED,
      fails: (value) => value.trim() === '',
      example: '',
    },
    tooLong(LIMIT),
  ],
  limit: LIMIT,
  sample: 'Please call me about internships.',
  rows: 4,
  // A text of several lines has no pattern: the boot script refuses a blank one with this message.
  title: REQUIRED,
  // Salesforce has no standard message field.
  headings: ['Description'],
};
