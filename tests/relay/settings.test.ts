// @vitest-environment node
import { expect, test } from 'vitest';
import { parseRelaySettings, warningsFor } from '../../relay/settings.ts';
import { settings, SITE } from './helpers.ts';

const warnings = (changes: Record<string, string>) =>
  warningsFor(parseRelaySettings({ ...settings, ...changes }, SITE));

test('a relay with Turnstile but without an operators’ password does not start', () => {
  const start = () =>
    parseRelaySettings({ ...settings, RELAY_TOKEN: '', RELAY_TURNSTILE_SECRET: 'secret' }, SITE);
  expect(start).toThrow(/^RELAY_TURNSTILE_SECRET needs RELAY_TOKEN\..+Set RELAY_TOKEN to a password/s);
});

test('a relay without an operators’ password and a webhook warns at the start', () => {
  expect(warnings({ RELAY_TOKEN: '' })).toEqual([
    expect.stringContaining('neither RELAY_TOKEN nor RELAY_WEBHOOK is set'),
  ]);
  expect(warnings({ RELAY_TOKEN: '', RELAY_WEBHOOK: 'https://hooks.example.org/x' })).toEqual([]);
  expect(warnings({})).toEqual([]);
});
