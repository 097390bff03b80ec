// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseConfig } from '../../schemas/config';
import {
  asHeadersFile,
  asNginxFile,
  headerRules,
  headersFor,
  originsOf,
  pagePolicy,
} from '../../scripts/headers';

const origins = { crmOrigin: 'https://webto.salesforce.com' };
const rules = headerRules(origins);
const policyOf = (own = rules) => (headersFor(own, '/')['Content-Security-Policy'] ?? '').split('; ');

test('a page’s policy forbids everything that neither it nor the header allows; leads go only to the site and the CRM', () => {
  const page = pagePolicy(origins, 'a{}').split(';');
  const header = policyOf();
  const names = (parts: string[]) => parts.map((part) => part.split(' ')[0]);
  const strict = ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"];
  expect(header).toEqual(expect.arrayContaining(strict));
  for (const directive of ['connect-src', 'frame-src', 'form-action'])
    expect(header).toContain(`${directive} 'self' https://webto.salesforce.com`);
  expect(page[0]).toBe("default-src 'none'");
  // The page’s own styles, and the empty elements that emotion fills.
  const digest = createHash('sha256').update('a{}').digest('base64');
  const empty = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
  expect(page).toContain(`style-src 'self' 'sha256-${digest}' 'sha256-${empty}'`);
  // Both must allow a load: the header leaves out what only the page can name.
  expect(names(page.filter((part) => !header.includes(part)))).toEqual(['default-src', 'style-src']);
  expect(names(header.filter((part) => !page.includes(part))).join(' ')).toBe(
    'worker-src object-src base-uri frame-ancestors require-trusted-types-for trusted-types',
  );
  expect([...page, ...header].join()).not.toContain('unsafe');
});

test('the file for Netlify and Cloudflare has every header, and nginx’s repeats all in each location', () => {
  const [, assets = ''] = /location \^~ \/assets\/ \{\n([^}]*)\}/.exec(asNginxFile(rules)) ?? [];
  for (const [name, value] of Object.entries(headersFor(rules, '/assets/'))) {
    expect(asHeadersFile(rules)).toContain(`\n  ${name}: ${value}\n`);
    const quote = value.includes('"') ? "'" : '"';
    expect(assets).toContain(`  add_header ${name} ${quote}${value}${quote} always;`);
  }
});

const policiesOf = (env: Record<string, string>) => {
  const own = originsOf(parseConfig(env, 'https://www.example.com'));
  return { header: policyOf(headerRules(own)), page: pagePolicy(own, '').split(';') };
};
const relay = { VITE_LEAD_RELAY: 'https://leads.example.com/leads' };
const cloudflare = 'https://challenges.cloudflare.com';

test.each<[string, Record<string, string>, Record<string, string>, opened: string[], inHeader: string[]]>([
  ['a data layer', {}, { VITE_ANALYTICS: 'datalayer' }, [], []],
  [
    'an analytics server',
    {},
    { VITE_ANALYTICS: 'https://events.example.com/collect' },
    ["connect-src 'self' http://localhost:4174 https://events.example.com"],
    [],
  ],
  [
    'Turnstile',
    relay,
    { VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' },
    [`script-src 'self' ${cloudflare}`, `frame-src 'self' https://leads.example.com ${cloudflare}`],
    ['trusted-types default'],
  ],
])('%s opens the policy for what it needs, and nothing else changes', (_, env, added, opened, inHeader) => {
  const [without, with_] = [policiesOf(env), policiesOf({ ...env, ...added })];
  const news = (before: string[], after: string[]) => after.filter((part) => !before.includes(part));
  expect(news(without.page, with_.page)).toEqual(opened);
  expect(news(without.header, with_.header)).toEqual([...opened, ...inHeader]);
  expect([...without.page, ...without.header].join()).not.toContain('cloudflare');
});
