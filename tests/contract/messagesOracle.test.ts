// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactLiveSchema, contactSchema, leadLiveSchema, leadSchema } from '../../schemas/index.ts';
import { manyRuns, messages, stringOf } from '../schemas/helpers.ts';
import {
  contactNameSays,
  emailSays,
  emailSaysLive,
  ifFilled,
  leadNameSays,
  phoneSays,
  textSays,
} from './messagesOracle.ts';

const letters = [
  'a',
  'z',
  'A',
  'Z',
  'é',
  'e\u0301',
  'a\u200d',
  'ర\u200c',
  'ß',
  'ни',
  'శ్రీ',
  'नि',
  'م',
  '王',
  'ǅ',
  'ʰ',
  '𐐀',
  '𐐨',
];
const notLetters = [
  '\u0301',
  '1',
  '१',
  '.',
  '-',
  "'",
  '\t',
  '\u00a0',
  '\u200c',
  '\u200d',
  '\u200b',
  '😀',
  '\ud800',
  '\n',
];
const names = fc.oneof(
  stringOf(...letters, ' ', ' ', ...notLetters),
  stringOf('a', 'B', ' '),
  fc.string({ unit: fc.constantFrom('a', 'ba', 'A '), minLength: 15, maxLength: 60 }),
);

const emailParts = ['a', 'Z', '9', '_', '-', '.', '..', '@', '@b.in', '.com', ' ', 'é', '+', '\ud800'];
const emails = fc.oneof(
  stringOf(...emailParts),
  fc
    .tuple(stringOf(...emailParts), stringOf(...emailParts))
    .map(([local, domain]) => `${local}@${domain}.in`),
  fc.nat({ max: 90 }).map((count) => `${'a'.repeat(count)}@example.com`),
);

const phones = fc.oneof(
  stringOf(...'0123456789'.split(''), ' ', '(', ')', '-', '+91', 'x', '९'),
  fc
    .array(fc.constantFrom('0', '0', '0', '6', '7', '8', '9'), { minLength: 9, maxLength: 11 })
    .map((list) => list.join(' ')),
);

const texts = fc.oneof(
  stringOf('a', ' ', '\n', '\r', '\t', '\u00a0', '😀', '\ud800'),
  fc.constantFrom(79, 80, 81, 31_999, 32_000, 32_001).map((count) => 'a'.repeat(count)),
  fc.constantFrom('\n', '\r\n', '\r').map((lineBreak) => 'a'.repeat(31_999) + lineBreak),
);

type Says = (value: string) => string | undefined;

const leadMessage: Says = (value) => textSays(value, 32_000, 'Message is required.');
const contactName =
  (limit: number): Says =>
  (value) =>
    contactNameSays(value, limit);
const text =
  (limit: number, whenBlank: string): Says =>
  (value) =>
    textSays(value, limit, whenBlank);

describe('lead forms', () => {
  test.each<[string, fc.Arbitrary<string>, Says, Says]>([
    ['last_name', names, leadNameSays, leadNameSays],
    ['email', emails, emailSays, emailSaysLive],
    ['phone', phones, phoneSays, phoneSays],
    ['message', texts, leadMessage, leadMessage],
  ])(
    '%s shows the message of the specification, on submit and while typing',
    (name, values, submit, live) => {
      fc.assert(
        fc.property(values, (value) => {
          expect(messages(leadSchema, { [name]: value })[name]).toBe(submit(value));
          expect(messages(leadLiveSchema, { [name]: value })[name]).toBe(live(value));
        }),
        manyRuns,
      );
    },
  );

  test('an accepted phone comes out as 10 digits, the first of them 6 or higher', () => {
    const rest = { last_name: 'Asha', email: 'a@b.in', message: 'Hello' };
    fc.assert(
      fc.property(phones, (phone) => {
        const { data } = leadSchema.safeParse({ ...rest, phone });
        expect(data?.phone ?? '6000000000').toMatch(/^[6-9][0-9]{9}$/);
      }),
      manyRuns,
    );
  });
});

describe('the contact page', () => {
  const required = 'This field is required';
  const onSubmit =
    (says: Says): Says =>
    (value) =>
      value === '' ? required : says(value);
  const optionalPhone = ifFilled(phoneSays);

  test.each<[string, fc.Arbitrary<string>, Says, Says]>([
    ['first_name', names, onSubmit(contactName(40)), contactName(40)],
    ['last_name', names, onSubmit(contactName(80)), contactName(80)],
    ['designation', names, onSubmit(contactName(80)), contactName(80)],
    ['services', names, onSubmit(contactName(80)), contactName(80)],
    ['location', names, onSubmit(contactName(80)), contactName(80)],
    ['college_name', texts, text(80, required), text(80, required)],
    ['message', texts, text(32_000, required), text(32_000, 'Message is required.')],
    ['email', emails, ifFilled(emailSays), ifFilled(emailSaysLive)],
    ['phone', phones, optionalPhone, optionalPhone],
  ])(
    '%s shows the message of the specification, on submit and while typing',
    (field, values, submit, live) => {
      fc.assert(
        fc.property(values, (value) => {
          expect(messages(contactSchema, { [field]: value })[field]).toBe(submit(value));
          expect(messages(contactLiveSchema, { [field]: value })[field]).toBe(live(value));
        }),
        manyRuns,
      );
    },
  );
});

test.each([
  ['lead', leadSchema, leadLiveSchema],
  ['contact', contactSchema, contactLiveSchema],
])('%s: a value is refused while typing exactly when a submit refuses it', (_form, submit, live) => {
  const form = fc.record(
    {
      first_name: names,
      last_name: names,
      designation: names,
      college_name: texts,
      services: names,
      location: names,
      email: emails,
      phone: phones,
      message: texts,
      consent: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(form, (values) => {
      expect(Object.keys(messages(live, values))).toEqual(Object.keys(messages(submit, values)));
    }),
    manyRuns,
  );
});
