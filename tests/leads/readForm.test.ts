import { expect, test } from 'vitest';
import { message } from '../../schemas/fields/message';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { isMarkedAsSpam } from '../../schemas/salesforce/spamMark';
import { placeholders } from '../../schemas/salesforce/wire';
import { postedLength } from '../../schemas/textLength';
import { env } from '../../src/config/env';
import { readForm } from '../../src/leads/readForm';
import * as fc from '../helpers/fastCheck';
import { number } from '../helpers/phones';
import { fieldOf, honeypotOf, putForm } from '../helpers/prerendered';

const messageId = customFieldIds.message;
const LIMIT = message.limit;
const read = (form: HTMLFormElement) =>
  readForm(form, { crm: env.crm, origin: undefined, id: 'lead-one', at: 0 });
/** The same as a robot sends it. */
const readFromRobot = (form: HTMLFormElement) => {
  honeypotOf(form).value = 'x';
  return read(form);
};

// e2e/posts.spec.ts has the exact fields of every form.

test('a phone is sent as its digits, and an empty optional detail as its fixed value', () => {
  expect(read(putForm('homeInline', { phone: `(${number.slice(0, 4)}) ${number.slice(4)}` }))['phone']).toBe(
    number,
  );
  const fixed = { ...placeholders, company: 'N/A', city: 'N/A', state: 'N/A', description: 'N/A' };
  expect(read(putForm('contactPage', { email: ' ' }))).toMatchObject(fixed);
  const email = 'asha@example.com';
  expect(read(putForm('contactPage', { email }))).toMatchObject({ ...fixed, email });
});

test.each([
  ['homeInline', { message: 'Buy now' }, { [messageId]: '[possible spam] Buy now' }],
  ['contactPage', { message: 'Buy now' }, { [messageId]: '[possible spam] Buy now' }],
  ['subscribe', {}, { last_name: '[possible spam] Newsletter subscriber' }],
] as const)('a suspicious lead of %s is marked in one field alone', (formId, typed, marked) => {
  const plain = read(putForm(formId, typed));
  expect(readFromRobot(putForm(formId, typed))).toEqual({ ...plain, ...marked });
  expect([plain, marked].map((fields) => Object.values(fields).some(isMarkedAsSpam))).toEqual([false, true]);
});

test('the mark keeps a message within the CRM’s limit, with line breaks counted as posted', () => {
  const form = putForm();
  const pieces = fc.string({ unit: fc.constantFrom('a', '\n', 'é'), minLength: 1 });
  fc.assert(
    fc.property(pieces, (piece) => {
      fieldOf(form, 'message').value = piece.repeat(Math.floor(LIMIT / postedLength(piece)));
      const sent = readFromRobot(form)[messageId] ?? '';
      expect(sent.slice(0, 16)).toBe('[possible spam] ');
      expect(postedLength(sent)).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: 30 },
  );
});

test('the mark never splits a character', () => {
  const form = putForm('homeInline', { message: `x${'😀'.repeat((LIMIT - 2) / 2)}` });
  const sent = readFromRobot(form)[messageId] ?? '';
  expect(sent).not.toMatch(/\p{Cs}/u);
  expect(sent.length).toBeGreaterThanOrEqual(LIMIT - 1);
});
