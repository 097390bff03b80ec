import type { Field } from './field.ts';
import { tooLong } from './tooLong.ts';

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
  // Multi-line inputs have no `pattern`, so the boot script itself refuses a blank text, with this message.
  title: REQUIRED,
  // Salesforce has no standard message field.
  headings: ['Description'],
};
