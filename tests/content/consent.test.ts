// @vitest-environment node
import { expect, test } from 'vitest';
import { consent } from '../../src/content/consent';

test('a new wording of the consent has a new version: whoever changes one changes both here', () => {
  const { version, before, link, after } = consent;
  expect([version, before + link + after]).toEqual([
    '2026-11-21',
    'You may use these details to answer my request, as the privacy policy describes.',
  ]);
});
