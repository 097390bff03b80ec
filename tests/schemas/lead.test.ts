// @vitest-environment node
import { zodResolver } from '@hookform/resolvers/zod';
import { expect, test } from 'vitest';
import { leadLiveSchema, leadSchema, type LeadInput } from '../../schemas/index.ts';
import { messages } from './helpers.ts';

const valid = {
  last_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '(98765) 43210',
  message: 'Please call me.',
  consent: true,
} satisfies LeadInput;

const allEmpty = {
  last_name: 'Name is required.',
  email: 'Email is required.',
  phone: 'Phone number is required.',
  message: 'Message is required.',
};

test.each([leadSchema, leadLiveSchema])(
  'a valid lead comes out with the 10 digits of its phone',
  (schema) => {
    expect(schema.parse(valid)).toEqual({ ...valid, phone: '9876543210' });
  },
);

test.each([
  {},
  { last_name: undefined, email: undefined, phone: undefined, message: undefined, consent: undefined },
  { last_name: '', email: '', phone: '', message: '', consent: false },
])('an untouched form has one message a field on submit and while typing', (untouched) => {
  expect(messages(leadSchema, untouched)).toEqual(allEmpty);
  expect(messages(leadLiveSchema, untouched)).toEqual(allEmpty);
});

test('consent is false when absent and never required', () => {
  const { consent, ...rest } = valid;
  expect(consent).toBe(true);
  expect(leadSchema.parse(rest).consent).toBe(false);
  expect(leadSchema.parse({ ...rest, consent: false }).consent).toBe(false);
});

test('typing differs from submit in the words for a wrong email and in nothing else', () => {
  const wrong = { last_name: 'ASHA', email: '9asha@example.com', phone: '5876543210', message: ' ' };
  const submit = {
    last_name: 'Each word should start with a capital or small letter, but the rest must be lowercase.',
    email: 'Email should not start with a number.',
    phone: 'Phone number must start with a digit 6 or higher.',
    message: 'Message is required.',
  };
  expect(messages(leadSchema, wrong)).toEqual(submit);
  expect(messages(leadLiveSchema, wrong)).toEqual({
    ...submit,
    email: 'Entered email is not a valid email.',
  });
});

test('keys that are no field of the form are dropped', () => {
  expect(leadSchema.parse({ ...valid, oid: 'x' })).not.toHaveProperty('oid');
});

test('react-hook-form’s resolver passes on the first failing rule of each field', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await zodResolver(leadSchema)({ email: 'asha' }, undefined, options);
  expect(errors.last_name?.message).toBe('Name is required.');
  expect(errors.email?.message).toBe('Invalid email address format.');
  expect(errors.phone?.message).toBe('Phone number is required.');
  expect(errors.message?.message).toBe('Message is required.');
  const { values } = await zodResolver(leadSchema)(valid, undefined, options);
  expect(values).toEqual({ ...valid, phone: '9876543210' });
});
