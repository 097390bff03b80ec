// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../schemas/config';
import { extraFieldNames } from '../schemas/salesforce/extras';
import { withCheckPart } from '../schemas/salesforce/recordId';

const site = 'https://www.example.com';
const ownFields = {
  VITE_CRM_FIELD_DESIGNATION: '00N5g0000000011',
  VITE_CRM_FIELD_COLLEGE_NAME: '00N5g0000000012',
  VITE_CRM_FIELD_MESSAGE: '00N5g0000000013',
  VITE_CRM_FIELD_LOCATION: '00N5g0000000014',
  VITE_CRM_FIELD_SERVICES: '00N5g0000000015',
};
const real = {
  VITE_CRM_ENDPOINT: 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  VITE_CRM_OID: '00D5g000000abcD',
  VITE_CRM_RECORD_TYPE: '0125g000000abcDAAQ',
  ...ownFields,
};

const sandboxFields = {
  designation: '00NUH000003VHUI',
  college_name: '00NUH000003VHUH',
  message: '00NUH000003VHUJ',
  location: '00NUH000003VHUK',
  services: '00NUH000003VHUL',
};

const formFields = {
  designation: '00N5g0000000011',
  college_name: '00N5g0000000012',
  message: '00N5g0000000013',
  location: '00N5g0000000014',
  services: '00N5g0000000015',
};

/** The lines of the error that a configuration leads to, after its first line. */
const mistakes = (env: Record<string, string | undefined>) => {
  try {
    parseConfig(env, site);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [first, ...lines] = error.message.split('\n');
    expect(first).toBe('The site cannot be built with this configuration:');
    return lines;
  }
  return [];
};

test('with nothing set, or empty, leads go to the bundled sandbox, whose port can be chosen', () => {
  const unset = {
    siteUrl: 'https://www.example.com',
    crm: {
      endpoint: 'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
      oid: '00D000000000000AAA',
      recordType: '012000000000000AAA',
      confirmation: 'frame',
      formFields: sandboxFields,
    },
  };
  const names = ['VITE_SITE_URL', 'VITE_CRM_CONFIRMATION', 'CRM_PORT', ...Object.keys(real)];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect([parseConfig({}, site), parseConfig(empty, site)]).toEqual([unset, unset]);
  expect(parseConfig({ CRM_PORT: '5001' }, site).crm.endpoint).toContain('http://localhost:5001/servlet/');
});

test('accepts a real organisation unchanged, and marketing fields, which are off until they are configured', () => {
  const env = { ...real, VITE_SITE_URL: 'https://learn.example.org/', VITE_CRM_CONFIRMATION: 'probe' };
  const { VITE_CRM_ENDPOINT: endpoint, VITE_CRM_OID: oid, VITE_CRM_RECORD_TYPE: recordType } = real;
  const crm = { endpoint, oid, recordType, confirmation: 'probe', formFields };
  expect(parseConfig(env, site)).toEqual({ siteUrl: 'https://learn.example.org', crm });
  const marketing = {
    VITE_CRM_FIELD_LEAD_ID: '00N5g0000000001',
    VITE_CRM_FIELD_FIRST_TOUCH: '00N5g0000000002EAA',
    VITE_CRM_FIELD_MESSAGE: '00N5g0000000003',
    VITE_CRM_LEAD_SOURCE: 'Website',
    VITE_CRM_CAMPAIGN_ID: '7015g000000abcD',
    VITE_ANALYTICS: 'datalayer',
  };
  expect(parseConfig({ ...env, ...marketing }, site)).toMatchObject({
    analytics: 'datalayer',
    crm: {
      fields: { lead_id: '00N5g0000000001', first_touch: '00N5g0000000002EAA' },
      formFields: { ...formFields, message: '00N5g0000000003' },
      leadSource: 'Website',
      campaign: '7015g000000abcD',
    },
  });
});

const anAddress = (example: string) =>
  `is not a usable address. It should be an https:// address such as ${example} (http:// only for localhost).`;
const ofLeads = 'in Salesforce: Setup, Object Manager, Lead,';
const aField = (what: string) =>
  `should be the id of a lead field for the ${what}: 15 or 18 letters and digits starting with 00N (${ofLeads} Fields & Relationships, the field; its id is in the address).`;
const oid =
  'should be the organisation id: 15 or 18 letters and digits starting with 00D (in Salesforce: Setup, Company Information).';
const recordType = `should be the lead record type id: 15 or 18 letters and digits starting with 012 (${ofLeads} Record Types).`;
const mistyped = `has a mistake: its first 15 characters belong to 0125g000000abcdAAA. Capital and small letters differ, so copy the id again (${ofLeads} Record Types).`;
const leadSource = `should be a lead source as your list has it, at most 255 characters (${ofLeads} Fields & Relationships, Lead Source).`;
const sameField = 'names the same field as VITE_CRM_FIELD_MESSAGE. Each should have a field of its own.';

