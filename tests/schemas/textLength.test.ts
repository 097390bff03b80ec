// @vitest-environment node
import { expect, test } from 'vitest';
import { cutAt, cutToPosted, postedLength } from '../../schemas/textLength.ts';
import * as fc from '../helpers/fastCheck.ts';
import { manyRuns, stringOf } from './helpers.ts';

test.each([
  ['', 0],
  ['two words', 9],
  ['a\nb', 4],
  ['a\r\nb', 4],
  ['a\rb', 4],
  ['\n\n', 4],
  ['😀', 2],
])('%j is posted with a length of %i', (text, length) => {
  expect(postedLength(text)).toBe(length);
});

test('the posted length is the length after every line break has become CR LF', () => {
  fc.assert(
    fc.property(stringOf('\r', '\n', '\r\n', 'a', '😀'), (value) => {
      const lines = value.split(/\r\n|[\r\n]/);
      const characters = lines.reduce((sum, line) => sum + line.length, 0);
      expect(postedLength(value)).toBe(characters + 2 * (lines.length - 1));
    }),
    manyRuns,
  );
});

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a😀', 2, 'a'],
  ['a😀', 3, 'a😀'],
])('%j cut at %i is %j', (text, limit, cut) => {
  expect(cutAt(text, limit)).toBe(cut);
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  // A line break is posted as two characters.
  ['a\nb', 4, 'a\nb'],
  ['a\nb', 3, 'a\n'],
  ['\n\n', 3, '\n'],
])('%j cut to the posted length %i is %j', (text, limit, cut) => {
  expect(cutToPosted(text, limit)).toBe(cut);
});

test('a cut text starts as the whole one, fits, and loses no more than it must', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '😀') });
  fc.assert(
    fc.property(texts, fc.nat(30), (text, limit) => {
      const cut = cutToPosted(text, limit);
      expect(text.startsWith(cut)).toBe(true);
      expect(postedLength(cut)).toBeLessThanOrEqual(limit);
      const [next] = text.slice(cut.length);
      const isWhole = next === undefined;
      expect(isWhole || postedLength(cut + next) > limit).toBe(true);
    }),
  );
});
