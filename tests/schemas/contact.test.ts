// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contactLiveSchema, contactSchema, limits, type ContactInput } from '../../schemas/index.ts';
import { messages } from './helpers.ts';

const valid = {
  first_name: 'Asha',
  last_name: 'Rao',
  designation: 'Placement officer',
  college_name: 'J.N.T.U. (Kakinada), 2nd campus',
  services: 'Internships',
  location: 'Vijayawada',
  message: 'Please call me.',
  email: '',
  phone: '',
  consent: false,
} satisfies ContactInput;

const nameFields = ['first_name', 'last_name', 'designation', 'services', 'location'] as const;
const requiredFields = [...nameFields, 'college_name', 'message'] as const;
const both = [contactSchema, contactLiveSchema];

test.each(both)('the seven required fields are enough', (schema) => {
  const { email, phone, consent, ...required } = valid;
  expect(schema.parse(required)).toEqual({ ...valid, email, phone, consent });
});

describe('empty', () => {
  test('on submit every required field says the same', () => {
    const expected = Object.fromEntries(requiredFields.map((name) => [name, 'This field is required']));
    expect(messages(contactSchema, {})).toEqual(expected);
    expect(messages(contactSchema, Object.fromEntries(requiredFields.map((name) => [name, ''])))).toEqual(
      expected,
    );
  });

  test('while typing each kind of field has its own words', () => {
    expect(messages(contactLiveSchema, {})).toEqual({
      first_name: 'Name is required.',
      last_name: 'Name is required.',
      designation: 'Name is required.',
      services: 'Name is required.',
      location: 'Name is required.',
      college_name: 'This field is required',
      message: 'Message is required.',
    });
  });

  test('white space alone leaves message and college name empty, but not a name', () => {
    const blank = { ...valid, first_name: '  ', college_name: ' \t', message: '\n' };
    const spaces = {
      first_name: 'Name should not start or end with a space.',
      college_name: 'This field is required',
    };
    expect(messages(contactSchema, blank)).toEqual({ ...spaces, message: 'This field is required' });
    expect(messages(contactLiveSchema, blank)).toEqual({ ...spaces, message: 'Message is required.' });
  });
});

describe.each(nameFields)('%s', (name) => {
  test.each([
    [' Asha', 'Name should not start or end with a space.'],
    ['Asha9', 'Name should only contain letters and single spaces between words.'],
    ['A s h a', 'Name should not contain letter-by-letter spacing.'],
    ['Asha  Rao', 'Name should not contain multiple consecutive spaces.'],
    ['ASHA', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
  ])('%j keeps its own message on submit and while typing: %s', (value, message) => {
    for (const schema of both)
      expect(messages(schema, { ...valid, [name]: value })).toEqual({ [name]: message });
  });

  test('is held to its own length', () => {
    const limit = limits[name];
    for (const schema of both) {
      expect(messages(schema, { ...valid, [name]: 'a'.repeat(limit) })).toEqual({});
      expect(messages(schema, { ...valid, [name]: 'a'.repeat(limit + 1) })).toEqual({
        [name]: `Please keep this to ${limit} characters or fewer.`,
      });
    }
  });
});

test.each(both)('a college name may hold anything, up to its length', (schema) => {
  expect(messages(schema, { ...valid, college_name: "  IIT-B's 2nd! " })).toEqual({});
  expect(messages(schema, { ...valid, college_name: '1'.repeat(limits.college_name + 1) })).toEqual({
    college_name: 'Please keep this to 80 characters or fewer.',
  });
});

describe('the optional email and phone', () => {
  test.each(both)('come out as typed and as 10 digits when filled', (schema) => {
    expect(schema.parse({ ...valid, email: 'asha@example.com', phone: '98765-43210' })).toMatchObject({
      email: 'asha@example.com',
      phone: '9876543210',
    });
  });

  test.each(both)('count as empty when they are blank', (schema) => {
    expect(schema.parse({ ...valid, email: ' \t', phone: '\u00a0 ' })).toMatchObject({
      email: '',
      phone: '',
    });
  });

  test.each([
    ['asha', 'Invalid email address format.'],
    ['9asha@example.com', 'Email should not start with a number.'],
    ['a..b@example.com', 'a..b@example.com is not a valid email...!'],
    ['asha.@example.com', 'asha.@example.com is not a valid email... Dot before @ is not allowed.'],
    ['asha@.example.com', 'asha@.example.com is not a valid email... Dot after @ is not allowed.'],
  ])('a filled email obeys the rules of the lead forms: %j gives %s', (email, message) => {
    expect(messages(contactSchema, { ...valid, email })).toEqual({ email: message });
    expect(messages(contactLiveSchema, { ...valid, email })).toEqual({
      email: 'Entered email is not a valid email.',
    });
  });

  test.each([
    ['-', 'Phone number is required.'],
    ['98765432101', 'Please enter a valid 10-digit contact number.'],
    ['98765', 'Phone number must be exactly 10 digits.'],
    ['0000000000', 'Phone number must start with a digit 6 or higher.'],
  ])('a filled phone obeys the rules of the lead forms: %j gives %s', (phone, message) => {
    for (const schema of both) expect(messages(schema, { ...valid, phone })).toEqual({ phone: message });
  });
});
