// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  DESIGNATION,
  leadFields,
  leadsOf,
  MESSAGE,
  OID,
  pageText,
  postLead,
  postRaw,
  sandbox,
  servlet,
} from './helpers.ts';

describe('a lead that is stored', () => {
  test('is answered with a 302 to retURL and is-processed: true', async () => {
    const crm = await sandbox();
    const response = await postLead(crm, { retURL: 'http://localhost:4173/works?delivered=1' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('http://localhost:4173/works?delivered=1');
    expect(response.headers.get('is-processed')).toBe('true');
  });

  test('keeps every wire field exactly, in any script', async () => {
    const crm = await sandbox();
    const fields = leadFields({
      first_name: 'సీతా',
      last_name: 'रामलक्ष्मी O’Neil & Söhne = 1+1',
      company: 'N/A',
      city: 'N/A',
      state: 'N/A',
      description: 'N/A',
      [DESIGNATION]: 'Placement officer',
      '00NUH000003VHUH': 'College',
      [MESSAGE]: 'one\r\ntwo\t🙂\u0000end',
      '00NUH000003VHUK': 'Vijayawada',
      '00NUH000003VHUL': 'Corporate on Campus',
    });
    await postLead(crm, fields);
    const [lead] = await leadsOf(crm);
    expect(lead?.fields).toEqual(fields);
  });

  test('is answered with a page whose script replaces the location, when so configured', async () => {
    const crm = await sandbox({ redirectKind: 'script' });
    const response = await postLead(crm, { retURL: 'http://localhost:4173/?a=</script><b>&c="d"' });
    const page = await response.text();
    expect(response.status).toBe(200);
    const script = /<script nonce="([^"]+)">\s*window\.location\.replace\((".*?")\);\s*<\/script>/s.exec(
      page,
    );
    expect(JSON.parse(script?.[2] ?? '')).toBe('http://localhost:4173/?a=%3C/script%3E%3Cb%3E&c=%22d%22');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'nonce-${script?.[1]}'`);
    expect(page).toContain('http-equiv="refresh"');
  });

  test('switches between both kinds of answer while running', async () => {
    const crm = await sandbox();
    const change = (kind: string) =>
      fetch(`${crm.url}/redirect-kind`, {
        method: 'POST',
        body: new URLSearchParams({ kind }),
        redirect: 'manual',
      });
    expect((await change('script')).status).toBe(303);
    expect((await postLead(crm)).status).toBe(200);
    expect(await (await fetch(`${crm.url}/redirect-kind`)).json()).toEqual({ kind: 'script' });
    await change('redirect');
    expect((await postLead(crm)).status).toBe(302);
    expect((await change('teleport')).status).toBe(400);
  });

  test.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', '/works', 'not a url'])(
    'is answered with a plain page when retURL is %j',
    async (retURL) => {
      const crm = await sandbox();
      const response = await postLead(crm, { retURL });
      expect(response.status).toBe(200);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('Your request has been queued.');
      expect(await leadsOf(crm)).toHaveLength(1);
    },
  );

  test('takes further custom fields and lists what it ignores', async () => {
    const crm = await sandbox();
    await postLead(crm, {
      '00NUH000009ABCD': 'extra',
      '00NUH000009ABCDAA4': 'longer',
      '00N-no': 'x',
      utm_source: 'y',
    });
    const [lead] = await leadsOf(crm);
    expect(lead?.fields).toMatchObject({ '00NUH000009ABCD': 'extra', '00NUH000009ABCDAA4': 'longer' });
    expect(lead?.ignored).toEqual(['00N-no', 'utm_source']);
  });

  test('takes the first value of a repeated field', async () => {
    const crm = await sandbox();
    await postRaw(crm, `oid=${OID}&last_name=First&last_name=Second`);
    expect((await leadsOf(crm))[0]?.fields.last_name).toBe('First');
  });

  test('may come twice, and the second is noted as a likely duplicate for 24 hours', async () => {
    let now = new Date('2026-03-01T10:00:00Z');
    const crm = await sandbox({ now: () => now });
    await postLead(crm);
    await postLead(crm, { retURL: 'http://localhost:4173/' });
    now = new Date('2026-03-02T10:00:00Z');
    await postLead(crm);
    now = new Date('2026-03-03T10:00:00.001Z');
    await postLead(crm);
    await postLead(crm, { phone: '9876543211' });
    expect((await leadsOf(crm)).map((lead) => lead.duplicateOf)).toEqual([null, null, 2, 1, null]);
  });
});

const long = (length: number) => 'x'.repeat(length);
const email = (length: number) => `${long(length - 12)}@example.com`;

describe('a lead that is refused', () => {
  const limits: [field: string, limit: number][] = [
    ['first_name', 40],
    ['last_name', 80],
    ['phone', 40],
    ['company', 40],
    ['city', 40],
    ['state', 20],
    ['description', 32_000],
    [MESSAGE, 32_000],
    [DESIGNATION, 255],
    ['00NUH000003VHUH', 255],
    ['00NUH000003VHUK', 255],
    ['00NUH000003VHUL', 255],
  ];

  test.each(limits)('is so for a %s over %i characters, not at that length', async (field, limit) => {
    const crm = await sandbox();
    expect((await postLead(crm, { [field]: long(limit) })).headers.get('is-processed')).toBe('true');
    const response = await postLead(crm, { [field]: long(limit + 1) });
    expect(response.status).toBe(200);
    expect(response.headers.get('is-processed')).toBe(
      `false Exception:common.exception.SalesforceGenericException (STRING_TOO_LONG: ${field})`,
    );
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('is so for an email over 80 characters, not at that length', async () => {
    const crm = await sandbox();
    expect((await postLead(crm, { email: email(80) })).status).toBe(302);
    expect((await postLead(crm, { email: email(81) })).headers.get('is-processed')).toContain(
      'STRING_TOO_LONG: email',
    );
  });

  test.each([
    ['no organisation id', { oid: undefined }, 'MISSING_OID', 'The organisation id (oid) is missing.'],
    [
      'another organisation id',
      { oid: '00D000000000001AAA' },
      'UNKNOWN_OID',
      `The organisation id (oid) is not ${OID}.`,
    ],
    [
      'no last name',
      { last_name: undefined },
      'REQUIRED_FIELD_MISSING: last_name',
      'The last name is missing.',
    ],
    [
      'a blank last name',
      { last_name: ' ' },
      'REQUIRED_FIELD_MISSING: last_name',
      'The last name is missing.',
    ],
    [
      'a bad email',
      { email: 'asha@example' },
      'INVALID_EMAIL_ADDRESS: email',
      'The email address is not valid.',
    ],
  ])(
    'with %s is not redirected, not stored, and shown with the reason',
    async (_case, changes, code, reason) => {
      const crm = await sandbox();
      const response = await postLead(crm, changes);
      expect(response.status).toBe(200);
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('is-processed')).toBe(
        `false Exception:common.exception.SalesforceGenericException (${code})`,
      );
      expect(await response.text()).toContain(reason);
      expect(await leadsOf(crm)).toEqual([]);
      const refused = await pageText(crm, '/refused');
      expect(refused).toContain(reason);
      expect(refused).toContain('asha@example');
    },
  );

  test('is not one whose organisation id is written with 15 instead of 18 characters', async () => {
    const crm = await sandbox({ organisationId: '00DUH000003VABC2AA' });
    expect((await postLead(crm, { oid: '00DUH000003VABC' })).status).toBe(302);
    expect((await postLead(crm, { oid: '00DUH000003VABD' })).status).toBe(200);
    expect((await postLead(crm, { oid: '00D' })).status).toBe(200);
  });

  test('is not one without an email', async () => {
    const crm = await sandbox();
    expect((await postLead(crm, { email: undefined })).status).toBe(302);
  });
});

describe('debug=1', () => {
  test('shows the values escaped instead of redirecting, and stores the lead', async () => {
    const crm = await sandbox();
    const response = await postLead(crm, {
      debug: '1',
      debugEmail: 'dev@example.com',
      last_name: '<img src=x onerror=alert(1)>',
    });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img');
    expect(page).toContain('dev@example.com');
    expect((await leadsOf(crm))[0]?.fields).not.toHaveProperty('debug');
  });

  test('says why a lead was refused', async () => {
    const crm = await sandbox();
    const response = await postLead(crm, { debug: '1', last_name: '' });
    expect(await response.text()).toContain('The lead was refused: The last name is missing.');
  });
});

describe('the probe', () => {
  test.each(['GET', 'HEAD', 'OPTIONS'])('is answered 200 to %s, and nothing is stored', async (method) => {
    const crm = await sandbox();
    const response = await fetch(servlet(crm), { method });
    expect(response.status).toBe(200);
    expect(await leadsOf(crm)).toEqual([]);
  });

  test('may be made from another origin, and the answer may be framed', async () => {
    const crm = await sandbox();
    const { headers } = await fetch(servlet(crm));
    expect(headers.get('cross-origin-resource-policy')).toBeNull();
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
  });

  test('is the only thing besides POST that the address takes', async () => {
    const crm = await sandbox();
    const response = await fetch(servlet(crm), { method: 'PUT', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, OPTIONS, POST');
  });
});
