import { limits, tooLong } from './limits.ts';
import type { Rule, RuleTable } from './ordered.ts';

// A letter is any Unicode letter with the combining marks that follow it, so that names in every script pass: Telugu
// and Hindi vowel signs are marks, and so are decomposed accents. The zero-width non-joiner and joiner count as marks:
// Telugu and Persian names have them inside a word, Malayalam ones at its end. A space is U+0020 and nothing else.
// The expressions below look for what must not be there. Their mirror images (`^(…)*$`) would need a step of the
// engine's stack for every character and overflow it on very long input.
const notLetterOrSpace = /[^\p{L}\p{M}\u200C-\u200D ]|(?:^| )[\p{M}\u200C-\u200D]/u;
const upperInsideWord = /[\p{L}\p{M}\u200C-\u200D][\p{Lu}\p{Lt}]/u;
const startsWithLetter = /^\p{L}/u;
const moreThanMarksAfterFirst = /(?!^)[^\p{M}\u200C-\u200D]/u;

const isSingleLetter = (word: string) => startsWithLetter.test(word) && !moreThanMarksAfterFirst.test(word);

/** 'A s h a': two or more words, every one a single letter, with any number of spaces between. */
function isLetterByLetter(value: string): boolean {
  const words = value.split(' ').filter((word) => word !== '');
  return words.length >= 2 && words.every(isSingleLetter);
}

const hasEdgeSpace = (value: string) => value !== value.trim();
const hasDoubleSpace = (value: string) => value.includes('  ');

const required: Rule = {
  id: 'required',
  message: 'Name is required.',
  fails: (value) => value === '',
  example: '',
};

const letterByLetter: Rule = {
  id: 'letter-by-letter',
  message: 'Name should not contain letter-by-letter spacing.',
  fails: isLetterByLetter,
  example: 'A s h a',
};

const lowercaseRest: Rule = {
  id: 'lowercase-rest',
  message: 'Each word should start with a capital or small letter, but the rest must be lowercase.',
  fails: (value) => upperInsideWord.test(value),
  example: 'ASHA Rao',
};

/**
 * The rules of the contact page's name-type fields: first name, last name, designation, services and location. Each
 * field adds its own length limit; see `contactRules`.
 */
export const contactNameRules: RuleTable = [
  required,
  {
    id: 'edge-space',
    message: 'Name should not start or end with a space.',
    fails: hasEdgeSpace,
    example: ' Asha',
  },
  {
    id: 'letters-only',
    message: 'Name should only contain letters and single spaces between words.',
    fails: (value) => notLetterOrSpace.test(value),
    example: 'Asha2',
  },
  letterByLetter,
  {
    id: 'double-space',
    message: 'Name should not contain multiple consecutive spaces.',
    fails: hasDoubleSpace,
    example: 'Asha  Rao',
  },
  lowercaseRest,
];

/** The rules of Name in the popup and inline lead forms, where `last_name` holds the full name. */
export const leadNameRules: RuleTable = [
  required,
  {
    id: 'stray-space',
    message: 'Name should not start or end with a space or contain multiple consecutive spaces.',
    fails: (value) => hasEdgeSpace(value) || hasDoubleSpace(value),
    example: 'Asha  Rao',
  },
  letterByLetter,
  {
    id: 'letters-only',
    message: 'Name should not contain special characters or numbers.',
    fails: (value) => notLetterOrSpace.test(value),
    example: 'Asha2',
  },
  lowercaseRest,
  tooLong(limits.last_name),
];

/**
 * The `pattern` of an input that guards a name while no script runs: it matches what both tables above accept, up to
 * `limit` characters. It counts code points, where `postedLength` counts UTF-16 units.
 */
export function namePattern(limit: number): string {
  const mark = String.raw`[\p{M}\u200C-\u200D]`;
  const word = String.raw`\p{L}[[\p{L}\p{M}\u200C-\u200D]--[\p{Lu}\p{Lt}]]*`;
  const spelled = String.raw`\p{L}${mark}*(?: \p{L}${mark}*)+$`;
  return String.raw`(?=[\s\S]{1,${limit}}$)(?!${spelled})${word}(?: ${word})*`;
}
