// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  contactLiveSchema,
  contactSchema,
  leadLiveSchema,
  leadSchema,
  subscribeSchema,
} from '../../schemas/index.ts';
import { firstFailure, forms, rulesOf, type FormKind, type Moment } from '../../schemas/index.ts';
import { hostileStrings, messages } from '../schemas/helpers.ts';

/** The message of one field for a value; undefined when it is accepted. */
const messageFor = (form: FormKind, name: string, value: string, moment: Moment = 'submit') => {
  const field = forms[form][name];
  if (!field) throw new Error(`${form} has no field ${name}.`);
  return firstFailure(rulesOf(field, moment), value)?.message;
};
const letterByLetter = 'Name should not contain letter-by-letter spacing.';
const capitals = 'Each word should start with a capital or small letter, but the rest must be lowercase.';

describe.each(['first_name', 'last_name', 'designation', 'services', 'location'])(
  'contact page, %s',
  (name) => {
    const edge = 'Name should not start or end with a space.';
    const letters = 'Name should only contain letters and single spaces between words.';
    const double = 'Name should not contain multiple consecutive spaces.';

    test.each<[string, string[]]>([
      [edge, [' ', ' Asha', 'Asha ', '\u00a0Asha', 'Asha\t', 'Asha\n', '\ufeffAsha', '1 ']],
      [letters, ['Asha1', "O'Brien", 'Asha-Rao', 'A. Rao', 'Asha\u00a0Rao', 'Asha\tRao', 'Asha\u200bRao']],
      [letters, ['\u0301Asha', '\u200cAsha', 'Asha \u200d', 'Asha \u0301Rao', 'अ१', '1  2', '1 2', 'A1B']],
      [letterByLetter, ['A s h a', 'a b', 'A   B', 'A\u200c b\u200d', 'E\u0301 A\u0300', '𐐀 𐐁', 'A  B']],
      [double, ['Asha  Rao', 'Asha   Rao', 'A  Rao', 'ASHA  RAO']],
      [capitals, ['ASHA', 'asHa', 'Asha RAo', 'E\u0301A', 'aǅ', 'AK Rao', 'A\u200dB']],
    ])('%s', (message, values) => {
      for (const value of values) {
        expect(messageFor('contact', name, value), `with ${value}`).toBe(message);
        expect(messageFor('contact', name, value, 'live'), `with ${value}`).toBe(message);
      }
    });
  },
);

test.each<[string, string[]]>([
  ['Name is required.', ['']],
  [
    'Name should not start or end with a space or contain multiple consecutive spaces.',
    ['   ', ' Asha', 'Asha\u3000', 'Asha  Rao', 'A  B', '1  2'],
  ],
  [letterByLetter, ['A s h a']],
  [
    'Name should not contain special characters or numbers.',
    ['Asha1', "D'Souza", 'A.', 'Asha\tRao', 'A 1', 'A\tB', 'ASHA1'],
  ],
  [capitals, ['Asha RAO']],
])('lead forms, name: %s', (message, values) => {
  for (const value of values) expect(messageFor('lead', 'last_name', value), `with ${value}`).toBe(message);
});

const latin = [
  'Asha',
  'asha',
  'A',
  'Asha Rao',
  'A Rao',
  'José',
  'Jose\u0301 A\u0301lvarez',
  'Nguyễn Văn',
  'ǅuro',
];
const indian = [
  'శ్రీనివాస్',
  'రాజ్\u200cకుమార్',
  'श्री\u200dधर वर्मा',
  'മോഹന്\u200d',
  'తెలుగు',
  'தமிழ் செல்வன்',
  'ಕನ್ನಡ',
  'ਗੁਰਪ੍ਰੀਤ',
];
const others = [
  'علی\u200cرضا',
  'محمد علي',
  'نُورَة',
  'שָׁלוֹם',
  '王小明',
  'さくら',
  '김 철수',
  'Ольга Петрова',
  'Ελένη',
  '𐐀𐐨𐐩',
];

