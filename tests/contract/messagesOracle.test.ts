// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactLiveSchema, contactSchema, leadLiveSchema, leadSchema } from '../../schemas/index.ts';
import {
  chosenEmails,
  chosenNames,
  chosenPhones,
  emails,
  examplesOf,
  names,
  phones,
  texts,
} from '../schemas/arbitraries.ts';
import { manyRuns, messages } from '../schemas/helpers.ts';
import {
  contactNameSays,
  emailSays,
  emailSaysLive,
  ifFilled,
  leadNameSays,
  phoneSays,
  textSays,
} from './messagesOracle.ts';

const chosen = new Map<unknown, [string][]>([
  [names, examplesOf(chosenNames)],
  [emails, examplesOf(chosenEmails)],
  [phones, examplesOf(chosenPhones)],
]);
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
        { ...manyRuns, examples: chosen.get(values) ?? [] },
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
        { ...manyRuns, examples: chosen.get(values) ?? [] },
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
