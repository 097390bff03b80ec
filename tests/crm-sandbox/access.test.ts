// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { leadsOf, pageText, postLead, rawRequest, sandbox, servlet, visit } from './helpers.ts';

const changes: [method: string, path: string, body: string | undefined][] = [
  ['DELETE', '/leads', undefined],
  ['POST', '/faults', 'mode=drop'],
  ['POST', '/redirect-kind', 'kind=script'],
];

describe.each(changes)('%s %s', (method, path, body) => {
  const type: Record<string, string> = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {};

  async function attempt(headers: Record<string, string>) {
    const crm = await sandbox();
    await postLead(crm);
    const origin = headers.origin === 'self' ? { origin: crm.url } : {};
    const { response } = await rawRequest(
      crm,
      path,
      { method, headers: { ...type, ...headers, ...origin } },
      body,
    );
    const changed =
      (await leadsOf(crm)).length === 0 ||
      !(await pageText(crm, '/faults')).includes('"none"') ||
      !(await pageText(crm, '/redirect-kind')).includes('"redirect"');
    return { status: response.statusCode, changed };
  }

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:1' }],
  ])('is refused to a web page elsewhere: %j', async (headers) => {
    expect(await attempt(headers)).toEqual({ status: 403, changed: false });
  });

  test.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'self' }],
  ])('is open to the inbox and to programs: %j', async (headers) => {
    const { status, changed } = await attempt(headers);
    expect([204, 303]).toContain(status);
    expect(changed).toBe(true);
  });
});

test('emptying the inbox also empties the refusals, and numbers go on', async () => {
  const crm = await sandbox();
  await postLead(crm);
  await postLead(crm, { last_name: '' });
  await visit(`${crm.url}/leads`, { method: 'DELETE' });
  expect(await pageText(crm, '/refused')).toContain('Nothing was refused');
  await postLead(crm);
  expect((await leadsOf(crm)).map((lead) => lead.id)).toEqual([2]);
});

describe('the host name', () => {
  test.each(['/', '/leads.json', '/leads.csv', '/leads/1', '/refused', '/faults'])(
    'must be a known one to read %s',
    async (path) => {
      const crm = await sandbox({ hosts: ['inbox.example'] });
      await postLead(crm);
      const status = async (host: string) =>
        (await rawRequest(crm, path, { headers: { host } })).response.statusCode;
      expect(await status(`rebound.example:${crm.port}`)).toBe(421);
      expect(await status('localhost.evil.example')).toBe(421);
      expect(await status(`127.0.0.1:${crm.port}`)).toBe(200);
      expect(await status(`[::1]:${crm.port}`)).toBe(200);
      expect(await status('inbox.example')).toBe(200);
    },
  );

  test('does not matter for a lead', async () => {
    const crm = await sandbox();
    const path = new URL(servlet(crm)).pathname;
    const { response } = await rawRequest(crm, path, { headers: { host: 'crm.example' } });
    expect(response.statusCode).toBe(200);
  });
});