/** Lines of .env; each of the values after the sign is refused with the message. */
const refused: Record<string, string> = {
  'VITE_SITE_URL=www.example.com|http://www.example.com|ftp://example.com|not an address':
    anAddress('https://www.example.com'),
  'VITE_LEAD_RELAY=http://leads.example.com': anAddress('https://www.example.com/leads'),
  'VITE_CRM_ENDPOINT=webto.salesforce.com|http://webto.salesforce.com/servlet': anAddress(
    'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  ),
  'VITE_CRM_ENDPOINT=https://webto.salesforce.com/|https://salesforce.com/':
    'has the path /. Salesforce takes leads at /servlet/servlet.WebToLead: copy the address from the action of the form that it generates.',
  'VITE_CRM_ENDPOINT=https://acme.my.salesforce.com/servlet/servlet.WebToCase':
    'has the path /servlet/servlet.WebToCase. Salesforce takes leads at /servlet/servlet.WebToLead: copy the address from the action of the form that it generates.',
  [`VITE_CRM_ENDPOINT=${site}/leads`]:
    'has the same origin as VITE_SITE_URL: any answer would count as proof that a lead arrived. Set it to the address of the CRM.',
  [`VITE_CRM_ENDPOINT=${real.VITE_CRM_ENDPOINT}&orgId=00D5g000000other`]:
    'names the organisation 00D5g000000other, but VITE_CRM_OID is 00D5g000000abcD. Copy both from the same generated form.',
  'VITE_CRM_OID=00D5g000000abc|00D5g000000abcDE|0125g000000abcD|00D5g000000ab-D| 00D5g000000abcD': oid,
  'VITE_CRM_RECORD_TYPE=0125g000000abc|00D5g000000abcD|0125g000000abcDEA': recordType,
  'VITE_CRM_RECORD_TYPE=0125g000000abcdAAQ': mistyped,
  'VITE_CRM_CONFIRMATION=email':
    'should be frame (the default) or probe (for an organisation whose answer cannot be framed).',
  'VITE_CRM_FIELD_COLLEGE_NAME=college': aField('college name'),
  'VITE_CRM_CAMPAIGN_ID=00N5g0000000001':
    'should be the id of a campaign: 15 or 18 letters and digits starting with 701 (in Salesforce: open the campaign; its id is in the address).',
  [`VITE_CRM_LEAD_SOURCE= Website|Website |${'x'.repeat(256)}`]: leadSource,
  'VITE_ANALYTICS=http://events.example.com':
    'should be datalayer, or an https:// address that takes events by POST such as https://events.example.com/collect (http:// only for localhost).',
  [`VITE_CRM_FIELD_FORM=${formFields.message}`]: sameField,
  [`VITE_CRM_FIELD_LOCATION=${formFields.message}`]: sameField,
};

const labels: Partial<Record<string, string>> = { lead_id: 'lead number', page: 'form page' };
for (const name of extraFieldNames)
  refused[`VITE_CRM_FIELD_${name.toUpperCase()}=00Q5g0000000001`] = aField(
    labels[name] ?? name.replace('_', ' '),
  );

test.each(Object.entries(refused))('%s is refused', (line, mistake) => {
  const [, name = '', values = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
  for (const value of values.split('|'))
    expect(mistakes({ ...real, [name]: value })).toEqual([`  - ${name} ${mistake}`]);
});

test('a real endpoint requires every id, and never gets those of the sandbox', () => {
  expect(mistakes({ VITE_CRM_ENDPOINT: real.VITE_CRM_ENDPOINT })).toEqual([
    `  - VITE_CRM_OID ${oid}`,
    `  - VITE_CRM_RECORD_TYPE ${recordType}`,
    ...['designation', 'college name', 'message', 'location', 'services'].map(
      (name) => `  - VITE_CRM_FIELD_${name.toUpperCase().replace(' ', '_')} ${aField(name)}`,
    ),
  ]);
});

test('every mistake is named at once', () => {
  const names = [
    'VITE_SITE_URL',
    'VITE_CRM_ENDPOINT',
    'VITE_CRM_OID',
    'VITE_CRM_RECORD_TYPE',
    'VITE_CRM_CONFIRMATION',
    ...Object.keys(ownFields),
  ];
  const wrong = Object.fromEntries(names.map((name, index) => [name, `x${index}`]));
  expect(mistakes(wrong).map((line) => /VITE_\w+/.exec(line)?.[0])).toEqual(names);
  // A company's own address, too.
  expect(() => parseConfig({}, 'wiselamp')).toThrow(ConfigError);
});

test.each([
  ['VITE_CRM_FIELD_MESSAGE', 'VITE_CRM_FIELD_FORM', '00N5g0000000001'],
  ['VITE_CRM_FIELD_FORM', 'VITE_CRM_FIELD_PAGE', '00N5g0000000001EAA'],
])('%s and %s cannot be the same field, also when one is written with 18 characters', (first, second, id) => {
  expect(mistakes({ [first]: '00N5g0000000001', [second]: id })).toEqual([
    `  - ${second} names the same field as ${first}. Each should have a field of its own.`,
  ]);
});

// The first is Salesforce's own example, the second the master record type of every organisation.
test.each([
  ['001A0000006Vm9u', '001A0000006Vm9uIAC'],
  ['012000000000000', '012000000000000AAA'],
  ['00DABCDEfghijZZ', '00DABCDEfghijZZ2HY'],
])('the 18 characters of the id %s are %s', (short, long) => {
  expect(withCheckPart(short)).toBe(long);
  expect(withCheckPart(long)).toBe(long);
});

const sameOrganisation = `${real.VITE_CRM_ENDPOINT}&orgId=${withCheckPart(real.VITE_CRM_OID)}`;
test.each([
  ['an http address of this machine', 'VITE_SITE_URL', 'http://localhost:4173'],
  ['an http address of this machine', 'VITE_SITE_URL', 'http://127.0.0.1/'],
  ['an http address of this machine', 'VITE_SITE_URL', 'http://[::1]:8080'],
  ['slashes at the end', 'VITE_SITE_URL', 'https://www.example.com//'],
  // It has zeros, but not as many as an example.
  ['the id of an old organisation', 'VITE_CRM_OID', '00D00000000hXYZ'],
  ['an organisation of 18 characters in the endpoint', 'VITE_CRM_ENDPOINT', sameOrganisation],
  ['any path of another host than Salesforce', 'VITE_CRM_ENDPOINT', 'https://salesforce.com.example.org/'],
  ['an address for events', 'VITE_ANALYTICS', 'https://events.example.com/collect'],
])('accepts %s: %s=%s', (_, name, value) => {
  const { siteUrl } = parseConfig({ ...real, [name]: value }, site);
  expect(siteUrl).toBe(name === 'VITE_SITE_URL' ? value.replace(/\/+$/, '') : site);
});

const exampleIds = [
  ...readFileSync('.env.example', 'utf8').matchAll(/^# (VITE_\w+)=((?:00D|012|701|00N)\w+)$/gm),
].map(([, name = '', id = '']): [string, string] => [name, id]);

test('every id of the example file is refused with a real endpoint', () => {
  expect(exampleIds.length).toBeGreaterThan(11);
  for (const [name, id] of [...exampleIds, ['VITE_CRM_RECORD_TYPE', '012000000000000AAA'] as const]) {
    expect(mistakes({ ...real, [name]: id })).toEqual([
      `  - ${name} is still the example ${id}, which belongs to no organisation. Set it to your own id; docs/salesforce.md says where to find it.`,
    ]);
    expect(mistakes({ [name]: id })).toEqual([]);
  }
});

test('a public site needs an endpoint, unless it is a trial build', () => {
  const complaint = (url: string) =>
    `  - VITE_CRM_ENDPOINT is not set, but the site's address is ${url}: the leads of its visitors would go to a sandbox on their own machines. Set it to the address of your Web-to-Lead form, or build with --allow-sandbox to try the site on this machine.`;
  expect(mistakes({ VITE_SITE_URL: site })).toEqual([complaint(site)]);
  expect(() => parseConfig({}, 'https://www.acme.in')).toThrow(complaint('https://www.acme.in'));
  expect(() => parseConfig({}, 'https://www.example.in')).toThrow(ConfigError);
  for (const reserved of ['https://example.com', 'https://acme.example'])
    expect(parseConfig({}, reserved).siteUrl).toBe(reserved);
  expect(mistakes({ VITE_SITE_URL: 'http://localhost:4173' })).toEqual([]);
  const sandbox = { VITE_CRM_ENDPOINT: 'http://localhost:4174/servlet/servlet.WebToLead' };
  for (const env of [{ ALLOW_SANDBOX: '1' }, sandbox])
    expect(mistakes({ VITE_SITE_URL: 'https://www.acme.in', ...env })).toEqual([]);
});

test.each([
  ['VITE_CRM_ENDPIONT', 'VITE_CRM_ENDPOINT'],
  ['VITE_SITE_URLS', 'VITE_SITE_URL'],
  ['VITE_STIE_URL', 'VITE_SITE_URL'],
  ['VITE_ENDPOINT', 'VITE_CRM_ENDPOINT'],
  ['VITE_CRM_OIDD', 'VITE_CRM_OID'],
  ['VITE_COLOUR', undefined],
  ['VITE_URL', undefined],
  ['VITE_MY_VITE_SITE_URL', undefined],
])('the unknown setting %s is refused, and %s offered', (name, nearest) => {
  const hint = nearest ? `Did you mean ${nearest}?` : '.env.example lists all settings.';
  const line = `  - ${name} is not a setting of this site. ${hint}`;
  expect(mistakes({ [name]: 'x', VITE_USER_NODE_ENV: 'x', PATH: 'x' })).toEqual([line]);
});

test('a Turnstile key needs a relay and a valid format', () => {
  const relay = { VITE_LEAD_RELAY: 'https://leads.example.com/leads' };
  const key = { VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' };
  expect(mistakes({ ...relay, ...key })).toEqual([]);
  expect(mistakes(key).join()).toContain('VITE_TURNSTILE_SITE_KEY needs VITE_LEAD_RELAY');
  const wrong = { ...relay, VITE_TURNSTILE_SITE_KEY: 'a-key of mine' };
  expect(mistakes(wrong).join()).toContain('VITE_TURNSTILE_SITE_KEY should be a site key');
});
