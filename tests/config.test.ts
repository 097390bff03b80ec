// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig, publicConfig, settingNames } from '../schemas/config';
import { mapNames } from '../schemas/mapNames';
import { extraFieldNames } from '../schemas/salesforce/extras';
import { fieldList, fieldNames, fieldSetting } from '../schemas/salesforce/fieldIds';
import { customFieldIds, customFieldNames } from '../schemas/salesforce/ids';
import { withCheckPart } from '../schemas/salesforce/recordId';

const site = 'https://www.example.com';
/** The forms' own fields, with ids of a real organisation: `00N5g0000000011` and so on. */
const formFields = Object.fromEntries(customFieldNames.map((name, at) => [name, `00N5g00000000${at + 11}`]));
/** The form fields’ ids, with these changed or added. */
const fieldsWith = (ids: Record<string, string>) => ({
  VITE_CRM_FIELDS: fieldList({ ...formFields, ...ids }),
});
const real = {
  VITE_CRM_ENDPOINT: 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  VITE_CRM_OID: '00D5g000000abcD',
  VITE_CRM_RECORD_TYPE: '0125g000000abcDAAQ',
  ...fieldsWith({}),
};

/** The lines of the error that a configuration leads to, after its first line. */
const mistakes = (env: Record<string, string | undefined>) => {
  try {
    parseConfig(env, site);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // As a terminal shows it.
    const [first, ...lines] = String(error).split('\n');
    expect(first).toBe('ConfigError: The site cannot be built with this configuration:');
    return lines;
  }
  return [];
};

const defaults = {
  siteUrl: 'https://www.example.com',
  crm: {
    endpoint: 'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
    oid: '00D000000000000AAA',
    recordType: '012000000000000AAA',
    confirmation: 'frame',
    formFields: customFieldIds,
  },
};
const settings = ['VITE_SITE_URL', 'VITE_CRM_CONFIRMATION', 'CRM_PORT', ...Object.keys(real)];

test.each([
  { kind: 'unset', env: {} },
  { kind: 'empty', env: Object.fromEntries(settings.map((name) => [name, ''])) },
  { kind: 'blank', env: Object.fromEntries(settings.map((name) => [name, ' \n'])) },
])('with $kind settings, leads go to the bundled sandbox', ({ env }) => {
  expect(parseConfig(env, site)).toEqual(defaults);
});

/** Each setting with a valid value. */
const everySetting: Record<string, string> = {
  ...real,
  VITE_SITE_URL: 'https://learn.example.org',
  VITE_CRM_CONFIRMATION: 'probe',
  VITE_CRM_LEAD_SOURCE: 'Web page',
  VITE_CRM_CAMPAIGN_ID: '7015g000000abcD',
  VITE_LEAD_RELAY: 'https://leads.example.org/leads',
  VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj',
  VITE_ANALYTICS: 'datalayer',
};

test.each(settingNames)('spaces and line breaks around %s do not count', (name) => {
  const value = everySetting[name] ?? '';
  const padded = { ...everySetting, [name]: ` ${value} \r\n` };
  expect(parseConfig(padded, site)).toEqual(parseConfig(everySetting, site));
});

