// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  brokenRules,
  checkLead,
  contactForm,
  fieldsByForm,
  firstFailure,
  formKinds,
  formSchemas,
  leadFields,
  leadForm,
  mayBelongToEmail,
  optional,
  pastedAddress,
  postedLength,
  requiredMessage,
  rulesOf,
  samplesOf,
  sanitiseEmail,
  stripEmail,
  stripPhone,
  subscribeForm,
  wireValueOf,
  withAsciiDigits,
} from '../../schemas/index.ts';
import { emails, phones, valuesNear } from './arbitraries.ts';
import { manyRuns, messages, stringOf } from './helpers.ts';

const samples = (form: keyof typeof fieldsByForm): Record<string, string> => samplesOf(fieldsByForm[form]);

test.each(formKinds.flatMap((form) => (['live', 'submit'] as const).map((moment) => ({ form, moment }))))(
  'the samples of the $form fields are accepted at the moment $moment',
  ({ form, moment }) => {
    const schema = formSchemas[form](moment);
    expect(schema.parse({ ...samples(form), oid: 'not a field' })).toEqual(samples(form));
  },
);

test.each(formKinds)('the samples of the %s fields are at most as long as the CRM takes', (form) => {
  for (const { sample, limit } of Object.values(fieldsByForm[form]))
    expect(postedLength(sample)).toBeLessThanOrEqual(limit);
});

test('accepted values come out as they are sent', () => {
  const tidied = { email: 'asha@example.com', phone: samples('lead')['phone']?.replace(/^../, '($&) ') };
  expect(leadForm('submit').parse({ ...samples('lead'), ...tidied }).phone).toBe(samples('lead')['phone']);
  expect(contactForm('submit').parse({ ...samples('contact'), ...tidied })).toMatchObject({
    email: 'asha@example.com',
    phone: samples('contact')['phone'],
  });
  const email = '\t asha@exam\r\nple.com \n';
  expect(subscribeForm('submit').parse({ email })).toEqual({ email: 'asha@example.com' });
});

test('optional fields may be absent, empty or blank', () => {
  const { email: _, phone: __, ...required } = samples('contact');
  expect(contactForm('submit').parse(required)).toMatchObject({ email: '', phone: '' });
  const blank = { ...required, email: ' \t', phone: '\u00a0 ' };
  expect(contactForm('submit').parse(blank)).toMatchObject({ email: '', phone: '' });
});

test('an optional field without a pattern gets none', () => {
  expect(optional(leadFields.message, 'A hint.').pattern).toBeUndefined();
});

test('another message for an empty field on submit leaves the messages while typing as they are', () => {
  const { email } = leadFields;
  const changed = requiredMessage(email, 'An address, please.');
  expect(firstFailure(rulesOf(changed, 'submit'), '')?.message).toBe('An address, please.');
  for (const value of ['', 'asha'])
    expect(firstFailure(rulesOf(changed, 'live'), value)?.message).toBe(
      firstFailure(rulesOf(email, 'live'), value)?.message,
    );
});

test('a form without Zod sends a blank email as an empty one', () => {
  expect(wireValueOf('email', ' \t')).toBe('');
});

test('failed rules are named by id, which never repeats the value', () => {
  const wrong = { last_name: 'Asha2', email: 'secret..rao@example.com', phone: '' };
  expect(brokenRules(leadForm('submit'), { ...samples('lead'), ...wrong })).toEqual({
    last_name: 'letters-only',
    email: 'punctuation',
    phone: 'required',
  });
  expect(brokenRules(contactForm('live'), { phone: '-' })).toMatchObject({ phone: 'required' });
  expect(brokenRules(subscribeForm('submit'), samples('subscribe'))).toEqual({});
});

test('a value that is no string breaks no rule, and is named by Zod', () => {
  expect(brokenRules(subscribeForm('submit'), { email: 7 })).toEqual({ email: 'invalid_type' });
});

test('the keys of a schema are the names of the inputs, in the order on screen', () => {
  for (const kind of formKinds) {
    const inputs = Object.keys(fieldsByForm[kind]).map((name) => `input ${name}`);
    for (const moment of ['live', 'submit'] as const)
      expect(Object.keys(formSchemas[kind](moment, (name) => `input ${name}`).shape)).toEqual(inputs);
  }
});

