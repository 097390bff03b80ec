// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayBecome, suggestEmail } from '../../schemas/index.ts';
import { anyString, manyRuns } from './helpers.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['mgail.com', 'gmail.com'],
  ['gmail.in', 'gmail.com'],
  ['gamil.con', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail.co.in', 'gmail.com'],
  ['rediffmail.in', 'rediffmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.co', 'yahoo.com'],
  ['yaho.co.in', 'yahoo.co.in'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['redifmail.com', 'rediffmail.com'],
  ['iclod.com', 'icloud.com'],
])('for %s the address at %s is suggested', (typed, intended) => {
  expect(suggestEmail(`Asha.Rao@${typed}`)).toBe(`Asha.Rao@${intended}`);
});

test.each([
  'asha@gmail.com',
  'asha@GMAIL.com',
  'asha@yahoo.co.in',
  'asha@yahoo.in',
  'asha@ymail.com',
  'asha@mail.com',
  'asha@email.com',
  'asha@cloud.com',
  'asha@gail.co.in',
  'asha@gmail.c',
  'asha@gimali.com',
  'asha@gamli.com',
  'asha@gxmil.com',
  'asha@gaxil.com',
  'asha@example.com',
  '@gmial.com',
  'gmial.com',
  'asha rao@gmial.com',
  'asha@gmial.com or phone',
  'asha@rao@gmial.com',
  '',
])('for %j nothing is suggested', (email) => expect(suggestEmail(email)).toBeUndefined());

const common = ['gmail.com', 'yahoo.com', 'yahoo.co.in', 'hotmail.com', 'outlook.com', 'rediffmail.com'];

test('any single slip in a common domain gets a suggestion, unless it makes another real domain', () => {
  const slip = fc
    .tuple(fc.constantFrom(...common), fc.nat(), fc.constantFrom(...'abcxyz.'.split('')), fc.nat(2))
    .map(([domain, at, letter, kind]) => {
      const [head, tail] = [domain.slice(0, at % domain.length), domain.slice(at % domain.length)];
      return [head + letter + tail, head + tail.slice(1), head + letter + tail.slice(1)][kind] ?? '';
    });
  fc.assert(
    fc.property(slip, (domain) => {
      fc.pre(!common.includes(domain) && !/^(?:mail|ymail)\.com$/.test(domain));
      expect(suggestEmail(`a@${domain}`)).toBeDefined();
    }),
    manyRuns,
  );
});

test('a suggestion keeps the part before the @, and gets no further suggestion', () => {
  fc.assert(
    fc.property(anyString, fc.constantFrom('gmial.com', 'yaho.com', 'outlok.com'), (local, domain) => {
      const intended = suggestEmail(`${local}@${domain}`);
      fc.pre(intended !== undefined);
      expect(intended?.startsWith(`${local}@`)).toBe(true);
      expect(suggestEmail(intended ?? '')).toBeUndefined();
    }),
    manyRuns,
  );
});

test('an address that is not yet typed to its end may still become the intended one', () => {
  expect(mayBecome('Asha@gmail.co', 'Asha@gmail.com')).toBe(true);
  expect(mayBecome('Asha@gmail.con', 'Asha@gmail.com')).toBe(false);
  expect(mayBecome('Asha@gmial.com', 'Asha@gmail.com')).toBe(false);
});
