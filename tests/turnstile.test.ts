// @vitest-environment node
import { expect, test } from 'vitest';
import { parseConfig } from '../schemas/config';
import { headerRules, headersFor, originsOf, pagePolicy } from '../scripts/headers';

const site = 'https://www.example.com';
const relay = { VITE_LEAD_RELAY: 'https://leads.example.com/leads' };
const key = { VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' };

const policiesOf = (env: Record<string, string>) => {
  const origins = originsOf(parseConfig(env, site));
  const header = headersFor(headerRules(origins), '/')['Content-Security-Policy'] ?? '';
  return { header: header.split('; '), page: pagePolicy(origins, '').split(';') };
};

test('Turnstile opens the policy for its script and frame, and nothing else changes', () => {
  const [without, with_] = [policiesOf(relay), policiesOf({ ...relay, ...key })];
  const leads = 'https://leads.example.com';
  const cloudflare = 'https://challenges.cloudflare.com';
  const opened = [`script-src 'self' ${cloudflare}`, `frame-src 'self' ${leads} ${cloudflare}`];
  const added = (before: string[], after: string[]) => after.filter((part) => !before.includes(part));
  expect(added(without.page, with_.page)).toEqual(opened);
  expect(added(without.header, with_.header)).toEqual([...opened, 'trusted-types default']);
  expect([...without.page, ...without.header].join()).not.toContain('cloudflare');
});

test.each([
  [key, 'VITE_TURNSTILE_SITE_KEY needs VITE_LEAD_RELAY'],
  [{ ...relay, VITE_TURNSTILE_SITE_KEY: 'a key' }, 'VITE_TURNSTILE_SITE_KEY should be a site key'],
])('a key that cannot work stops the build: %o', (env, message) => {
  expect(() => parseConfig(env, site)).toThrow(message);
});
