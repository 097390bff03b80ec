// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayBecome, suggestEmail } from '../../schemas/index.ts';
import { anyString, manyRuns } from './helpers.ts';

test.each([
  [
    'gmail.com',
    'gmial.com gamil.com gmai.com gmaill.com gnail.com gmail.con gmail.co gmailcom GMIAL.COM mgail.com',
  ],
  // More than one slip away.
  ['gmail.com', 'gmail.in gamil.con gmial.con gmail.co.in'],
  ['yahoo.com', 'yaho.com yahoo.co'],
  ['yahoo.co.in', 'yaho.co.in'],
  ['hotmail.com', 'hotmial.com'],
  ['outlook.com', 'outlok.com'],
  ['rediffmail.com', 'redifmail.com rediffmail.in'],
  ['icloud.com', 'iclod.com'],
])('the address at %s is suggested for one at %s', (intended, misspelt) => {
  for (const domain of misspelt.split(' '))
    expect(suggestEmail(`Asha.Rao@${domain}`)).toBe(`Asha.Rao@${intended}`);
});

const real =
  'gmail.com GMAIL.com yahoo.co.in yahoo.in ymail.com mail.com email.com cloud.com gail.co.in gmail.c gimali.com ' +
  'gamli.com gxmil.com gaxil.com example.com';
const notOneAddress = [
  '@gmial.com',
  'gmial.com',
  'asha rao@gmial.com',
  'asha@gmial.com or phone',
  'a@b@gmial.com',
  '',
];

test('nothing is suggested for another domain, nor for a text that is not one address', () => {
  for (const email of [...real.split(' ').map((domain) => `asha@${domain}`), ...notOneAddress])
    expect(suggestEmail(email), `for ${email}`).toBeUndefined();
});

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
