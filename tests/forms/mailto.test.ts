// @vitest-environment node
import { expect, test } from 'vitest';
import { leadFields } from '../../schemas/lead';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { toWire } from '../../schemas/salesforce/wire';
import { company } from '../../src/content/company';
import { mailFor, mailWith } from '../../src/forms/mailto';
import { makeEntry, validValues } from '../helpers/factories';

const linkFor = (message: string) =>
  mailFor(makeEntry({ fields: toWire('lead', validValues('lead', { message }), customFieldIds) })).href;

test('the mail goes to support with a subject and the typed values, without the envelope', () => {
  const link = new URL(linkFor('Two lines:\nC++ & 50% "off"'));
  expect(link.protocol + link.pathname).toBe(`mailto:${company.email}`);
  expect(link.searchParams.get('subject')).toBe(`My details from the ${company.name} site`);
  expect(link.searchParams.get('body')).toBe(
    Object.entries({ ...leadFields, message: { label: 'Message', sample: 'Two lines:\nC++ & 50% "off"' } })
      .map(([, { label, sample }]) => `${label}: ${sample}`)
      .join('\n')
      .replaceAll('\n', '\r\n'),
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
  expect(bodyOf(mailFor(makeEntry({ form, fields })).href)).toBe(lines.join('\r\n'));
});

test('leaves out the mark of a possible robot', () => {
  expect(bodyOf(linkFor('[possible spam] Hello'))).toMatch(/\r\nMessage: Hello$/);
});

test.each(['gone', '__proto__', 'constructor'])('a lead of the unknown form %s keeps its details', (form) => {
  const fields = toWire('lead', validValues('lead'), customFieldIds);
  expect(bodyOf(mailFor(makeEntry({ form, fields })).href)).toContain(`Name: ${leadFields.last_name.sample}`);
});

test.each([
  { script: 'English', message: 'Please call me about the course. '.repeat(60) },
  { script: 'Telugu', message: 'దయచేసి నాకు కాల్ చేయండి. '.repeat(20) },
  { script: 'emoji', message: '😀'.repeat(400) },
])(
  'a long message in $script is cut in the link, which stays under 1,800 characters, and not in the text',
  ({ message }) => {
    const { href, text, isCut } = mailWith([
      ['Name', 'Asha'],
      ['Message', message],
      ['Phone', '9876543210'],
    ]);
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(1800);
    expect(href.length).toBeGreaterThan(1700);
    expect(text).toBe(`Name: Asha\nMessage: ${message}\nPhone: 9876543210`);
    const [name, cut = '', phone] = (bodyOf(href) ?? '').split('\r\n');
    expect([name, phone]).toEqual(['Name: Asha', 'Phone: 9876543210']);
    expect(cut.endsWith('…')).toBe(true);
    expect(`Message: ${message}`.startsWith(cut.slice(0, -1))).toBe(true);
  },
);

test('many long answers are all cut, so that the link stays under 1,800 characters', () => {
  const answers = Array.from({ length: 6 }, () => ['Answer', 'దయచేసి నాకు కాల్ చేయండి, నేను ఇంట్లో ఉంటాను'] as const);
  const { href } = mailWith(answers);
  expect(href.length).toBeLessThanOrEqual(1800);
  expect((bodyOf(href) ?? '').split('\r\n').filter((line) => line.length > 'Answer: …'.length)).toHaveLength(
    6,
  );
});

/** Letters for a link of this length: each Latin letter takes one character of it. */
const lettersFor = (length: number) => 'a'.repeat(length - mailWith([['Message', '']]).href.length);

test.each([
  { length: 1800, isCut: false },
  { length: 1801, isCut: true },
])('a message whose whole link has $length characters is cut: $isCut', ({ length, isCut }) => {
  expect(mailWith([['Message', lettersFor(length)]]).isCut).toBe(isCut);
});

test('a cut message fills its link up to 1,800 characters', () => {
  expect(mailWith([['Message', lettersFor(3000)]]).href).toHaveLength(1800);
});

test('a value that is whole in the link has no sign of a cut', () => {
  // Among these is one of exactly the length to which the message is cut.
  for (let length = 600; length < 900; length += 1) {
    const name = 'b'.repeat(length);
    const { href } = mailWith([
      ['Name', name],
      ['Message', lettersFor(3000)],
    ]);
    expect(bodyOf(href)).not.toContain(`${name}…`);
  }
});

test('line breaks of every kind are %0D%0A, as RFC 6068 asks', () => {
  const { href } = mailWith([['Message', 'a\nb\r\nc\rd']]);
  expect(href).toContain('a%0D%0Ab%0D%0Ac%0D%0Ad');
});