test.each([...latin, ...indian, ...others])('the name %s passes in both kinds of form', (value) => {
  expect(messageFor('contact', 'first_name', value)).toBeUndefined();
  expect(messageFor('lead', 'last_name', value)).toBeUndefined();
});

describe.each(['lead', 'contact'] as const)('%s, email', (form) => {
  const shape = 'Invalid email address format.';
  const wrong = '{value} is not a valid email...!';
  const beforeAt = '{value} is not a valid email... Dot before @ is not allowed.';
  const afterAt = '{value} is not a valid email... Dot after @ is not allowed.';

  test.each<[string, string[]]>([
    [
      shape,
      ['asha', 'asha@', '@example.com', 'asha@example', 'asha@example.', 'asha@.com', 'a@b@example.com'],
    ],
    [shape, ['asha rao@example.com', ' asha@example.com', 'asha@example.com\n', '9@']],
    [
      'Email should not start with a number.',
      ['9asha@example.com', '9876543210@example.com', '9a..b@example.com'],
    ],
    [wrong, ['asha..rao@example.com', 'asha@example..com', '.asha@example.com', '-asha@example.com']],
    [wrong, ['asha@example.com-', 'asha@example.com.', '.a.@example.com', 'a..@example.com', 'a@..com']],
    [wrong, ['éva@example.com', "$&$'@a..b"]],
    [beforeAt, ['asha.@example.com', 'a.@.example.com']],
    [afterAt, ['asha@.example.com']],
    ['Please keep this to 80 characters or fewer.', [`${'a'.repeat(69)}@example.com`]],
  ])('%s', (message, values) => {
    for (const value of values) {
      expect(messageFor(form, 'email', value), `with ${value}`).toBe(message.replace('{value}', () => value));
      // Only an address that was put back holds other characters; it gets the messages of a submit.
      const isTyped = /^[A-Za-z0-9@.-]*$/.test(value);
      expect(messageFor(form, 'email', value, 'live'), `with ${value}`).toBe(
        isTyped ? 'Entered email is not a valid email.' : message.replace('{value}', () => value),
      );
    }
  });

  test.each([
    'asha.rao@example.co.in',
    'a@b.c',
    'asha-rao@ex-ample.com',
    'asha_rao+site@example.com',
    'ASHA9@EXAMPLE.COM',
    '_asha@example.com_',
    `${'a'.repeat(68)}@example.com`,
  ])('%s passes on submit and while typing', (value) => {
    expect(messageFor(form, 'email', value)).toBeUndefined();
    expect(messageFor(form, 'email', value, 'live')).toBeUndefined();
  });
});

const noNumber = 'Phone number is required.';
const tooMany = 'Please enter a valid 10-digit contact number.';
const tooFew = 'Phone number must be exactly 10 digits.';
const firstDigit = 'Phone number must start with a digit 6 or higher.';

test.each<[string, string[]]>([
  [noNumber, ['( ) [ ] . -', 'call me', '९८७६५४३२१०']],
  [tooMany, ['98765432101', '+91 98765 43210', '00000000000']],
  [tooFew, ['987654321', '9', '000', '12345']],
  [firstDigit, ['5876543210', '0987654321', '0012345678', '0000000000']],
])('phone: %s', (message, values) => {
  for (const value of values) {
    expect(messageFor('lead', 'phone', value), `with ${value}`).toBe(message);
    expect(messageFor('contact', 'phone', value), `with ${value}`).toBe(message);
  }
});

test('the rules that are never the first to fail keep the messages of the specification', () => {
  const shadowed = Object.values(forms.lead).flatMap(({ rules }) =>
    rules.filter(({ shadowedBy }) => shadowedBy),
  );
  expect(shadowed.map(({ message }) => message)).toEqual([
    'Entered email is not valid.',
    'Phone number cannot start with consecutive zeros.',
    'Phone number cannot be all zeros.',
  ]);
});

