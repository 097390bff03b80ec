// @vitest-environment node
import { expect, test } from 'vitest';
import { leadFields } from '../../schemas/lead';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { toWire } from '../../schemas/salesforce/wire';
import { company } from '../../src/content/company';
import { mailtoFor } from '../../src/forms/mailto';
import { makeEntry, validValues } from '../helpers/factories';

const linkFor = (message: string) =>
  mailtoFor(makeEntry({ fields: toWire('lead', validValues('lead', { message }), customFieldIds) }));

test('the mail goes to support with a subject and the typed values, without the envelope', () => {
  const link = new URL(linkFor('Two lines:\nC++ & 50% "off"'));
  expect(link.protocol + link.pathname).toBe(`mailto:${company.email}`);
  expect(link.searchParams.get('subject')).toBe(`My details from the ${company.name} site`);
  expect(link.searchParams.get('body')).toBe(
    Object.entries({ ...leadFields, message: { label: 'Message', sample: 'Two lines:\nC++ & 50% "off"' } })
      .map(([, { label, sample }]) => `${label}: ${sample}`)
      .join('\n'),
  );
});

test('encodes spaces as %20, which mail programs read', () => {
  const link = linkFor('a b + c');
  expect(link).not.toContain('+');
  expect(link).toContain('Message%3A%20a%20b%20%2B%20c');
});

const bodyOf = (link: string) => new URL(link).searchParams.get('body');
const contact = validValues('contact', { message: 'Hello', email: '', phone: '' });

test.each([
  [
    'subscribe',
    { last_name: 'Newsletter subscriber', email: 'asha@example.com' },
    ['Email: asha@example.com'],
  ],
  [
    'contactPage',
    toWire('contact', contact, customFieldIds),
    [
      'First name: Asha',
      'Last name: Rao',
      'Designation: Student',
      'College name: VR College, 2nd campus',
      'Services: Internship',
      `Location: ${contact['location']}`,
      'Message: Hello',
    ],
  ],
])('the mail about a lead of %s has what was typed, and no fixed values', (form, fields, lines) => {
  expect(bodyOf(mailtoFor(makeEntry({ form, fields })))).toBe(lines.join('\n'));
});

test('leaves out the mark of a possible robot', () => {
  expect(bodyOf(linkFor('[possible spam] Hello'))).toMatch(/\nMessage: Hello$/);
});

test.each(['gone', '__proto__', 'constructor'])('a lead of the unknown form %s keeps its details', (form) => {
  const fields = toWire('lead', validValues('lead'), customFieldIds);
  expect(bodyOf(mailtoFor(makeEntry({ form, fields })))).toContain(`Name: ${leadFields.last_name.sample}`);
});
