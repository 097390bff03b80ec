// @vitest-environment node
import { expect, test } from 'vitest';
import { applyEdit } from '../../src/forms/applyEdit';
import * as fc from '../helpers/fastCheck';

const isKept = (character: string) => character !== '_';
const strip = (text: string) => text.split('').filter(isKept).join('');
const typedAfter = (typed: string, next: string) => applyEdit(typed, strip(typed), next, isKept);

test.each([
  ['', 'a', 'a'],
  ['asha', 'asha_', 'asha_'],
  ['asha_', 'ashar', 'asha_r'],
  ['asha_', 'ash', 'ash'],
  ['a_b@c', 'axb@c', 'a_xb@c'],
  ['a_b@c', 'ab_@c', 'a_b_@c'],
  ['a_b@c', 'a@c', 'a_@c'],
  ['a_bc_d', 'axcd', 'a_xc_d'],
  ['a_b_c', 'x', 'x'],
  ['_a_', '', ''],
  ['aa_a', 'aaa', 'aa_a'],
])('"%s" as typed, when the field then holds "%s", becomes "%s"', (typed, next, expected) => {
  expect(typedAfter(typed, next)).toBe(expected);
});

const text = fc.string({ unit: fc.constantFrom('a', 'b', '@', '_'), maxLength: 8 });

test('after any edit the typed text, without the removed characters, is the shown text', () => {
  const edits = fc.array(fc.record({ at: fc.nat(8), length: fc.nat(8), inserted: text }), { maxLength: 8 });
  fc.assert(
    fc.property(edits, (list) => {
      let typed = '';
      for (const { at, length, inserted } of list) {
        const shown = strip(typed);
        const next = shown.slice(0, at) + inserted + shown.slice(at + length);
        typed = typedAfter(typed, next);
        expect(strip(typed)).toBe(strip(next));
      }
    }),
    { numRuns: 2000 },
  );
});

test('what is inserted keeps every character that was removed before', () => {
  const removedIn = (typed: string) => typed.replaceAll(/[^_]/g, '').length;
  fc.assert(
    fc.property(text, fc.nat(8), text, (typed, at, inserted) => {
      const shown = strip(typed);
      const next = shown.slice(0, at) + inserted + shown.slice(at);
      fc.pre(strip(inserted) !== '');
      expect(removedIn(typedAfter(typed, next))).toBe(removedIn(typed) + removedIn(inserted));
    }),
    { numRuns: 2000 },
  );
});
