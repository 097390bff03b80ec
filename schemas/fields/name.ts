import type { Rule, RuleTable } from '../ruleTable.ts';
import type { Field } from './field.ts';
import { dropInvisible } from './strip.ts';
import { tooLong } from './tooLong.ts';

// A letter is any Unicode letter with its combining marks, so that names in every script pass: Telugu and Hindi vowel
// signs are marks, and so are decomposed accents. The zero-width non-joiner and joiner count as marks: Telugu and Persian
// names have them inside a word, Malayalam ones at its end. A space is U+0020 and nothing else.
// These expressions look for what is not allowed. Their mirror images (`^(…)*$`) need a stack frame for every character
// and overflow on very long input.
const notLetterOrSpace = /[^\p{L}\p{M}\u200C-\u200D ]|(?:^| )[\p{M}\u200C-\u200D]/u;
const upperInsideWord = /[\p{L}\p{M}\u200C-\u200D][\p{Lu}\p{Lt}]/u;
const letter = /\p{L}/u;
const moreThanMarksAfterFirst = /(?!^)[^\p{M}\u200C-\u200D]/u;

const isSingleLetter = (word: string) => letter.test(word) && !moreThanMarksAfterFirst.test(word);

/** 'A s h a': two or more words of a single letter each, with any number of spaces between them. */
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
  cannotChange: true,
};

const lowercaseRest: Rule = {
  id: 'lowercase-rest',
  message: 'Each word should start with a capital or small letter, but the rest must be lowercase.',
  fails: (value) => upperInsideWord.test(value),
  example: 'ASHA Rao',
};

/** The name-type fields of the contact page. */
const contactNameRules: RuleTable = [
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
    cannotChange: true,
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

/** The full name in the lead forms. */
const leadNameRules: RuleTable = [
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
    cannotChange: true,
  },
  lowercaseRest,
];

/** What both tables accept, up to `limit` characters. A pattern counts code points, and `postedLength` UTF-16 units. */
function namePattern(limit: number): string {
  const mark = String.raw`[\p{M}\u200C-\u200D]`;
  const word = String.raw`\p{L}[[\p{L}\p{M}\u200C-\u200D]--[\p{Lu}\p{Lt}]]*`;
  const spelled = String.raw`\p{L}${mark}*(?: \p{L}${mark}*)+$`;
  return String.raw`(?=[\s\S]{1,${limit}}$)(?!${spelled})${word}(?: ${word})*`;
}

/**
 * The nearest accepted spelling of a name: 'Emily Mcdonald' for 'Emily McDonald', 'Sean Obrien' for "Sean O'Brien".
 * Apostrophes and invisible characters are dropped; hyphens, dots, commas and slashes become spaces; `&` becomes
 * 'and'; capitals inside a word become small letters.
 * @returns undefined for an accepted name, and when no spelling passes: nothing replaces a digit or single letters
 */
const nearestName =
  (rules: RuleTable) =>
  (value: string): string | undefined => {
    if (!rules.some((rule) => rule.fails(value))) return undefined;
    const spelling = dropInvisible(value)
      .value.replace(/['`\u00B4\u02BC\u2018\u2019]/gu, '')
      .replace(/&/gu, ' and ')
      .replace(/[-.,/\u2010-\u2013\s]+/gu, ' ')
      .trim()
      .replace(/(\S)(\S+)/gu, (_, first: string, rest: string) => first + rest.toLowerCase());
    return rules.some((rule) => rule.fails(spelling)) ? undefined : spelling;
  };

type NameField = Pick<Field, 'label' | 'limit' | 'sample' | 'autoComplete' | 'hint' | 'headings'>;

const nameField = (nameRules: RuleTable, field: NameField): Field => {
  const rules = [...nameRules, tooLong(field.limit)];
  return {
    ...field,
    rules,
    pattern: namePattern(field.limit),
    title: 'Letters only, one space between words, capitals only at the start of a word.',
    nearest: nearestName(rules),
  };
};

/** The limits of standard fields are Salesforce's; those of custom fields are ours. */
export const fullName = nameField(leadNameRules, {
  label: 'Name',
  limit: 80,
  sample: 'Asha Rao',
  autoComplete: 'name',
  headings: ['Full name'],
});
export const firstName = nameField(contactNameRules, {
  label: 'First name',
  limit: 40,
  sample: 'Asha',
  autoComplete: 'given-name',
});
export const lastName = nameField(contactNameRules, {
  label: 'Last name',
  limit: 80,
  sample: 'Rao',
  autoComplete: 'family-name',
});
export const designation = nameField(contactNameRules, {
  label: 'Designation',
  limit: 80,
  sample: 'Student',
  autoComplete: 'organization-title',
  hint: 'Your role, such as Student.',
});
export const services = nameField(contactNameRules, {
  label: 'Services',
  limit: 80,
  sample: 'Internship',
  hint: 'What you are interested in, such as Web development.',
});
export const location = nameField(contactNameRules, {
  label: 'Location',
  limit: 80,
  sample: 'Lisbon',
  autoComplete: 'address-level2',
});
