// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../schemas/config';
import { withCheckPart } from '../schemas/salesforce/recordId';

const site = 'https://www.example.com';
const real = {
  VITE_CRM_ENDPOINT: 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  VITE_CRM_OID: '00D5g000000abcD',
  VITE_CRM_RECORD_TYPE: '0125g000000abcDAAQ',
};

const formFields = {
  designation: '00NUH000003VHUI',
  college_name: '00NUH000003VHUH',
  message: '00NUH000003VHUJ',
  location: '00NUH000003VHUK',
  services: '00NUH000003VHUL',
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

test('with nothing set, leads go to the bundled sandbox and the site lives where it is said to', () => {
  expect(parseConfig({}, site)).toEqual({
    siteUrl: 'https://www.example.com',
    crm: {
      endpoint: 'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
      oid: '00D000000000000AAA',
      recordType: '012000000000000AAA',
      confirmation: 'frame',
      formFields,
    },
  });
});

test('the sandbox can listen at another port', () => {
  expect(parseConfig({ CRM_PORT: '5001' }, site).crm.endpoint).toBe(
    'http://localhost:5001/servlet/servlet.WebToLead?encoding=UTF-8',
  );
});

test('a real organisation is taken as it is', () => {
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

test('an empty variable counts as unset', () => {
  const names = ['VITE_SITE_URL', 'VITE_CRM_CONFIRMATION', 'CRM_PORT', ...Object.keys(real)];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(parseConfig(empty, site)).toEqual(parseConfig({}, site));
});

test.each(['www.example.com', 'http://www.example.com', 'ftp://example.com', 'not an address'])(
  'the site address "%s" is refused',
  (value) => {
    expect(mistakes({ VITE_SITE_URL: value })).toEqual([
      '  - VITE_SITE_URL is not a usable address. It should be an https:// address such as https://www.example.com (http:// only for localhost).',
    ]);
  },
);

test.each(['http://localhost:4173', 'http://127.0.0.1/', 'http://[::1]:8080', 'https://www.example.com//'])(
  'the site address %s is accepted, without slashes at its end',
  (value) => {
    expect(parseConfig({ ...real, VITE_SITE_URL: value }, site).siteUrl).toBe(value.replace(/\/+$/, ''));
  },
);

test.each(['webto.salesforce.com', 'http://webto.salesforce.com/servlet'])(
  'the endpoint "%s" is refused',
  (value) => {
    expect(mistakes({ ...real, VITE_CRM_ENDPOINT: value })).toEqual([
      '  - VITE_CRM_ENDPOINT is not a usable address. It should be an https:// address such as https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8 (http:// only for localhost).',
    ]);
  },
);

const oidMistake =
  '  - VITE_CRM_OID should be the organisation id: 15 or 18 letters and digits starting with 00D (in Salesforce: Setup, Company Information).';
const recordTypeMistake =
  '  - VITE_CRM_RECORD_TYPE should be the lead record type id: 15 or 18 letters and digits starting with 012 (in Salesforce: Setup, Object Manager, Lead, Record Types).';

test.each(['00D5g000000abc', '00D5g000000abcDE', '0125g000000abcD', '00D5g000000ab-D', ' 00D5g000000abcD'])(
  'the organisation id "%s" is refused',
  (value) => {
    expect(mistakes({ ...real, VITE_CRM_OID: value })).toEqual([oidMistake]);
  },
);

test.each(['0125g000000abc', '00D5g000000abcD', '0125g000000abcDEA'])(
  'the record type "%s" is refused',
  (value) => {
    expect(mistakes({ ...real, VITE_CRM_RECORD_TYPE: value })).toEqual([recordTypeMistake]);
  },
);

test('a confirmation that does not exist is refused', () => {
  expect(mistakes({ VITE_CRM_CONFIRMATION: 'email' })).toEqual([
    '  - VITE_CRM_CONFIRMATION should be frame (the default) or probe (for an organisation whose answer cannot be framed).',
  ]);
});

test('a real endpoint never gets the ids of the sandbox: both are asked for', () => {
  expect(mistakes({ VITE_CRM_ENDPOINT: real.VITE_CRM_ENDPOINT })).toEqual([oidMistake, recordTypeMistake]);
});

test('every mistake is named at once', () => {
  const wrong = {
    VITE_SITE_URL: 'nowhere',
    VITE_CRM_ENDPOINT: 'nowhere',
    VITE_CRM_OID: 'x',
    VITE_CRM_RECORD_TYPE: 'x',
    VITE_CRM_CONFIRMATION: 'x',
  };
  expect(mistakes(wrong).map((line) => /VITE_\w+/.exec(line)?.[0])).toEqual(Object.keys(wrong));
});

test('a wrong default for the site address is found too', () => {
  expect(() => parseConfig({}, 'wiselamp')).toThrow(ConfigError);
});

test('what marketing wants to know is off unless fields are named, and then reaches the configuration', () => {
  const { crm, analytics } = parseConfig(
    {
      VITE_CRM_FIELD_LEAD_ID: '00N5g0000000001',
      VITE_CRM_FIELD_FIRST_TOUCH: '00N5g0000000002EAA',
      VITE_CRM_LEAD_SOURCE: 'Website',
      VITE_CRM_CAMPAIGN_ID: '7015g000000abcD',
      VITE_ANALYTICS: 'datalayer',
    },
    site,
  );
  expect(crm.fields).toEqual({ lead_id: '00N5g0000000001', first_touch: '00N5g0000000002EAA' });
  expect([crm.leadSource, crm.campaign, analytics]).toEqual(['Website', '7015g000000abcD', 'datalayer']);
});

test.each([
  [
    'VITE_CRM_FIELD_LAST_TOUCH',
    '00Q5g0000000001',
    'VITE_CRM_FIELD_LAST_TOUCH should be the id of a lead field for the last touch: 15 or 18 letters and digits starting with 00N (in Salesforce: Setup, Object Manager, Lead, Fields & Relationships, the field; its id is in the address).',
  ],
  [
    'VITE_CRM_CAMPAIGN_ID',
    '00N5g0000000001',
    'VITE_CRM_CAMPAIGN_ID should be the id of a campaign: 15 or 18 letters and digits starting with 701 (in Salesforce: open the campaign; its id is in the address).',
  ],
  [
    'VITE_CRM_LEAD_SOURCE',
    ' Website',
    'VITE_CRM_LEAD_SOURCE should be a lead source as your list has it, at most 255 characters (in Salesforce: Setup, Object Manager, Lead, Fields & Relationships, Lead Source).',
  ],
  [
    'VITE_ANALYTICS',
    'http://events.example.com',
    'VITE_ANALYTICS should be datalayer, or an https:// address that takes events by POST such as https://events.example.com/collect (http:// only for localhost).',
  ],
  [
    'VITE_CRM_FIELD_FORM',
    '00NUH000003VHUJ',
    'VITE_CRM_FIELD_FORM names the same field as the form field message. Each should have a field of its own.',
  ],
])('%s as "%s" is refused', (name, value, message) => {
  expect(mistakes({ [name]: value })).toEqual([`  - ${message}`]);
});

test('two extras in one field are refused, also when one is written with 18 characters', () => {
  expect(
    mistakes({ VITE_CRM_FIELD_FORM: '00N5g0000000001', VITE_CRM_FIELD_PAGE: '00N5g0000000001EAA' }),
  ).toEqual([
    '  - VITE_CRM_FIELD_PAGE names the same field as VITE_CRM_FIELD_FORM. Each should have a field of its own.',
  ]);
});

test('the ids of the forms’ fields are those of the first organisation, or those that are named', () => {
  expect(parseConfig({ VITE_CRM_FIELD_MESSAGE: '00N5g0000000001' }, site).crm.formFields).toEqual({
    ...formFields,
    message: '00N5g0000000001',
  });
  expect(
    mistakes({ VITE_CRM_FIELD_SERVICES: 'services', VITE_CRM_FIELD_LOCATION: formFields.message }),
  ).toEqual([
    '  - VITE_CRM_FIELD_SERVICES should be the id of a lead field for the services: 15 or 18 letters and digits starting with 00N (in Salesforce: Setup, Object Manager, Lead, Fields & Relationships, the field; its id is in the address).',
    '  - VITE_CRM_FIELD_LOCATION names the same field as the form field message. Each should have a field of its own.',
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

test('an id with a small letter instead of a capital one is refused, with the right one', () => {
  expect(mistakes({ ...real, VITE_CRM_RECORD_TYPE: '0125g000000abcdAAQ' })).toEqual([
    '  - VITE_CRM_RECORD_TYPE has a mistake: its first 15 characters belong to 0125g000000abcdAAA. Capital and small letters differ, so copy the id again (in Salesforce: Setup, Object Manager, Lead, Record Types).',
  ]);
});

describe('with a real endpoint', () => {
  const example = readFileSync('.env.example', 'utf8');
  const exampleIds = [...example.matchAll(/^# (VITE_\w+)=((?:00D|012|701|00N)\w+)$/gm)].map(
    ([, name = '', id = '']): [string, string] => [name, id],
  );

  test('the example file has an id for every setting that is one', () => {
    expect(exampleIds.length).toBeGreaterThan(11);
  });

  test.each([...exampleIds, ['VITE_CRM_RECORD_TYPE', '012000000000000AAA']])(
    '%s=%s is refused as an example',
    (name, id) => {
      expect(mistakes({ ...real, [name]: id })).toEqual([
        `  - ${name} is still the example ${id}, which belongs to no organisation. Set it to your own id; docs/salesforce.md says where to find it.`,
      ]);
      expect(mistakes({ [name]: id })).toEqual([]);
    },
  );

  test('another organisation in the endpoint than in its own setting is refused', () => {
    const endpoint = `${real.VITE_CRM_ENDPOINT}&orgId=`;
    expect(mistakes({ ...real, VITE_CRM_ENDPOINT: `${endpoint}00D5g000000other` })).toEqual([
      '  - VITE_CRM_ENDPOINT names the organisation 00D5g000000other, but VITE_CRM_OID is 00D5g000000abcD. Copy both from the same generated form.',
    ]);
    expect(mistakes({ ...real, VITE_CRM_ENDPOINT: endpoint + withCheckPart(real.VITE_CRM_OID) })).toEqual([]);
  });

  test.each(['https://webto.salesforce.com/', 'https://acme.my.salesforce.com/servlet/servlet.WebToCase'])(
    '%s is refused: it takes no leads',
    (value) => {
      expect(mistakes({ ...real, VITE_CRM_ENDPOINT: value })).toEqual([
        `  - VITE_CRM_ENDPOINT has the path ${new URL(value).pathname}. Salesforce takes leads at /servlet/servlet.WebToLead: copy the address from the action of the form that it generates.`,
      ]);
    },
  );

  test('an endpoint on the site itself is refused', () => {
    expect(mistakes({ ...real, VITE_CRM_ENDPOINT: `${site}/leads` })).toEqual([
      '  - VITE_CRM_ENDPOINT has the same origin as VITE_SITE_URL: any answer would count as proof that a lead arrived. Set it to the address of the CRM.',
    ]);
  });
});

describe('a site that visitors can reach, without an endpoint', () => {
  const refused = (address: string) => [
    `  - VITE_CRM_ENDPOINT is not set, but the site's address is ${address}: the leads of its visitors would go to a sandbox on their own machines. Set it to the address of your Web-to-Lead form, or build with --allow-sandbox to try the site on this machine.`,
  ];

  test('is refused, whether its address is a setting or in the company’s data', () => {
    expect(mistakes({ VITE_SITE_URL: 'https://www.example.com' })).toEqual(
      refused('https://www.example.com'),
    );
    expect(() => parseConfig({}, 'https://www.acme.in')).toThrow(refused('https://www.acme.in')[0]);
  });

  test('is built with ALLOW_SANDBOX, and for previews that name a sandbox', () => {
    for (const env of [
      { ALLOW_SANDBOX: '1' },
      { VITE_CRM_ENDPOINT: 'http://localhost:4174/servlet/servlet.WebToLead' },
    ]) {
      expect(mistakes({ VITE_SITE_URL: 'https://www.acme.in', ...env })).toEqual([]);
    }
  });
});

test('a setting that is misspelt is refused, with the nearest one', () => {
  expect(
    mistakes({ VITE_CRM_ENDPIONT: 'x', VITE_COLOUR: 'red', VITE_USER_NODE_ENV: 'x', PATH: 'x' }),
  ).toEqual([
    '  - VITE_CRM_ENDPIONT is not a setting of this site. Did you mean VITE_CRM_ENDPOINT?',
    '  - VITE_COLOUR is not a setting of this site. .env.example lists all settings.',
  ]);
});
