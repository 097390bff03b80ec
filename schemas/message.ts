import { limits, tooLong } from './limits.ts';
import type { RuleTable } from './ordered.ts';

/** Message, in the lead forms and on the contact page. White space alone counts as empty. */
export const messageRules: RuleTable = [
  {
    id: 'required',
    message: 'Message is required.',
    fails: (value) => value.trim() === '',
    example: '',
  },
  tooLong(limits.message),
];
