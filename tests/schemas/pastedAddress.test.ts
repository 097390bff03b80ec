// @vitest-environment node
import { expect, test } from 'vitest';
import { mayBelongToEmail, pastedAddress } from '../../schemas/index.ts';

test.each([
  'Asha Rao <asha@example.com>',
  '"Rao, Asha" <asha@example.com> ',
  '<asha@example.com>',
  ' mailto:asha@example.com',
  'MAILTO:asha@example.com?subject=Hello&body=Hi',
  'Asha <mailto:asha@example.com>',
  'Write to mailto:asha@example.com',
  'Email: asha@example.com',
  "'asha@example.com',",
  'asha@example.com, Asha@Example.com',
  'It is asha@example.com.',
  'Asha Rao asha@example.com',
  'Rao asha@example.com (home)',
])('a pasted %j becomes the address in it', (value) =>
  expect(pastedAddress(value).toLowerCase()).toBe('asha@example.com'),
);

test.each([
  'asha_rao+x@example.com',
  "o'brien@example.com",
  'Asha <asha>',
  'a@b.in <asha@example.com> x',
  '<a@b.in> <asha@example.com>',
  'a@b.in, A@B.in, asha@example.com',
  'mailto:',
  'éasha@example.com',
  '.asha@example.com',
  'asha@localhost',
  'asha@gmail.com@yahoo.com',
  'asha@gmail.comravi@yahoo.com',
  'asha@mail.exämple.com',
  'asha@example.com.é',
  'asha@example.com_old',
  'ravi kumar@example.com',
  'ravi. kumar@example.com ',
  'ravi  kumar@example.com',
  '',
])('a pasted %j stays as it is', (value) => expect(pastedAddress(value)).toBe(value));

test('a pasted address keeps every part of its domain', () => {
  expect(pastedAddress('Asha <asha@mail.example.co.in>')).toBe('asha@mail.example.co.in');
});

test.each(Array.from("!#$%&'*+/=?^_`{|}~"))('%s may belong to an address, by RFC 5322', (character) => {
  expect(mayBelongToEmail([' ', character])).toBe(true);
});

test.each([
  { what: 'nothing', characters: [] },
  { what: 'other characters', characters: [' ', '\n', 'é', '(', '<', ',', ':', '"', '😀'] },
])('$what cannot belong to an address', ({ characters }) => {
  expect(mayBelongToEmail(characters)).toBe(false);
});
