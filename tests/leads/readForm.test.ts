import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { message } from '../../schemas/fields/message';
import { leadFields } from '../../schemas/lead';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { isMarkedAsSpam } from '../../schemas/salesforce/spamMark';
import { placeholders, toWire } from '../../schemas/salesforce/wire';
import { postedLength } from '../../schemas/textLength';
import { env } from '../../src/config/env';
import { readForm } from '../../src/leads/readForm';
import { fieldOf, honeypotOf, putForm } from '../helpers/prerendered';

const messageId = customFieldIds.message;
const LIMIT = message.limit;
const read = (form: HTMLFormElement) =>
  readForm(form, { crm: env.crm, origin: undefined, id: 'lead-one', at: 0 });

/** What the fields of a form hold, by their names in the form state. */
const typed = (form: HTMLFormElement, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, fieldOf(form, name).value]));

test.each([
  ['homeInline', 'lead', leadFields],
  ['contactPage', 'contact', contactFields],
  ['subscribe', 'subscribe', { email: undefined }],
] as const)('the fields of %s are those of the wire format, without the envelope', (formId, kind, fields) => {
  const form = putForm(formId);
  expect(read(form)).toEqual(toWire(kind, typed(form, fields), customFieldIds));
});

test('a phone is sent as its digits, and an empty optional detail as its fixed value', () => {
  expect(read(putForm('homeInline', { phone: '(98765) 43-210' }))['phone']).toBe('9876543210');
  expect(read(putForm('contactPage', { email: ' ' }))).toMatchObject({
    ...placeholders,
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
  });
});

test.each(['homeInline', 'contactPage'] as const)(
  'marks a suspicious lead of %s in its message alone',
  (formId) => {
    const form = putForm(formId, { message: 'Buy now' });
    const plain = read(form);
    honeypotOf(form).value = 'x';
    expect(read(form)).toEqual({ ...plain, [messageId]: '[possible spam] Buy now' });
  },
);

test('marks a suspicious subscription in its name, because it has no message', () => {
  const form = putForm('subscribe');
  const plain = read(form);
  honeypotOf(form).value = 'x';
  expect(read(form)).toEqual({ ...plain, last_name: '[possible spam] Newsletter subscriber' });
  expect([plain, read(form)].map(({ last_name = '' }) => isMarkedAsSpam(last_name))).toEqual([false, true]);
});

test('the mark keeps a message within the CRM’s limit, with line breaks counted as posted', () => {
  const form = putForm();
  honeypotOf(form).value = 'x';
  const pieces = fc.string({ unit: fc.constantFrom('a', '\n', 'é'), minLength: 1 });
  fc.assert(
    fc.property(pieces, (piece) => {
      const text = piece.repeat(Math.floor(LIMIT / postedLength(piece)));
      fieldOf(form, 'message').value = text;
      const sent = read(form)[messageId] ?? '';
      expect(sent.slice(0, 16)).toBe('[possible spam] ');
      expect(postedLength(sent)).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: 30 },
  );
});

test('the mark never splits a character', () => {
  const form = putForm('homeInline', { message: `x${'😀'.repeat((LIMIT - 2) / 2)}` });
  honeypotOf(form).value = 'x';
  const sent = read(form)[messageId] ?? '';
  expect(sent).not.toMatch(/\p{Cs}/u);
  expect(sent.length).toBeGreaterThanOrEqual(LIMIT - 1);
});
