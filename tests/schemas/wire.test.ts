// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  contactToWire,
  contactWire,
  envelopeSchema,
  leadToWire,
  leadWire,
  notProvidedDomain,
  subscribeToWire,
  subscribeWire,
  type ContactValues,
  type LeadValues,
} from '../../schemas/index.ts';
import { messages } from './helpers.ts';

const lead = {
  last_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  message: 'Please call me.',
  consent: true,
} satisfies LeadValues;

const contact = {
  first_name: 'Asha',
  last_name: 'Rao',
  designation: 'Officer',
  college_name: 'JNTU',
  services: 'Internships',
  location: 'Vijayawada',
  message: 'Hello',
  email: '',
  phone: '',
  consent: true,
} satisfies ContactValues;

const entries = (record: Record<string, string>) => Object.entries(record);

test('a lead travels under the CRM’s names, in order, without consent', () => {
  expect(entries(leadToWire(lead))).toEqual([
    ['last_name', 'Asha Rao'],
    ['email', 'asha@example.com'],
    ['phone', '9876543210'],
    ['00NUH000003VHUJ', 'Please call me.'],
  ]);
});

test('a contact travels with the fixed values for what was not asked or not given', () => {
  expect(entries(contactToWire(contact))).toEqual([
    ['first_name', 'Asha'],
    ['last_name', 'Rao'],
    ['email', 'not-provided@wiselamp.example'],
    ['phone', '0000000000'],
    ['company', 'N/A'],
    ['city', 'N/A'],
    ['state', 'N/A'],
    ['description', 'N/A'],
    ['00NUH000003VHUI', 'Officer'],
    ['00NUH000003VHUH', 'JNTU'],
    ['00NUH000003VHUJ', 'Hello'],
    ['00NUH000003VHUK', 'Vijayawada'],
    ['00NUH000003VHUL', 'Internships'],
  ]);
});

test('a given email and phone travel instead of the fixed ones, each by itself', () => {
  expect(contactToWire({ ...contact, email: 'asha@example.com' })).toMatchObject({
    email: 'asha@example.com',
    phone: '0000000000',
  });
  expect(contactToWire({ ...contact, phone: '9876543210' })).toMatchObject({
    email: 'not-provided@wiselamp.example',
    phone: '9876543210',
  });
});

test('the address nobody gave is on a domain that can never receive mail', () => {
  expect(notProvidedDomain).toMatch(/\.example$/);
});

test('a subscription travels as an email and a telling last name', () => {
  expect(entries(subscribeToWire({ email: 'asha@example.com' }))).toEqual([
    ['email', 'asha@example.com'],
    ['last_name', 'Newsletter subscriber'],
  ]);
});

describe.each([
  ['lead', leadWire, leadToWire(lead)],
  ['contact', contactWire, contactToWire(contact)],
  ['subscription', subscribeWire, subscribeToWire({ email: 'asha@example.com' })],
])('the wire format of a %s', (_name, schema, record) => {
  test('takes what the mapping makes, unchanged', () => {
    expect(schema.parse(record)).toEqual(record);
  });

  test('refuses a field too many', () => {
    expect(schema.safeParse({ ...record, consent: 'true' }).success).toBe(false);
  });

  test.each(Object.keys(record))('refuses a record without %s, or with something else in it', (name) => {
    const { [name]: _, ...rest }: Record<string, string> = record;
    expect(schema.safeParse(rest).success).toBe(false);
    expect(messages(schema, { ...record, [name]: 7 })).toHaveProperty(name);
  });
});

test.each([
  ['first_name', 40],
  ['last_name', 80],
  ['email', 80],
  ['phone', 40],
  ['company', 40],
  ['city', 40],
  ['state', 20],
  ['description', 32_000],
  ['00NUH000003VHUI', 80],
  ['00NUH000003VHUH', 80],
  ['00NUH000003VHUJ', 32_000],
  ['00NUH000003VHUK', 80],
  ['00NUH000003VHUL', 80],
])('%s is refused over %i characters, where the CRM would refuse the record', (name, limit) => {
  const record = contactToWire(contact);
  expect(messages(contactWire, { ...record, [name]: 'a'.repeat(limit) })).toEqual({});
  expect(messages(contactWire, { ...record, [name]: 'a'.repeat(limit + 1) })).toEqual({
    [name]: `Over ${limit} characters.`,
  });
});

describe('the envelope', () => {
  const envelope = {
    oid: '00D5g000004TvXy',
    recordType: '0125g000000AbCdAAK',
    retURL: 'https://www.example.com/getintouch?page=2',
  };

  test.each([
    envelope,
    { ...envelope, oid: '00D5g000004TvXyEAK' },
    { ...envelope, recordType: '0125g000000AbCd' },
    { ...envelope, retURL: 'http://localhost:5173/' },
  ])('takes ids of 15 or 18 characters and an absolute address (%#)', (value) => {
    expect(envelopeSchema.parse(value)).toEqual(value);
  });

  test.each([
    '',
    '00D',
    '00D5g000004TvX',
    '00D5g000004TvXyE',
    '0125g000000AbCd',
    '00D5g000004Tv-y',
    ' 00D5g000004TvXy',
  ])('refuses the organisation id %j', (oid) =>
    expect(messages(envelopeSchema, { ...envelope, oid })).toEqual({ oid: 'Not an organisation id: 00D…' }),
  );

  test.each(['', '012', '00D5g000004TvXy', '0125g000000AbCdAAKx', ' 0125g000000AbCdAAK'])(
    'refuses the record type %j',
    (recordType) =>
      expect(messages(envelopeSchema, { ...envelope, recordType })).toEqual({
        recordType: 'Not a record type id: 012…',
      }),
  );

  test.each([
    '',
    '/getintouch',
    'www.example.com',
    '//example.com/',
    'javascript:alert(1)',
    'http:example.com',
    'https://',
  ])('refuses the return address %j', (retURL) =>
    expect(messages(envelopeSchema, { ...envelope, retURL })).toEqual({
      retURL: 'Not an absolute http(s) address.',
    }),
  );
});
