// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { message } from '../../schemas/fields/message';
import { isMarkedAsSpam } from '../../schemas/salesforce/spamMark';
import { postedLength } from '../../schemas/textLength';
import { env } from '../../src/config/env';
import { nativeFields, postFields, readableFields, wireName } from '../../src/leads/crm';
import { makeContactValues, makeLeadValues } from '../helpers/factories';
import { company } from '../../src/content/company';

const page = 'https://www.wiselamp.example/works?page=2';
const messageId = wireName('message');
const LIMIT = message.limit;

test('marks a suspicious lead in its message and changes nothing else', () => {
  const values = makeLeadValues({ message: 'Buy now' });
  expect(postFields('lead', values, page, true)).toEqual({
    ...postFields('lead', values, page),
    [messageId]: '[possible spam] Buy now',
  });
  const contact = makeContactValues({ message: 'Buy now' });
  expect(postFields('contact', contact, page, true)).toEqual({
    ...postFields('contact', contact, page),
    [messageId]: '[possible spam] Buy now',
  });
});

test('marks a suspicious subscription in its name, because it has no message', () => {
  const [plain, marked] = [false, true].map((suspicious) =>
    postFields('subscribe', { email: 'asha@example.com' }, page, suspicious),
  );
  expect(marked).toEqual({ ...plain, last_name: '[possible spam] Newsletter subscriber' });
  expect([plain, marked].map((fields) => isMarkedAsSpam(fields?.['last_name'] ?? ''))).toEqual([false, true]);
});

test('the mark keeps a message within the CRM’s limit, with line breaks counted as posted', () => {
  const pieces = fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', 'é'), minLength: 1 });
  fc.assert(
    fc.property(pieces, (piece) => {
      const text = piece.repeat(Math.floor(LIMIT / postedLength(piece)));
      expect(postedLength(text)).toBeLessThanOrEqual(LIMIT);
      const sent = postFields('lead', makeLeadValues({ message: text }), page, true)[messageId] ?? '';
      expect(sent.slice(0, 16)).toBe('[possible spam] ');
      expect(postedLength(sent)).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: 30 },
  );
});

test('a form that posts without scripts has the envelope and the fixed fields', () => {
  const home = {
    oid: env.crm.oid,
    recordType: env.crm.recordType,
    retURL: `${company.siteUrl}/#thank-you`,
  };
  expect(nativeFields('lead', '/')).toEqual(home);
  expect(nativeFields('subscribe', '/')).toEqual({ ...home, last_name: 'Newsletter subscriber' });
  expect(nativeFields('contact', '/getintouch')).toEqual({
    ...home,
    retURL: `${company.siteUrl}/getintouch#thank-you`,
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
  });
});

test('lists the visitor’s entries with the labels of their form, without placeholders', () => {
  const contact = postFields('contact', makeContactValues({ message: 'Hello' }), page);
  expect(readableFields(contactFields, contact)).toEqual([
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Designation', 'Student'],
    ['College name', 'VR College, 2nd campus'],
    ['Services', 'Internship'],
    ['Location', 'Vijayawada'],
    ['Message', 'Hello'],
  ]);
  expect(readableFields(contactFields, {})).toEqual([]);
});

test('the mark never splits a character', () => {
  const text = `x${'😀'.repeat((LIMIT - 2) / 2)}`;
  const sent = postFields('lead', makeLeadValues({ message: text }), page, true)[messageId] ?? '';
  expect(sent).not.toMatch(/\p{Cs}/u);
  expect(sent.length).toBeGreaterThanOrEqual(LIMIT - 1);
});
