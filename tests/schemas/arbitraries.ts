/** Random values for each kind of field, which reach the corners of its rules. */
import type { Field } from '../../schemas/index.ts';
import * as fc from '../helpers/fastCheck.ts';
import { stringOf } from './helpers.ts';

const letters = [
  'a',
  'z',
  'A',
  'Z',
  'é',
  'e\u0301',
  'a\u200d',
  'ర\u200c',
  'ß',
  'ни',
  'శ్రీ',
  'नि',
  'م',
  '王',
  'ǅ',
  'ʰ',
  '𐐀',
  '𐐨',
];
const notLetters = [
  '.',
  '-',
  "'",
  '1',
  '१',
  '\u0301',
  '\t',
  '\u00a0',
  '\u200c',
  '\u200d',
  '\u200b',
  '😀',
  '\ud800',
  '\n',
];
export const names = fc.oneof(
  stringOf(...letters, ' ', ' ', ...notLetters),
  stringOf('a', 'B', ' '),
  fc.string({ unit: fc.constantFrom('a', 'ba', 'A '), minLength: 15, maxLength: 60 }),
  fc.nat({ max: 90 }).map((count) => 'a'.repeat(count)),
);

const emailParts = ['a', 'Z', '9', '_', '-', '.', '..', '@', '@b.in', '.com', ' ', 'é', '+', '\ud800'];
export const emails = fc.oneof(
  stringOf(...emailParts),
  fc
    .tuple(stringOf(...emailParts), stringOf(...emailParts))
    .map(([local, domain]) => `${local}@${domain}.in`),
  fc.nat({ max: 90 }).map((count) => `${'a'.repeat(count)}@example.com`),
);

export const phones = fc.oneof(
  stringOf(...'0123456789'.split(''), ' ', '(', ')', '-', '+91', 'x', '९'),
  fc
    .array(fc.constantFrom('0', '0', '0', '6', '7', '8', '9'), { minLength: 9, maxLength: 11 })
    .map((list) => list.join(' ')),
);

/** Names, and what is near a field's sample and the examples of its rules: the text, or the text with one character changed. */
export const valuesNear = ({ sample, rules }: Field): fc.Arbitrary<string> => {
  const texts = [sample, ...rules.flatMap(({ example }) => example ?? [])];
  const parts = fc.tuple(fc.constantFrom(...texts), fc.nat(100), fc.constantFrom('', ' ', 'a', '1', '-'));
  const changed = parts.map(([text, place, put]) => text.slice(0, place) + put + text.slice(place + 1));
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: changed },
    { weight: 4, arbitrary: names },
  );
};
