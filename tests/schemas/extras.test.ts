// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { extraFieldNames, extraFields, extrasToWire, type ExtraField } from '../../schemas/extras';

const ids = Object.fromEntries(
  extraFieldNames.map((name, index) => [name, `00N5g000000000${index}`]),
) as Record<ExtraField, string>;

test('what has a field travels under its id, in a fixed order; what is empty or has none stays behind', () => {
  const fields = extrasToWire(
    { form: 'homeInline', lead_id: '42', referrer: '', page: '/works' },
    { lead_id: ids.lead_id, form: ids.form, referrer: ids.referrer, landing_page: ids.landing_page },
  );
  expect(Object.entries(fields)).toEqual([
    [ids.lead_id, '42'],
    [ids.form, 'homeInline'],
  ]);
});

test('without a configured field nothing travels', () => {
  expect(extrasToWire({ lead_id: '42', form: 'homeInline' }, {})).toEqual({});
});

test('a text becomes one line and fits its field, without half a character at its end', () => {
  expect(extrasToWire({ page: ' /a\r\nb\u2028c\u0000 ' }, ids)).toEqual({ [ids.page]: '/a b c' });
  expect(extrasToWire({ form: `${'x'.repeat(39)}😀` }, ids)).toEqual({ [ids.form]: 'x'.repeat(39) });
});

test('whatever is known, each field holds it on one line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...extraFieldNames),
      fc.string({ unit: 'binary', maxLength: 400 }),
      (name, text) => {
        for (const value of Object.values(extrasToWire({ [name]: text }, ids))) {
          expect(value.length).toBeLessThanOrEqual(extraFields[name].limit);
          expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]|[\uD800-\uDBFF]$/u);
        }
      },
    ),
    { numRuns: 1000 },
  );
});
