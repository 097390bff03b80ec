// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropCountryCode, phoneDigits, stripEmail, stripPhone } from '../../schemas/index.ts';
import { manyRuns, stringOf } from './helpers.ts';

const pieces = [
  'a',
  'Z',
  '9',
  '0',
  '@',
  '.',
  '-',
  '_',
  '+',
  ' ',
  '(',
  ')',
  '[',
  ']',
  'é',
  '९',
  '😀',
  '\ud800',
  '\n',
];

describe.each([
  ['stripEmail', stripEmail, /^[A-Za-z0-9@.-]*$/],
  ['stripPhone', stripPhone, /^[0-9()[\].-]*$/],
])('%s', (_name, strip, allowed) => {
  test('leaves allowed characters only, each of them, in order', () => {
    fc.assert(
      fc.property(stringOf(...pieces), (typed) => {
        const { value } = strip(typed);
        expect(value).toMatch(allowed);
        expect(value).toBe(
          Array.from(typed)
            .filter((character) => allowed.test(character))
            .join(''),
        );
      }),
      manyRuns,
    );
  });

  test('has nothing left to remove the second time', () => {
    fc.assert(
      fc.property(stringOf(...pieces), (typed) => {
        const { value } = strip(typed);
        expect(strip(value)).toEqual({ value, removed: [] });
      }),
      manyRuns,
    );
  });

  test('names exactly what it removed, each character once', () => {
    fc.assert(
      fc.property(stringOf(...pieces), (typed) => {
        const gone = Array.from(typed).filter((character) => !allowed.test(character));
        expect(strip(typed).removed).toEqual([...new Set(gone)]);
      }),
      manyRuns,
    );
  });
});

describe('dropCountryCode', () => {
  const separators = ['', ' ', '-', '.', '  '];
  const pasted = fc.oneof(
    stringOf('+91', '0091', '+', '0', '9', '91', ' ', '-', '(', ')', '9876543210'),
    fc
      .tuple(
        fc.constantFrom('', ' ', '\u202a'),
        fc.constantFrom('+91', '0091', '91', '+', ''),
        fc.array(fc.tuple(fc.constantFrom(...separators), fc.constantFrom(...'0123456789'.split(''))), {
          minLength: 9,
          maxLength: 11,
        }),
      )
      .map(([edge, prefix, rest]) => edge + prefix + rest.flat().join('')),
  );

  test('drops the prefix exactly when it leads and exactly 10 digits follow it', () => {
    fc.assert(
      fc.property(pasted, (value) => {
        const kept = dropCountryCode(value);
        const start = value.replace(/^[\s\u202a]+/, '');
        const prefix = ['+91', '0091'].find((code) => start.startsWith(code));
        const following = prefix === undefined ? '' : phoneDigits(start.slice(prefix.length));
        const drops = following.length === 10;
        expect(kept === value).toBe(!drops);
        expect(phoneDigits(kept)).toBe(drops ? following : phoneDigits(value));
      }),
      manyRuns,
    );
  });

  test('takes from the front only, and from its own answer nothing more', () => {
    fc.assert(
      fc.property(pasted, (value) => {
        const kept = dropCountryCode(value);
        expect(value.endsWith(kept)).toBe(true);
        expect(dropCountryCode(kept)).toBe(kept);
        expect(kept === value || /^[\d([]/.test(kept)).toBe(true);
      }),
      manyRuns,
    );
  });
});
