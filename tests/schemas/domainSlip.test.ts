// @vitest-environment node
import { expect, test } from 'vitest';
import { commonDomains, genuineDomains } from '../../schemas/fields/domainSlip.ts';
import { mayBecome, suggestEmail } from '../../schemas/index.ts';
import * as fc from '../helpers/fastCheck.ts';
import { anyString, manyRuns } from './helpers.ts';

test.each([
  { typed: 'gmial.com', meant: 'gmail.com' },
  { typed: 'gamil.com', meant: 'gmail.com' },
  { typed: 'gmai.com', meant: 'gmail.com' },
  { typed: 'gmaill.com', meant: 'gmail.com' },
  { typed: 'gnail.com', meant: 'gmail.com' },
  { typed: 'gmail.con', meant: 'gmail.com' },
  { typed: 'gmail.co', meant: 'gmail.com' },
  { typed: 'gmailcom', meant: 'gmail.com' },
  { typed: 'GMIAL.COM', meant: 'gmail.com' },
  { typed: 'mgail.com', meant: 'gmail.com' },
  { typed: 'yaho.com', meant: 'yahoo.com' },
  { typed: 'yahoo.co', meant: 'yahoo.com' },
  { typed: 'yaho.co.in', meant: 'yahoo.co.in' },
  { typed: 'hotmial.com', meant: 'hotmail.com' },
  { typed: 'outlok.com', meant: 'outlook.com' },
  { typed: 'redifmail.com', meant: 'rediffmail.com' },
  { typed: 'iclod.com', meant: 'icloud.com' },
])('$meant is suggested for $typed, which differs by one letter', ({ typed, meant }) => {
  expect(suggestEmail(`Asha.Rao@${typed}`)).toBe(`Asha.Rao@${meant}`);
});

test.each([
  { typed: 'gmail.in', meant: 'gmail.com' },
  { typed: 'gamil.con', meant: 'gmail.com' },
  { typed: 'gmial.con', meant: 'gmail.com' },
  { typed: 'gmail.co.in', meant: 'gmail.com' },
  { typed: 'rediffmail.in', meant: 'rediffmail.com' },
])('$meant is suggested for $typed, a mistake that is on the list', ({ typed, meant }) => {
  expect(suggestEmail(`Asha.Rao@${typed}`)).toBe(`Asha.Rao@${meant}`);
});

test.each([
  { why: 'a common domain', domain: 'gmail.com' },
  { why: 'a common domain in capitals', domain: 'GMAIL.com' },
  { why: 'a common domain', domain: 'yahoo.co.in' },
  { why: 'a real domain near a common one', domain: 'yahoo.in' },
  { why: 'a real domain near a common one', domain: 'ymail.com' },
  { why: 'a real domain near a common one', domain: 'mail.com' },
  { why: 'a real domain near a common one', domain: 'email.com' },
  { why: 'a real domain near a common one', domain: 'cloud.com' },
  { why: 'two letters away', domain: 'gail.co.in' },
  { why: 'two letters away', domain: 'gmail.c' },
  { why: 'two letters away', domain: 'gimali.com' },
  { why: 'two letters away', domain: 'gamli.com' },
  { why: 'two letters away', domain: 'gxmil.com' },
  { why: 'two letters away', domain: 'gaxil.com' },
  { why: 'another domain', domain: 'example.com' },
])('nothing is suggested for $domain: $why', ({ domain }) => {
  expect(suggestEmail(`asha@${domain}`)).toBeUndefined();
});

/** Yahoo's mail domains of other countries and languages. */
const yahooDomains = [
  'co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za',
  'com.ar com.au com.br com.cn com.co com.hk com.mx com.my com.pe com.ph com.sg com.tr com.tw com.ve com.vn',
  'ae at be bg ca cl cn cz de dk ee es fi fr gr hr hu ie in it lt lv nl no pl pt ro rs se si sk',
].flatMap((endings) => endings.split(' ').map((ending) => `yahoo.${ending}`));

test.each(yahooDomains)('nothing is suggested for %s, a real domain', (domain) => {
  expect(suggestEmail(`asha@${domain}`)).toBeUndefined();
});

test.each(['@gmial.com', 'gmial.com', 'asha rao@gmial.com', 'asha@gmial.com or phone', 'a@b@gmial.com', ''])(
  'nothing is suggested for "%s", which is not one address',
  (text) => expect(suggestEmail(text)).toBeUndefined(),
);

const letters = 'abcdefghijklmnopqrstuvwxyz.'.split('');
/** A common domain with one letter too many, too few, or wrong. */
const slip = fc
  .tuple(
    fc.constantFrom(...commonDomains),
    fc.nat(),
    fc.constantFrom(...letters),
    fc.constantFrom('added', 'left out', 'changed'),
  )
  .map(([domain, place, letter, how]) => {
    const at = place % domain.length;
    const after = how === 'added' ? domain.slice(at) : domain.slice(at + 1);
    return domain.slice(0, at) + (how === 'left out' ? '' : letter) + after;
  });

test('any single slip in a common domain gets a suggestion, unless it makes another real domain', () => {
  fc.assert(
    fc.property(slip, (domain) => {
      fc.pre(!commonDomains.includes(domain) && !genuineDomains.has(domain));
      expect(suggestEmail(`a@${domain}`)).toBeDefined();
    }),
    manyRuns,
  );
});

/** Any text before the @, with a domain that gets a suggestion. */
const mistyped = fc.tuple(anyString, fc.constantFrom('gmial.com', 'yaho.com', 'outlok.com'));

test('a suggestion keeps the part before the @', () => {
  fc.assert(
    fc.property(mistyped, ([local, domain]) => {
      const intended = suggestEmail(`${local}@${domain}`);
      fc.pre(intended !== undefined);
      expect(intended?.startsWith(`${local}@`)).toBe(true);
    }),
    manyRuns,
  );
});

test('a suggestion gets no further suggestion', () => {
  fc.assert(
    fc.property(mistyped, ([local, domain]) => {
      const intended = suggestEmail(`${local}@${domain}`);
      fc.pre(intended !== undefined);
      expect(suggestEmail(intended ?? '')).toBeUndefined();
    }),
    manyRuns,
  );
});

test.each([
  { typed: 'Asha@gmail.co', becomes: true },
  { typed: 'Asha@gmail.con', becomes: false },
  { typed: 'Asha@gmial.com', becomes: false },
])('whether typing on turns $typed into Asha@gmail.com: $becomes', ({ typed, becomes }) => {
  expect(mayBecome(typed, 'Asha@gmail.com')).toBe(becomes);
});
