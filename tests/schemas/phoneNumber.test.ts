// @vitest-environment node
import { expect, test } from 'vitest';
import { withAsciiDigits } from '../../schemas/fields/phoneNumber.ts';

test.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['full width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospace, the last of five rows of digits without a gap', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['ASCII', '0123456789'],
])('the digits in %s become ASCII digits', (_script, digits) =>
  expect(withAsciiDigits(`(${digits}) ½²`)).toBe('(0123456789) ½²'),
);
