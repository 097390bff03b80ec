// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits, postedLength } from '../../schemas/limits';
import { env } from '../../src/env';
import { endpoint, nativeFields, readableFields, webToLead, wireName } from '../../src/leads/webToLead';
import { makeContactValues, makeLeadValues } from '../helpers/factories';

const page = 'https://www.wiselamp.example/works?page=2';
const envelope = [
  ['oid', '00D000000000000AAA'],
  ['recordType', '012000000000000AAA'],
  ['retURL', page],
];

test('a lead form posts these fields, in this order', () => {
  const fields = webToLead('lead', makeLeadValues({ message: 'Hello', consent: true }), page);
  expect(Object.entries(fields)).toEqual([
    ...envelope,
    ['last_name', 'Asha Rao'],
    ['email', 'asha.rao@example.com'],
    ['phone', '9876543210'],
    ['00NUH000003VHUJ', 'Hello'],
  ]);
});

test('the contact page posts these fields, in this order', () => {
  const fields = webToLead('contact', makeContactValues({ message: 'Hello', consent: true }), page);
  expect(Object.entries(fields)).toEqual([
    ...envelope,
    ['first_name', 'Asha'],
    ['last_name', 'Rao'],
    ['email', 'not-provided@wiselamp.example'],
    ['phone', '0000000000'],
    ['company', 'N/A'],
    ['city', 'N/A'],
    ['state', 'N/A'],
    ['description', 'N/A'],
    ['00NUH000003VHUI', 'Student'],
    ['00NUH000003VHUH', 'VR College, 2nd campus'],
    ['00NUH000003VHUJ', 'Hello'],
    ['00NUH000003VHUK', 'Vijayawada'],
    ['00NUH000003VHUL', 'Internship'],
  ]);
});

test('the contact page’s own email and phone travel in place of the fixed ones', () => {
  const values = makeContactValues({ email: 'asha.rao@example.com', phone: '9876543210' });
  expect(webToLead('contact', values, page)).toMatchObject({
    email: 'asha.rao@example.com',
    phone: '9876543210',
  });
});

test('a subscription posts these fields, in this order', () => {
  expect(Object.entries(webToLead('subscribe', { email: 'asha@example.com' }, page))).toEqual([
    ...envelope,
    ['email', 'asha@example.com'],
    ['last_name', 'Newsletter subscriber'],
  ]);
});

test('leads go to the configured endpoint, in the configured organisation', () => {
  expect(endpoint).toBe(env.crm.endpoint);
  expect(webToLead('lead', makeLeadValues(), page)).toMatchObject({
    oid: env.crm.oid,
    recordType: env.crm.recordType,
  });
});

test('a suspicious lead is marked in its message, and nothing else of it changes', () => {
  const values = makeLeadValues({ message: 'Buy now' });
  expect(webToLead('lead', values, page, true)).toEqual({
    ...webToLead('lead', values, page),
    '00NUH000003VHUJ': '[possible spam] Buy now',
  });
  const contact = makeContactValues({ message: 'Buy now' });
  expect(webToLead('contact', contact, page, true)).toEqual({
    ...webToLead('contact', contact, page),
    '00NUH000003VHUJ': '[possible spam] Buy now',
  });
});

test('a suspicious subscription is marked in its name, since it has no message', () => {
  expect(webToLead('subscribe', { email: 'asha@example.com' }, page, true)).toMatchObject({
    email: 'asha@example.com',
    last_name: '[possible spam] Newsletter subscriber',
  });
});

test('the mark never makes a message longer than the CRM takes, line breaks counted as they travel', () => {
  const pieces = fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', 'é'), minLength: 1 });
  fc.assert(
    fc.property(pieces, (piece) => {
      const message = piece.repeat(Math.floor(limits.message / postedLength(piece)));
      expect(postedLength(message)).toBeLessThanOrEqual(limits.message);
      const sent = webToLead('lead', makeLeadValues({ message }), page, true)['00NUH000003VHUJ'] ?? '';
      expect(sent.slice(0, 16)).toBe('[possible spam] ');
      expect(postedLength(sent)).toBeLessThanOrEqual(limits.message);
    }),
    { numRuns: 30 },
  );
});

test('values travel as they are, whatever they hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (message) => {
      expect(webToLead('lead', makeLeadValues({ message }), page)['00NUH000003VHUJ']).toBe(message);
    }),
  );
});

test('inputs are named as the CRM names them', () => {
  const names = (['first_name', 'last_name', 'email', 'phone'] as const).map(wireName);
  expect(names).toEqual(['first_name', 'last_name', 'email', 'phone']);
  const custom = (['designation', 'college_name', 'message', 'location', 'services'] as const).map(wireName);
  expect(custom).toEqual([
    '00NUH000003VHUI',
    '00NUH000003VHUH',
    '00NUH000003VHUJ',
    '00NUH000003VHUK',
    '00NUH000003VHUL',
  ]);
});

test('a form that posts by itself carries the envelope and what nobody types', () => {
  const home = {
    oid: '00D000000000000AAA',
    recordType: '012000000000000AAA',
    retURL: 'https://www.wiselamp.example/#thank-you',
  };
  expect(nativeFields('lead', '/')).toEqual(home);
  expect(nativeFields('subscribe', '/')).toEqual({ ...home, last_name: 'Newsletter subscriber' });
  expect(nativeFields('contact', '/getintouch')).toEqual({
    ...home,
    retURL: 'https://www.wiselamp.example/getintouch#thank-you',
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
  });
});

test('what a visitor typed reads with the labels of the form, without the fixed values', () => {
  const fields = webToLead('contact', makeContactValues({ message: 'Hello' }), page);
  expect(readableFields(fields)).toEqual([
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Designation', 'Student'],
    ['College name', 'VR College, 2nd campus'],
    ['Message', 'Hello'],
    ['Location', 'Vijayawada'],
    ['Services', 'Internship'],
  ]);
});

test('the full name of a lead form reads as Name', () => {
  expect(readableFields(webToLead('lead', makeLeadValues({ message: 'Hello' }), page))).toEqual([
    ['Name', 'Asha Rao'],
    ['Email', 'asha.rao@example.com'],
    ['Phone', '9876543210'],
    ['Message', 'Hello'],
  ]);
});

test('the mark costs a full message no more than its own length', () => {
  const message = 'a'.repeat(limits.message);
  const sent = webToLead('lead', makeLeadValues({ message }), page, true)['00NUH000003VHUJ'];
  expect(sent).toBe(`[possible spam] ${'a'.repeat(limits.message - 16)}`);
});

test('the mark never leaves half a character at the end of a message', () => {
  const message = `x${'😀'.repeat((limits.message - 2) / 2)}`;
  const sent = webToLead('lead', makeLeadValues({ message }), page, true)['00NUH000003VHUJ'] ?? '';
  expect(sent).not.toMatch(/\p{Cs}/u);
  expect(sent.length).toBeGreaterThanOrEqual(limits.message - 1);
});

test('a field that only looks as if it had a label is not shown as one', () => {
  expect(readableFields(JSON.parse('{"__proto__":"x","constructor":"x","toString":"x"}'))).toEqual([]);
});
