import type { Field } from './field.ts';
import { tooLong } from './tooLong.ts';

const LIMIT = 80;

export const collegeName: Field = {
  label: 'College name',
  rules: [
    {
      id: 'required',
      message: 'This field is required',
      fails: (value) => value.trim() === '',
      example: '',
    },
    tooLong(LIMIT),
  ],
  limit: LIMIT,
  sample: 'VR College, 2nd campus',
  autoComplete: 'organization',
  hint: 'Your college or company.',
  pattern: String.raw`(?=[\s\S]{1,${LIMIT}}$)\s*\S[\s\S]*`,
  title: `Up to ${LIMIT} characters.`,
};
