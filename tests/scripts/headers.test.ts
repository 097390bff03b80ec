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

const page = pagePolicy(origins, 'a{}').split(';');
const header = policyOf();
const namesOf = (policy: string[]) => policy.map((directive) => directive.split(' ')[0]);

test.each(["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])(
  'the header has %s',
  (directive) => {
    expect(header).toContain(directive);
  },
);

test.each(['connect-src', 'frame-src', 'form-action'])(
  'by %s, leads go only to the site and the CRM',
  (name) => {
    expect(header).toContain(`${name} 'self' https://webto.salesforce.com`);
  },
);

test('a page forbids everything that neither it nor the header allows', () => {
  expect(page[0]).toBe("default-src 'none'");
});

test('a page allows its own styles, and the empty elements that emotion fills', () => {
  const digest = createHash('sha256').update('a{}').digest('base64');
  const empty = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
  expect(page).toContain(`style-src 'self' 'sha256-${digest}' 'sha256-${empty}'`);
});

// Both must allow a load, so the header leaves out what only the page can name.
test('only the page names its styles and what is forbidden by default', () => {
  expect(namesOf(page.filter((directive) => !header.includes(directive)))).toEqual([
    'default-src',
    'style-src',
  ]);
});

test('only the header has what a page cannot say of itself', () => {
  expect(namesOf(header.filter((directive) => !page.includes(directive)))).toEqual([
    'worker-src',
    'object-src',
    'base-uri',
    'frame-ancestors',
    'require-trusted-types-for',
    'trusted-types',
  ]);
});

test('nothing is allowed that browsers call unsafe', () => {
  expect([...page, ...header].join()).not.toContain('unsafe');
});

const assetHeaders = Object.entries(headersFor(rules, '/assets/')).map(([name, value]) => ({ name, value }));

test.each(assetHeaders)(
  'the file for Netlify and Cloudflare gives /assets/ the header $name',
  ({ name, value }) => {
    const parts = asHeadersFile(rules).split(/\n(?=\/)/);
    const ofAssets = parts.filter((part) => /^\/(?:assets\/)?\*\n/.test(part)).join('\n');
    expect(`${ofAssets}\n`).toContain(`\n  ${name}: ${value}\n`);
  },
);

// A location in nginx inherits either all headers or none.
test.each(assetHeaders)('nginx repeats the header $name in the location of /assets/', ({ name, value }) => {
  const [, assets = ''] = /location \^~ \/assets\/ \{\n([^}]*)\}/.exec(asNginxFile(rules)) ?? [];
  // A header that contains double quotes contains no single ones.
  const quote = value.includes('"') ? "'" : '"';
  expect(assets).toContain(`  add_header ${name} ${quote}${value}${quote} always;`);
});

const policiesOf = (env: Record<string, string>) => {
  const own = originsOf(parseConfig(env, 'https://www.example.com'));
  return { header: policyOf(headerRules(own)), page: pagePolicy(own, '').split(';') };
};
const withRelay = { VITE_LEAD_RELAY: 'https://leads.example.com/leads' };
const cloudflare = 'https://challenges.cloudflare.com';

interface Addition {
  what: string;
  /** The settings without it. */
  env: Record<string, string>;
  added: Record<string, string>;
  /** The directives that change, in the page and in the header. */
  changed: string[];
  /** Those that change in the header alone. */
  changedInHeader: string[];
}

test.each<Addition>([
  {
    what: 'a data layer',
    env: {},
    added: { VITE_ANALYTICS: 'datalayer' },
    changed: [],
    changedInHeader: [],
  },
  {
    what: 'an analytics server',
    env: {},
    added: { VITE_ANALYTICS: 'https://events.example.com/collect' },
    // The first address is that of the sandbox, to which leads go without a CRM.
    changed: ["connect-src 'self' http://localhost:4174 https://events.example.com"],
    changedInHeader: [],
  },
  {
    what: 'Turnstile',
    env: withRelay,
    added: { VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' },
    changed: [`script-src 'self' ${cloudflare}`, `frame-src 'self' https://leads.example.com ${cloudflare}`],
    changedInHeader: ['trusted-types default'],
  },
])(
  '$what opens the policy for what it needs, and nothing else changes',
  ({ env, added, changed, changedInHeader }) => {
    const before = policiesOf(env);
    const after = policiesOf({ ...env, ...added });
    const changes = (place: 'page' | 'header') =>
      after[place].filter((directive) => !before[place].includes(directive));
    expect(changes('page')).toEqual(changed);
    expect(changes('header')).toEqual([...changed, ...changedInHeader]);
    expect(namesOf(after.page)).toEqual(namesOf(before.page));
    expect(namesOf(after.header)).toEqual(namesOf(before.header));
  },
);

test('without Turnstile nothing of Cloudflare is allowed', () => {
  expect(Object.values(policiesOf(withRelay)).flat().join()).not.toContain('cloudflare');
});
