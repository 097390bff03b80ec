// @vitest-environment node
import { expect, test } from 'vitest';
import { firstName, fullName } from '../../schemas/fields/name.ts';
import { firstFailure } from '../../schemas/ruleTable.ts';
import * as fc from '../helpers/fastCheck.ts';
import { anyString, manyRuns } from './helpers.ts';

test.each([
  ['Emily McDonald', 'Emily Mcdonald'],
  ["Sean O'Brien", 'Sean Obrien'],
  ['Sean O’Brien', 'Sean Obrien'],
  ['Ann-Marie Clark', 'Ann Marie Clark'],
  ['J. Smith', 'J Smith'],
  ['Rao, Asha', 'Rao Asha'],
  ['ASHA RAO', 'Asha Rao'],
  ['  Asha   Rao ', 'Asha Rao'],
  ['Asha\u00A0Rao', 'Asha Rao'],
  ['S.V. Ramana', 'S V Ramana'],
  ['Asha & Ravi', 'Asha and Ravi'],
  ['Training/Placement', 'Training Placement'],
  ['Asha\u200BRao', 'Asharao'],
  ['ÉMILIE Zola', 'Émilie Zola'],
])('for %j the spelling %j is offered', (typed, offered) => {
  expect(fullName.nearest?.(typed)).toBe(offered);
});

test.each(['', 'Asha Rao', 'Asha2', 'Asha (Rao)', 'A s h a', 'A.S.', '...', "'", `${'a'.repeat(80)}-b`])(
  'for %j nothing is offered',
  (typed) => expect(fullName.nearest?.(typed)).toBeUndefined(),
);

test('the contact page offers spellings too', () => {
  expect(firstName.nearest?.('Mary-Ann ')).toBe('Mary Ann');
});

test('every spelling that is offered is accepted, for a value that is not', () => {
  const names = fc.oneof(
    anyString,
    fc.string({ unit: fc.constantFrom("'", '-', '.', ' ', 'a', 'B', 'é', '1') }),
  );
  let offers = 0;
  fc.assert(
    fc.property(names, (typed) => {
      const offered = fullName.nearest?.(typed);
      if (offered === undefined) return;
      offers += 1;
      expect(firstFailure(fullName.rules, typed)).toBeDefined();
      expect(firstFailure(fullName.rules, offered)).toBeUndefined();
    }),
    manyRuns,
  );
  // Without any offer the property would hold for nothing.
  expect(offers).toBeGreaterThan(0);
});
