import { tooLong, type Field } from './field.ts';

const LIMIT = 32_000;

/** White space alone counts as empty. */
export const message: Field = {
  label: 'Message',
  rules: [
    {
      id: 'required',
      message: 'Message is required.',
      fails: (value) => value.trim() === '',
      example: '',
    },
    tooLong(LIMIT),
  ],
  limit: LIMIT,
  sample: 'Please call me about internships.',
  rows: 4,
  // Salesforce has no standard message field.
  headings: ['Description'],
};
