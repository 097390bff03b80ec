import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../schemas/csv';

test('no cell becomes a formula', () => {
  const space = fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00A0', '\uFEFF');
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
  fc.assert(
    fc.property(space, sign, fc.string(), (...parts) => {
      expect(toCsv([[parts.join('')]])).toMatch(/^\uFEFF"'/);
    }),
  );
  expect(toCsv([['\tx'], ['x=1'], ['']])).toBe(`\uFEFF"'\tx"\r\n"x=1"\r\n""\r\n`);
});

test('quotes are doubled, and null characters replaced', () => {
  expect(toCsv([['Asha "A"', 'b\u0000c']])).toBe('\uFEFF"Asha ""A""","b\uFFFDc"\r\n');
});
