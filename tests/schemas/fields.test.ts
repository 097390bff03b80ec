// @vitest-environment node
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
  optional,
  postedLength,
  requiredMessage,
  rulesOf,
  samplesOf,
  sanitiseEmail,
  subscribeForm,
  wireValueOf,
} from '../../schemas/index.ts';
import * as fc from '../helpers/fastCheck.ts';
import { emails, phones, valuesNear } from './arbitraries.ts';
import { manyRuns, messages } from './helpers.ts';

const samples = (form: keyof typeof fieldsByForm): Record<string, string> => samplesOf(fieldsByForm[form]);

const formsAtMoments = formKinds.flatMap((form) =>
  (['live', 'submit'] as const).map((moment) => ({ form, moment })),
);

test.each(formsAtMoments)(
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

test.each(['lead', 'contact'] as const)('a phone number in the %s form comes out as its digits', (form) => {
  const phone = samples(form)['phone'] ?? '';
  const written = `(${phone.slice(0, 2)}) ${phone.slice(2)}`;
  expect(formSchemas[form]('submit').parse({ ...samples(form), phone: written })).toMatchObject({ phone });
});

test('an address for the newsletter comes out without white space', () => {
  const email = '\t asha@exam\r\nple.com \n';
  expect(subscribeForm('submit').parse({ email })).toEqual({ email: 'asha@example.com' });
});

test.each([
  { how: 'absent', values: {} },
  { how: 'empty', values: { email: '', phone: '' } },
  { how: 'blank', values: { email: ' \t', phone: '\u00a0 ' } },
])('optional fields may be $how', ({ values }) => {
  const { email: _, phone: __, ...required } = samples('contact');
  expect(contactForm('submit').parse({ ...required, ...values })).toMatchObject({ email: '', phone: '' });
});

test('an optional field without a pattern gets none', () => {
  expect(optional(leadFields.message, 'A hint.').pattern).toBeUndefined();
});

const { email } = leadFields;
const withMessage = requiredMessage(email, 'An address, please.');

test('an empty field has the form’s own message on submit', () => {
  expect(firstFailure(rulesOf(withMessage, 'submit'), '')?.message).toBe('An address, please.');
});

test.each(['', 'asha'])('the form’s own message changes none while typing: %j', (value) => {
  expect(firstFailure(rulesOf(withMessage, 'live'), value)?.message).toBe(
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
});

test('a phone number of signs alone fails as an empty one', () => {
  expect(brokenRules(contactForm('live'), { phone: '-' })).toMatchObject({ phone: 'required' });
});

test('accepted values fail no rule', () => {
  expect(brokenRules(subscribeForm('submit'), samples('subscribe'))).toEqual({});
});

test.each([null, 7, true, ['a'], { a: 1 }])(
  '%j is no text, and fails by the name of Zod’s issue',
  (value) => {
    expect(brokenRules(subscribeForm('submit'), { email: value })).toEqual({ email: 'invalid_type' });
  },
);

test.each([null, 7, true, ['a'], { a: 1 }])('%j is no text, and is refused with one message', (value) => {
  expect(messages(subscribeForm('submit'), { email: value })).toEqual({ email: expect.any(String) });
});

test.each(formsAtMoments)(
  'the keys of the $form schema at the moment $moment are the names of the inputs, in the order on screen',
  ({ form, moment }) => {
    const schema = formSchemas[form](moment, (name) => `input ${name}`);
    expect(Object.keys(schema.shape)).toEqual(Object.keys(fieldsByForm[form]).map((name) => `input ${name}`));
  },
);

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
