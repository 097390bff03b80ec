// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  DESIGNATION,
  leadFields,
  leadsOf,
  MESSAGE,
  OID,
  postLead,
  postRaw,
  sandbox,
  servlet,
  visit,
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
      visit(`${crm.url}/redirect-kind`, {
        method: 'POST',
        body: new URLSearchParams({ kind }),
        redirect: 'manual',
      });
    expect((await change('script')).status).toBe(303);
    expect((await postLead(crm)).status).toBe(200);
    expect(await (await visit(`${crm.url}/redirect-kind`)).json()).toEqual({ kind: 'script' });
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
    const response = await visit(servlet(crm), { method });
    expect(response.status).toBe(200);
    expect(await leadsOf(crm)).toEqual([]);
  });

  test('may be made from another origin, and the answer may be framed', async () => {
    const crm = await sandbox();
    const { headers } = await visit(servlet(crm));
    expect(headers.get('cross-origin-resource-policy')).toBeNull();
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
  });

  test('is the only thing besides POST that the address takes', async () => {
    const crm = await sandbox();
    const response = await visit(servlet(crm), { method: 'PUT', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, OPTIONS, POST');
  });
});
