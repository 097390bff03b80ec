import { expect, test } from 'vitest';
import { toCsv } from '../../schemas/csv';
import * as fc from '../helpers/fastCheck';

test('no cell becomes a formula', () => {
  const space = fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00A0', '\uFEFF');
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
  fc.assert(
    fc.property(space, sign, fc.string(), (...parts) => {
      expect(toCsv([[parts.join('')]])).toMatch(/^\uFEFF"'/);
    }),
  );
  expect(toCsv([['\tx']])).toBe(`\uFEFF"'\tx"\r\n`);
});

test('a cell that starts no formula stays as it is', () => {
  expect(toCsv([['x=1'], ['']])).toBe('\uFEFF"x=1"\r\n""\r\n');
});

test('quotes are doubled', () => {
  expect(toCsv([['Asha "A"', 'b']])).toBe('\uFEFF"Asha ""A""","b"\r\n');
});

test('null characters, at which some programs end a text, are replaced', () => {
  expect(toCsv([['b\u0000c']])).toBe('\uFEFF"b\uFFFDc"\r\n');
});