test.each(['6000000000', '7123456789', '(98765) 43210', '[98765]-432.10', '98765 43210'])(
  '%s passes',
  (value) => {
    expect(messageFor('lead', 'phone', value)).toBeUndefined();
  },
);

const required = 'This field is required';
const names = { first_name: '', last_name: '', designation: '', services: '', location: '' };
const emptyContact = { ...names, college_name: ' \t', message: '\n' };
const emptyLead = { last_name: '', email: ' \t\u00a0', phone: '  ', message: '\n\u3000' };
const leadMessages = {
  last_name: 'Name is required.',
  email: 'Email is required.',
  phone: 'Phone number is required.',
  message: 'Message is required.',
};

test.each([{}, emptyContact])(
  'an empty contact form has one message on submit, and each kind its own while typing',
  (values) => {
    const fields = Object.keys(emptyContact);
    expect(messages(contactSchema, values)).toEqual(
      Object.fromEntries(fields.map((name) => [name, required])),
    );
    expect(messages(contactLiveSchema, values)).toEqual({
      ...Object.fromEntries(Object.keys(names).map((name) => [name, 'Name is required.'])),
      college_name: required,
      message: 'Message is required.',
    });
  },
);

test.each([{}, emptyLead])(
  'an empty lead form has the same messages on submit and while typing',
  (values) => {
    expect(messages(leadSchema, values)).toEqual(leadMessages);
    expect(messages(leadLiveSchema, values)).toEqual(leadMessages);
  },
);

const invalid = 'Invalid email address format.';
const label64 = 'b'.repeat(64);

test.each<[string | undefined, (string | undefined)[]]>([
  ['Email is required.', ['', '  ', '\n', undefined]],
  [
    invalid,
    ['asha', 'asha@', '@example.com', 'a b@example.com', 'a@b@c.in', 'a@-b.in', 'a@b-.in', 'a@b..in'],
  ],
  [invalid, ['a@.in', 'a@b.in.', 'é@example.com', 'a@exämple.com', `a@${label64}.in`, ...hostileStrings]],
  ['Please keep this to 80 characters or fewer.', [`${'a'.repeat(69)}@example.com`]],
  [undefined, ['asha@localhost', '9@9', '.a..b.@example.com', "!#$%&'*+/=?^_`{|}~-@example.com"]],
])('newsletter, email: %s', (message, values) => {
  for (const email of values)
    expect(messages(subscribeSchema, { email })).toEqual(message ? { email: message } : {});
});

test.each(hostileStrings)('%j is refused with a message', (value) => {
  expect(messageFor('contact', 'first_name', value)).toMatch(/^(Name|Each word) should /);
  expect(messageFor('lead', 'last_name', value)).toMatch(/^(Name|Each word) should /);
  expect(messageFor('lead', 'email', value)).toBe('Invalid email address format.');
  expect(messageFor('lead', 'phone', value)).toMatch(/^Phone number /);
});

test('the limits are those of Salesforce for standard fields, and ours for custom ones', () => {
  const limitsOf = (form: FormKind) =>
    Object.fromEntries(Object.entries(forms[form]).map(([name, { limit }]) => [name, limit]));
  expect(limitsOf('lead')).toEqual({ last_name: 80, email: 80, phone: 40, message: 32_000 });
  expect(limitsOf('contact')).toEqual({
    first_name: 40,
    last_name: 80,
    designation: 80,
    college_name: 80,
    services: 80,
    location: 80,
    message: 32_000,
    email: 80,
    phone: 40,
  });
});

test('a message names its limit, and counts a line break as the two characters that are posted for it', () => {
  const tooLong = 'Please keep this to 32,000 characters or fewer.';
  expect(messageFor('lead', 'message', 'a'.repeat(32_000))).toBeUndefined();
  expect(messageFor('lead', 'message', 'a'.repeat(32_001))).toBe(tooLong);
  expect(messageFor('lead', 'message', `${'a'.repeat(31_999)}\n`)).toBe(tooLong);
});