const generated: Record<string, fc.Arbitrary<string>> = { email: emails, phone: phones };
test.each(
  formKinds.flatMap((kind) =>
    Object.entries(fieldsByForm[kind]).map(([name, field]) => ({ kind, name, field })),
  ),
)(
  'what the schema of the $kind form gives out for $name is what a form without Zod sends',
  ({ kind, name, field }) => {
    const schema = z.pick(formSchemas[kind]('submit'), { [name]: true });
    fc.assert(
      fc.property(generated[name] ?? valuesNear(field), (value) => {
        const { data, success } = schema.safeParse({ [name]: value });
        fc.pre(success);
        // A browser normalises the newsletter's input itself.
        const held = kind === 'subscribe' ? sanitiseEmail(value) : value;
        expect(data?.[name]).toBe(wireValueOf(name, held));
      }),
      manyRuns,
    );
  },
);

test('a stored lead is checked by the rules of its form, as far as it has the columns', () => {
  const message = 'Name should not contain special characters or numbers.';
  expect(checkLead('lead', { last_name: 'Asha2', email: '', phone: samples('lead')['phone'] ?? '' })).toEqual(
    [
      { field: 'last_name', rule: 'letters-only', message },
      { field: 'email', rule: 'required', message: 'Email is required.' },
    ],
  );
});

test('the posted length is the length after every line break has become CR LF', () => {
  fc.assert(
    fc.property(stringOf('\r', '\n', '\r\n', 'a', '😀'), (value) => {
      const lines = value.split(/\r\n|[\r\n]/);
      const characters = lines.reduce((sum, line) => sum + line.length, 0);
      expect(postedLength(value)).toBe(characters + 2 * (lines.length - 1));
    }),
    manyRuns,
  );
});

const pieces = ['😀', '\ud800', ...'aZ90@.-_+ ()[]é९\n'.split('')];

test.each([
  ['stripEmail', stripEmail, /^[A-Za-z0-9@.-]*$/, (text: string) => text],
  ['stripPhone', stripPhone, /^[0-9()[\].-]*$/, withAsciiDigits],
])(
  '%s keeps the allowed characters in order, and names each other one once',
  (_name, strip, allowed, read) => {
    fc.assert(
      fc.property(stringOf(...pieces), (typed) => {
        const characters = Array.from(read(typed));
        const { value, removed } = strip(typed);
        expect(value).toBe(characters.filter((character) => allowed.test(character)).join(''));
        expect(removed).toEqual([...new Set(characters.filter((character) => !allowed.test(character)))]);
      }),
      manyRuns,
    );
  },
);

test.each([
  'Asha Rao <asha@example.com>',
  '"Rao, Asha" <asha@example.com> ',
  '<asha@example.com>',
  ' mailto:asha@example.com',
  'MAILTO:asha@example.com?subject=Hello&body=Hi',
  'Asha <mailto:asha@example.com>',
  'Write to mailto:asha@example.com',
  'Email: asha@example.com',
  "'asha@example.com',",
  'asha@example.com, Asha@Example.com',
  'It is asha@example.com.',
])('a pasted %j becomes the address in it', (value) =>
  expect(pastedAddress(value).toLowerCase()).toBe('asha@example.com'),
);

test.each([
  'asha_rao+x@example.com',
  "o'brien@example.com",
  'Asha <asha>',
  'a@b.in <asha@example.com> x',
  '<a@b.in> <asha@example.com>',
  'a@b.in, A@B.in, asha@example.com',
  'mailto:',
  'éasha@example.com',
  '.asha@example.com',
  'asha@localhost',
  'asha@gmail.com@yahoo.com',
  'asha@gmail.comravi@yahoo.com',
  'asha@mail.exämple.com',
  'asha@example.com.é',
  'asha@example.com_old',
  'ravi kumar@example.com',
  'ravi. kumar@example.com ',
  '',
])('a pasted %j stays as it is', (value) => expect(pastedAddress(value)).toBe(value));

test('a pasted address keeps every part of its domain', () => {
  expect(pastedAddress('Asha <asha@mail.example.co.in>')).toBe('asha@mail.example.co.in');
});

test('only the characters of RFC 5322 may belong to an address', () => {
  for (const character of "!#$%&'*+/=?^_`{|}~")
    expect(mayBelongToEmail([' ', character]), `with ${character}`).toBe(true);
  expect(mayBelongToEmail([])).toBe(false);
  expect(mayBelongToEmail([' ', '\n', 'é', '(', '<', ',', ':', '"', '😀'])).toBe(false);
});

test('a value that is no string is refused with one issue a field', () => {
  for (const value of [null, 7, true, ['a'], { a: 1 }])
    expect(messages(subscribeForm('submit'), { email: value })).toHaveProperty('email');
});

test.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['full width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospace, the last of five rows of digits without a gap', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['ASCII', '0123456789'],
])('the digits in %s become ASCII digits', (_script, digits) =>
  expect(withAsciiDigits(`(${digits}) ½²`)).toBe('(0123456789) ½²'),
);
