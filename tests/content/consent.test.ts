// @vitest-environment node
import { expect, test } from 'vitest';
import { consent } from '../../schemas/fields/consent';
import { detailsUse } from '../../src/content/forms';

test('a new wording of the agreement has a new version: changing one means changing both here', () => {
  expect([consent.version, consent.label]).toEqual([
    '2026-11-22',
    'You may also write to me about new courses and offers.',
  ]);
});

test('one sentence says what the details are used for', () => {
  const { before, link, after } = detailsUse;
  expect(before + link + after).toBe(
    'We use these details to answer your request, as our privacy policy describes.',
  );
});
