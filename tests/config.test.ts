// @vitest-environment node
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../schemas/config';

const site = 'https://www.example.com';
const real = {
  VITE_CRM_ENDPOINT: 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  VITE_CRM_OID: '00D5g000000abcD',
  VITE_CRM_RECORD_TYPE: '0125g000000abcDEAQ',
};

/** The lines of the error that a configuration leads to, after its first line. */
const mistakes = (env: Record<string, string>) => {
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
    },
  });
});

test('an empty variable counts as unset', () => {
  const empty = {
    VITE_SITE_URL: '',
    VITE_CRM_ENDPOINT: '',
    VITE_CRM_OID: '',
    VITE_CRM_RECORD_TYPE: '',
    VITE_CRM_CONFIRMATION: '',
    CRM_PORT: '',
  };
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

test.each(['http://localhost:4173', 'http://127.0.0.1', 'http://[::1]:8080'])(
  'plain http is allowed for %s',
  (value) => {
    expect(parseConfig({ VITE_SITE_URL: value }, site).siteUrl).toBe(value);
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