test('the image of Docker takes every setting as a build argument', () => {
  const taken = [...readFileSync('Dockerfile', 'utf8').matchAll(/^ARG (VITE_\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(taken)).toEqual(new Set(settingNames));
});

test('the port of the sandbox can be chosen', () => {
  expect(parseConfig({ CRM_PORT: '5001' }, site).crm.endpoint).toContain('http://localhost:5001/servlet/');
});

test('the settings of a real organisation are accepted unchanged', () => {
  const env = { ...real, VITE_SITE_URL: 'https://learn.example.org/', VITE_CRM_CONFIRMATION: 'probe' };
  expect(parseConfig(env, site)).toEqual({
    siteUrl: 'https://learn.example.org',
    crm: {
      endpoint: real.VITE_CRM_ENDPOINT,
      oid: real.VITE_CRM_OID,
      recordType: real.VITE_CRM_RECORD_TYPE,
      confirmation: 'probe',
      formFields,
    },
  });
});

test('marketing fields and analytics are on once they are configured', () => {
  const marketing = {
    ...fieldsWith({
      lead_id: '00N5g0000000001',
      first_touch: '00N5g0000000002EAA',
      message: '00N5g0000000003',
    }),
    VITE_CRM_LEAD_SOURCE: 'Website',
    VITE_CRM_CAMPAIGN_ID: '7015g000000abcD',
    VITE_ANALYTICS: 'datalayer',
  };
  expect(parseConfig({ ...real, ...marketing }, site)).toMatchObject({
    analytics: 'datalayer',
    crm: {
      fields: { lead_id: '00N5g0000000001', first_touch: '00N5g0000000002EAA' },
      formFields: { ...formFields, message: '00N5g0000000003' },
      leadSource: 'Website',
      campaign: '7015g000000abcD',
    },
  });
});

const ofLeads = 'in Salesforce: Setup, Object Manager, Lead,';
const anAddress = (example: string) =>
  `is not a usable address. It should be an https:// address such as ${example} (http:// only for localhost).`;
const siteAddress = anAddress('https://www.example.com');
const endpoint = anAddress('https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8');
const relayPath =
  'has no path, or one that ends in a slash. It should be the full address of the relay, such as https://leads.example.com/leads: the relay takes leads at /leads.';
const path = (found: string) =>
  `has the path ${found}. Salesforce takes leads at /servlet/servlet.WebToLead: copy the address from the action of the form that it generates.`;
const aField = (what: string) =>
  `should be the id of a lead field for the ${what}: 15 or 18 letters and digits starting with 00N (${ofLeads} Fields & Relationships, the field; its id is in the address).`;
const oid =
  'should be the organisation id: 15 or 18 letters and digits starting with 00D (in Salesforce: Setup, Company Information).';
const recordType = `should be the lead record type id: 15 or 18 letters and digits starting with 012 (${ofLeads} Record Types).`;
const mistyped = `has a mistake: its first 15 characters belong to 0125g000000abcdAAA. Capital and small letters differ, so copy the id again (${ofLeads} Record Types).`;
const leadSource = `should be a lead source as your list has it, at most 255 characters (${ofLeads} Fields & Relationships, Lead Source).`;
const sameField = (other: string) =>
  `is the id of the same field as ${other}. Each should have a field of its own.`;

const otherOrganisation = (named: string) =>
  `names the organisation ${named}, but VITE_CRM_OID is 00D5g000000abcD. Copy both from the same generated form.`;

interface RefusedSetting {
  readonly why: string;
  readonly name: string;
  readonly value: string;
  readonly says: string;
}

const refusedAddresses: RefusedSetting[] = [
  { why: 'no scheme', name: 'VITE_SITE_URL', value: 'www.example.com', says: siteAddress },
  { why: 'http', name: 'VITE_SITE_URL', value: 'http://www.example.com', says: siteAddress },
  { why: 'ftp', name: 'VITE_SITE_URL', value: 'ftp://example.com', says: siteAddress },
  { why: 'a sentence', name: 'VITE_SITE_URL', value: 'not an address', says: siteAddress },
  {
    why: 'a relay over http',
    name: 'VITE_LEAD_RELAY',
    value: 'http://leads.example.com',
    says: anAddress('https://www.example.com/leads'),
  },
  {
    why: 'a relay at what would be a path of the site',
    name: 'VITE_LEAD_RELAY',
    value: 'https:/leads.example.com',
    says: anAddress('https://www.example.com/leads'),
  },
  { why: 'no path', name: 'VITE_LEAD_RELAY', value: 'https://leads.example.com', says: relayPath },
  {
    why: 'a slash at the end',
    name: 'VITE_LEAD_RELAY',
    value: 'https://leads.example.com/leads/',
    says: relayPath,
  },
  {
    why: 'one slash',
    name: 'VITE_CRM_ENDPOINT',
    value: 'https:/webto.salesforce.com/servlet/servlet.WebToLead',
    says: endpoint,
  },
  { why: 'no scheme', name: 'VITE_CRM_ENDPOINT', value: 'webto.salesforce.com', says: endpoint },
  { why: 'http', name: 'VITE_CRM_ENDPOINT', value: 'http://webto.salesforce.com/servlet', says: endpoint },
  { why: 'no path', name: 'VITE_CRM_ENDPOINT', value: 'https://webto.salesforce.com/', says: path('/') },
  { why: 'only a host', name: 'VITE_CRM_ENDPOINT', value: 'https://salesforce.com/', says: path('/') },
  {
    why: 'the path for cases',
    name: 'VITE_CRM_ENDPOINT',
    value: 'https://acme.my.salesforce.com/servlet/servlet.WebToCase',
    says: path('/servlet/servlet.WebToCase'),
  },
  {
    why: 'an address of the site itself',
    name: 'VITE_CRM_ENDPOINT',
    value: `${site}/leads`,
    says: 'has the same origin as VITE_SITE_URL: any answer would count as proof that a lead arrived. Set it to the address of the CRM.',
  },
  {
    why: 'another organisation',
    name: 'VITE_CRM_ENDPOINT',
    value: `${real.VITE_CRM_ENDPOINT}&orgId=00D5g000000othe`,
    says: otherOrganisation('00D5g000000othe'),
  },
  {
    why: 'a letter after the organisation',
    name: 'VITE_CRM_ENDPOINT',
    value: `${real.VITE_CRM_ENDPOINT}&orgId=00D5g000000abcDE`,
    says: otherOrganisation('00D5g000000abcDE'),
  },
  {
    why: 'events over http',
    name: 'VITE_ANALYTICS',
    value: 'http://events.example.com',
    says: 'should be datalayer, or an https:// address that takes events by POST such as https://events.example.com/collect (http:// only for localhost).',
  },
];

const refusedIds: RefusedSetting[] = [
  { why: '14 characters', name: 'VITE_CRM_OID', value: '00D5g000000abc', says: oid },
  { why: '16 characters', name: 'VITE_CRM_OID', value: '00D5g000000abcDE', says: oid },
  { why: 'the id of a record type', name: 'VITE_CRM_OID', value: '0125g000000abcD', says: oid },
  { why: 'a hyphen', name: 'VITE_CRM_OID', value: '00D5g000000ab-D', says: oid },
  { why: 'a space in it', name: 'VITE_CRM_OID', value: '00D5g00 000abcD', says: oid },
  { why: '14 characters', name: 'VITE_CRM_RECORD_TYPE', value: '0125g000000abc', says: recordType },
  {
    why: 'the id of an organisation',
    name: 'VITE_CRM_RECORD_TYPE',
    value: '00D5g000000abcD',
    says: recordType,
  },
  { why: '17 characters', name: 'VITE_CRM_RECORD_TYPE', value: '0125g000000abcDEA', says: recordType },
  { why: 'a wrong check part', name: 'VITE_CRM_RECORD_TYPE', value: '0125g000000abcdAAQ', says: mistyped },
  {
    why: 'the id of a field',
    name: 'VITE_CRM_CAMPAIGN_ID',
    value: '00N5g0000000001',
    says: 'should be the id of a campaign: 15 or 18 letters and digits starting with 701 (in Salesforce: open the campaign; its id is in the address).',
  },
];

const refusedWords: RefusedSetting[] = [
  {
    why: 'an unknown way of proof',
    name: 'VITE_CRM_CONFIRMATION',
    value: 'email',
    says: 'should be frame (the default) or probe (for an organisation whose answer cannot be framed).',
  },
  { why: 'a line break in it', name: 'VITE_CRM_LEAD_SOURCE', value: 'Web\nsite', says: leadSource },
  { why: '256 characters', name: 'VITE_CRM_LEAD_SOURCE', value: 'x'.repeat(256), says: leadSource },
];

test.each([...refusedAddresses, ...refusedIds, ...refusedWords])(
  '$name with $why is refused',
  ({ name, value, says }) => {
    expect(mistakes({ ...real, [name]: value })).toEqual([`  - ${name} ${says}`]);
  },
);

/** The words of the message for a field, where they are not its name. */
const labels: Partial<Record<string, string>> = { lead_id: 'lead number', page: 'form page' };
const labelOf = (name: string) => labels[name] ?? name.replaceAll('_', ' ');

test.each([...Object.keys(formFields), ...extraFieldNames])(
  'the field of %s refuses the id of a lead',
  (name) => {
    expect(mistakes({ ...real, ...fieldsWith({ [name]: '00Q5g0000000001' }) })).toEqual([
      `  - ${name} in VITE_CRM_FIELDS ${aField(labelOf(name))}`,
    ]);
  },
);

const isNoPair = (part: string) =>
  `has “${part}”, which is not a name with an id. It should be a list such as message=00N…,services=00N….`;
const noField = (name: string, hint: string) => `names “${name}”, which is not a field. ${hint}`;
const allFields = `The fields are ${fieldNames.join(', ')}.`;

test.each([
  { why: 'an id without a name', part: '00N5g0000000001', says: isNoPair('00N5g0000000001') },
  {
    why: 'two equals signs',
    part: 'form=00N5g0000000001=page',
    says: isNoPair('form=00N5g0000000001=page'),
  },
  {
    why: 'a mistyped name',
    part: 'last_tuch=00N5g0000000001',
    says: noField('last_tuch', 'Did you mean last_touch?'),
  },
  { why: 'another name', part: 'x=00N5g0000000001', says: noField('x', allFields) },
  { why: 'a field twice', part: 'message=00N5g0000000001', says: 'names message twice.' },
])('VITE_CRM_FIELDS with $why is refused', ({ part, says }) => {
  expect(mistakes({ ...real, VITE_CRM_FIELDS: `${real.VITE_CRM_FIELDS},${part}` })).toEqual([
    `  - VITE_CRM_FIELDS ${says}`,
  ]);
});

test.each([
  { between: 'spaces', separator: ' ' },
  { between: 'commas and spaces', separator: ', ' },
  { between: 'line breaks', separator: '\n' },
])('$between may separate the ids of the fields', ({ separator }) => {
  const list = real.VITE_CRM_FIELDS.replaceAll(',', separator);
  expect(parseConfig({ ...real, VITE_CRM_FIELDS: list }, site).crm.formFields).toEqual(formFields);
});

test('a marketing field without an id is off', () => {
  const list = `form= page=00N5g0000000001,${real.VITE_CRM_FIELDS}`;
  expect(parseConfig({ ...real, VITE_CRM_FIELDS: list }, site).crm.fields).toEqual({
    page: '00N5g0000000001',
  });
});

test('a mistake in the list and one in an id are named together', () => {
  const list = `x=00N5g0000000001,${fieldsWith({ message: '00Q5g0000000001' }).VITE_CRM_FIELDS}`;
  expect(mistakes({ ...real, VITE_CRM_FIELDS: list })).toEqual([
    `  - message in VITE_CRM_FIELDS ${aField('message')}`,
    `  - VITE_CRM_FIELDS ${noField('x', allFields)}`,
  ]);
});

test('a real endpoint requires every id, and never gets those of the sandbox', () => {
  expect(mistakes({ VITE_CRM_ENDPOINT: real.VITE_CRM_ENDPOINT })).toEqual([
    `  - VITE_CRM_OID ${oid}`,
    `  - VITE_CRM_RECORD_TYPE ${recordType}`,
    ...Object.keys(formFields).map((name) => `  - ${name} in VITE_CRM_FIELDS ${aField(labelOf(name))}`),
  ]);
});

test('every mistake is named at once', () => {
  const names = [
    'VITE_SITE_URL',
    'VITE_CRM_ENDPOINT',
    'VITE_CRM_OID',
    'VITE_CRM_RECORD_TYPE',
    'VITE_CRM_CONFIRMATION',
    'VITE_CRM_FIELDS',
  ];
  const wrong = Object.fromEntries(names.map((name, index) => [name, `x${index}`]));
  const named = mistakes(wrong).map((line) => /VITE_\w+/.exec(line)?.[0]);
  expect([...new Set(named)]).toEqual(names);
});

test("a company's own address must be usable too", () => {
  expect(() => parseConfig({}, 'wiselamp')).toThrow(ConfigError);
});

test.each([
  { first: 'message', second: 'location', spelling: 'the same id', id: '00N5g0000000001' },
  { first: 'message', second: 'form', spelling: 'the same id', id: '00N5g0000000001' },
  { first: 'form', second: 'page', spelling: 'the same id with 18 characters', id: '00N5g0000000001EAA' },
])('the field of $second cannot have $spelling as that of $first', ({ first, second, id }) => {
  expect(mistakes({ VITE_CRM_FIELDS: fieldList({ [first]: '00N5g0000000001', [second]: id }) })).toEqual([
    `  - ${second} in VITE_CRM_FIELDS ${sameField(`${first} in VITE_CRM_FIELDS`)}`,
  ]);
});

test.each([
  {
    named: 'form',
    left: 'message',
    mistake: `form in VITE_CRM_FIELDS ${sameField('the default id of message')}`,
  },
  {
    named: 'services',
    left: 'message',
    mistake: `services in VITE_CRM_FIELDS ${sameField('the default id of message')}`,
  },
  {
    named: 'message',
    left: 'services',
    mistake: `the default id of services ${sameField('message in VITE_CRM_FIELDS')}`,
  },
] as const)('$named cannot have the id that $left has by default', ({ named, left, mistake }) => {
  expect(mistakes({ VITE_CRM_FIELDS: fieldList({ [named]: customFieldIds[left] }) })).toEqual([
    `  - ${mistake}`,
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

test('an organisation that is no id is a single mistake, though the endpoint repeats it', () => {
  const env = { VITE_CRM_OID: 'acme', VITE_CRM_ENDPOINT: `${real.VITE_CRM_ENDPOINT}&orgId=acme` };
  expect(mistakes({ ...real, ...env })).toEqual([`  - VITE_CRM_OID ${oid}`]);
});

test.each([
  {
    what: 'the id of an old organisation, with fewer zeros than an example',
    name: 'VITE_CRM_OID',
    value: '00D00000000hXYZ',
  },
  {
    what: 'the id of an organisation that has an example’s zeros and a last letter of its own',
    name: 'VITE_CRM_OID',
    value: '00D00000000001X',
  },
  {
    what: 'an organisation of 18 characters in the endpoint',
    name: 'VITE_CRM_ENDPOINT',
    value: `${real.VITE_CRM_ENDPOINT}&orgId=00D5g000000abcDEAQ`,
  },
  {
    what: 'any path of another host than Salesforce',
    name: 'VITE_CRM_ENDPOINT',
    value: 'https://salesforce.com.example.org/',
  },
  { what: 'an address for events', name: 'VITE_ANALYTICS', value: 'https://events.example.com/collect' },
])('accepts $what', ({ name, value }) => {
  expect(mistakes({ ...real, [name]: value })).toEqual([]);
});

test.each([
  { what: 'this machine by name', value: 'http://localhost:4173', siteUrl: 'http://localhost:4173' },
  { what: 'this machine by number', value: 'http://127.0.0.1/', siteUrl: 'http://127.0.0.1' },
  { what: 'this machine in IPv6', value: 'http://[::1]:8080', siteUrl: 'http://[::1]:8080' },
  {
    what: 'slashes at the end, which go',
    value: 'https://www.example.com//',
    siteUrl: 'https://www.example.com',
  },
  {
    what: 'a slash and a space at the end, which go',
    value: 'https://www.example.com/ ',
    siteUrl: 'https://www.example.com',
  },
  {
    what: 'capital letters, which become small',
    value: 'HTTPS://WWW.Example.com',
    siteUrl: 'https://www.example.com',
  },
  {
    what: 'the usual port, which goes',
    value: 'https://www.example.com:443/',
    siteUrl: 'https://www.example.com',
  },
])('accepts an address of the site: $what', ({ value, siteUrl }) => {
  expect(parseConfig({ ...real, VITE_SITE_URL: value }, site).siteUrl).toBe(siteUrl);
});

const example = readFileSync('.env.example', 'utf8');
const exampleIds = [...example.matchAll(/^# (VITE_\w+)=((?:00D|012|701)\w+)$/gm)].map(
  ([, name = '', id = '']) => ({ setting: name, id, env: { [name]: id } }),
);
const exampleFields = [...example.matchAll(/\b([a-z_]+)=(00N\w+)/g)].map(([, name = '', id = '']) => ({
  setting: `${name} in VITE_CRM_FIELDS`,
  id,
  env: fieldsWith({ [name]: id }),
}));

test('the example file has an id for each field', () => {
  expect(exampleFields.map(({ setting }) => setting)).toEqual(fieldNames.map(fieldSetting));
});

test.each([
  ...exampleIds,
  ...exampleFields,
  {
    setting: 'VITE_CRM_RECORD_TYPE',
    id: '012000000000000AAA',
    env: { VITE_CRM_RECORD_TYPE: '012000000000000AAA' },
  },
])('the example $id is refused as $setting of a real endpoint, and accepted for the sandbox', (row) => {
  expect(mistakes({ ...real, ...row.env })).toEqual([
    `  - ${row.setting} is still the example ${row.id}, which belongs to no organisation. Set it to your own id; docs/salesforce.md says where to find it.`,
  ]);
  expect(mistakes(row.env)).toEqual([]);
});

const noEndpoint = (url: string) =>
  `  - VITE_CRM_ENDPOINT is not set, but the site's address is ${url}: the leads of its visitors would go to a sandbox on their own machines. Set it to the address of your Web-to-Lead form, or build with --allow-sandbox to try the site on this machine.`;

test.each([
  { why: 'by its setting', env: { VITE_SITE_URL: site }, own: site, url: site },
  { why: "by the company's address", env: {}, own: 'https://www.acme.in', url: 'https://www.acme.in' },
  {
    why: 'with a name that only looks reserved',
    env: {},
    own: 'https://www.example.in',
    url: 'https://www.example.in',
  },
])('a site that is public $why needs an endpoint', ({ env, own, url }) => {
  expect(() => parseConfig(env, own)).toThrow(noEndpoint(url));
});

test.each(['0', 'false', 'no'])('ALLOW_SANDBOX=%s allows no sandbox', (ALLOW_SANDBOX) => {
  expect(mistakes({ VITE_SITE_URL: site, ALLOW_SANDBOX })).toEqual([noEndpoint(site)]);
});

const sandbox = 'http://localhost:4174/servlet/servlet.WebToLead';
test.each([
  { why: 'its name is reserved', env: {}, own: 'https://example.com' },
  { why: 'its ending is reserved', env: {}, own: 'https://acme.example' },
  { why: 'it is on this machine', env: { VITE_SITE_URL: 'http://localhost:4173' }, own: site },
  {
    why: 'a relay takes its leads',
    env: { VITE_SITE_URL: 'https://www.acme.in', VITE_LEAD_RELAY: 'https://leads.acme.in/leads' },
    own: site,
  },
  { why: 'it is a trial', env: { VITE_SITE_URL: 'https://www.acme.in', ALLOW_SANDBOX: '1' }, own: site },
  {
    why: 'the endpoint is a sandbox',
    env: { VITE_SITE_URL: 'https://www.acme.in', VITE_CRM_ENDPOINT: sandbox },
    own: site,
  },
])('a site needs no endpoint when $why', ({ env, own }) => {
  expect(() => parseConfig(env, own)).not.toThrow();
});

const hintOf = (nearest: string) => `Did you mean ${nearest}?`;
const seeExample = '.env.example lists all settings.';
test.each([
  { name: 'VITE_CRM_ENDPIONT', says: hintOf('VITE_CRM_ENDPOINT') },
  { name: 'VITE_SITE_URLS', says: hintOf('VITE_SITE_URL') },
  { name: 'VITE_STIE_URL', says: hintOf('VITE_SITE_URL') },
  { name: 'VITE_ENDPOINT', says: hintOf('VITE_CRM_ENDPOINT') },
  { name: 'VITE_CRM_OIDD', says: hintOf('VITE_CRM_OID') },
  { name: 'VITE_CRM_FIELD_MESSAGE', says: 'Its id is a part of VITE_CRM_FIELDS now: message=00N….' },
  { name: 'VITE_CRM_FIELD_LEAD_ID', says: 'Its id is a part of VITE_CRM_FIELDS now: lead_id=00N….' },
  { name: 'VITE_COLOUR', says: seeExample },
  { name: 'VITE_URL', says: seeExample },
  { name: 'VITE_MY_VITE_SITE_URL', says: seeExample },
])('the unknown setting $name is refused: $says', ({ name, says }) => {
  expect(mistakes({ [name]: 'x' })).toEqual([`  - ${name} is not a setting of this site. ${says}`]);
});

test.each(['VITE_USER_NODE_ENV', 'PATH'])('%s is no setting of the site and is ignored', (name) => {
  expect(mistakes({ [name]: 'x' })).toEqual([]);
});

const relay = { VITE_LEAD_RELAY: 'https://leads.example.com/leads' };
test.each([
  {
    what: 'a valid key with a relay is accepted',
    env: { ...relay, VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' },
    says: /^$/,
  },
  {
    what: 'a key without a relay is refused',
    env: { VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' },
    says: /VITE_TURNSTILE_SITE_KEY needs VITE_LEAD_RELAY/,
  },
  {
    what: 'another text is refused',
    env: { ...relay, VITE_TURNSTILE_SITE_KEY: 'a-key of mine' },
    says: /VITE_TURNSTILE_SITE_KEY should be a site key/,
  },
])('Turnstile: $what', ({ env, says }) => {
  expect(mistakes(env).join('')).toMatch(says);
});

test('without a relay pages carry the configuration as it is', () => {
  const config = parseConfig(real, site);
  expect(publicConfig(config)).toEqual(config);
});

test('with a relay pages carry its address and plain names, and no id of the organisation', () => {
  const marketing = { ...fieldsWith({ form: '00N5g0000000001' }), VITE_CRM_LEAD_SOURCE: 'Website' };
  const config = parseConfig({ ...real, ...relay, ...marketing, VITE_ANALYTICS: 'datalayer' }, site);
  expect(publicConfig(config)).toEqual({
    siteUrl: site,
    relay: relay.VITE_LEAD_RELAY,
    analytics: 'datalayer',
    crm: {
      endpoint: relay.VITE_LEAD_RELAY,
      oid: '',
      recordType: '',
      confirmation: 'frame',
      formFields: mapNames(customFieldNames, (name) => name),
      fields: { lead_id: 'lead_id', form: 'form' },
    },
  });
});

test('with a relay and no field for marketing, pages name only the field of the lead’s number', () => {
  const config = parseConfig({ ...real, ...relay }, site);
  expect(publicConfig(config).crm.fields).toEqual({ lead_id: 'lead_id' });
});
