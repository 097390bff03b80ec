// @vitest-environment node
import { once } from 'node:events';
import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { parseConfig } from '../../../schemas/config.ts';
import { sandboxFor } from '../sandboxFor.ts';
import { leadsOf, postForm, postLead, sandbox, servlet, temporaryFile, visit } from './helpers.ts';

test('a change by POST is open to the inbox and to programs, not to other sites', async () => {
  const crm = await sandbox();
  for (const [headers, status] of [
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 303],
    // A button of the inbox, which names no referrer.
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    [{ 'sec-fetch-site': 'none' }, 303],
  ] as [Record<string, string>, number][]) {
    await postLead(crm);
    const [{ id } = { id: 0 }] = await leadsOf(crm);
    for (const path of [`/leads/${id}/delete`, '/faults']) {
      const response = await postForm(crm, path, { mode: 'none' }, headers);
      expect(response.status, `${path} from ${JSON.stringify(headers)}`).toBe(status);
    }
  }
});

test('the host name must be local to read anything, and does not matter for a lead', async () => {
  const crm = await sandbox();
  await postLead(crm);
  const statusOf = async (path: string, host: string) => {
    const [response] = await once(get(crm.url + path, { headers: { host }, agent: false }), 'response');
    response.resume();
    return response.statusCode as number;
  };
  for (const path of ['/', '/leads.json', '/leads.csv', '/leads/1', '/faults']) {
    expect(await statusOf(path, `rebound.example:${crm.port}`)).toBe(421);
    expect(await statusOf(path, 'localhost.evil.example')).toBe(421);
    expect(await statusOf(path, `127.0.0.1:${crm.port}`)).toBe(200);
  }
  expect(await statusOf(new URL(servlet(crm)).pathname, 'crm.example')).toBe(200);
});

test('the sandbox of npm start takes the leads of a site that has its own organisation', async () => {
  const VITE_CRM_OID = '00D5g000000abcD';
  const config = parseConfig({ VITE_CRM_OID, ALLOW_SANDBOX: '1' }, 'http://localhost:4173');
  const crm = await sandbox(sandboxFor(config, 0));
  await postLead(crm, { oid: config.crm.oid });
  expect((await leadsOf(crm)).map(({ refusal }) => refusal)).toEqual([null]);
});

test('answers on the loopback address, and on no address of the network', async () => {
  const { url, port } = await sandbox();
  expect(url).toBe(`http://localhost:${port}`);
  expect((await visit(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4'))
    await expect(visit(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
});

test('names a port in use, and frees the database file', async () => {
  const { port } = await sandbox();
  const file = temporaryFile();
  await expect(sandbox({ port, file })).rejects.toThrow(`Port ${port} is already in use.`);
  expect((await postLead(await sandbox({ file }))).status).toBe(302);
});
