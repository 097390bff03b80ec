import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropCountryCode, phoneDigits } from '../../schemas';
import { field } from '../helpers/forms';
import { showLeadForm } from '../helpers/formViews';
import { descriptionsOf } from '../helpers/matchers';
import { manyRuns } from '../schemas/helpers';

describe('the country code of a pasted phone number', () => {
  test.each([
    ['+919876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['+91-98765-43210', '98765-43210'],
    ['0091 (98765) 43210', '(98765) 43210'],
    ['\u202a+91 98765 43210\u202c', '98765 43210\u202c'],
    ['+91: +98765 43210', '98765 43210'],
  ])('is removed from %j, which leaves %j', (pasted, kept) => expect(dropCountryCode(pasted)).toBe(kept));

  const without = ['', '+91', '919876543210', '+91987654321', '+9198765432101', '+1 212 555 0100'];
  test.each([...without, 'tel:+919876543210', 'tel:9876543210'])('is not found in %j', (pasted) =>
    expect(dropCountryCode(pasted)).toBe(pasted),
  );

  test('is removed exactly when it leads and 10 digits follow it', () => {
    const rest = fc.array(fc.constantFrom('0', '9', ' 9', '-9'), { minLength: 9, maxLength: 11 });
    const edge = fc.constantFrom('', ' ', '\u202a');
    const code = fc.constantFrom('+91', '0091', '91', '+', '');
    fc.assert(
      fc.property(edge, code, rest, (before, prefix, digits) => {
        const value = before + prefix + digits.join('');
        const kept = dropCountryCode(value);
        const drops = ['+91', '0091'].includes(prefix) && digits.length === 10;
        expect(phoneDigits(kept)).toBe(drops ? phoneDigits(digits.join('')) : phoneDigits(value));
        expect(value.endsWith(kept)).toBe(true);
        expect(dropCountryCode(kept)).toBe(kept);
      }),
      manyRuns,
    );
  });
});

test('a pasted number loses its country code, and the note does not name its plus sign', async () => {
  const { user } = showLeadForm();
  await user.click(field('Phone'));
  await user.paste('+91 98765 43210');
  expect(field('Phone')).toHaveValue('9876543210');
  await expect(field('Phone')).toShowNoError();
  expect(descriptionsOf(field('Phone')).join()).not.toContain('plus sign');
});
