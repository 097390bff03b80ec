// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxFor } from '../../crm-sandbox/sandboxFor.ts';
import { parseConfig } from '../../schemas/config.ts';
import { sandboxDefaults } from '../../schemas/salesforce/ids.ts';
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
    for (const [path, values] of [
      [`/leads/${id}/answered`, { answered: 'yes' }],
      [`/leads/${id}/delete`, {}],
      ['/faults', { mode: 'none' }],
    ] as const) {
      const response = await postForm(crm, path, values, headers);
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

test('the sandbox leaves Node’s own Response to other code in its process', async () => {
  await sandbox();
  const response = new Response(new Blob(['code']).stream());
  expect(Buffer.from(await response.bytes()).toString()).toBe('code');
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

test('answers an unexpected error without its details, and goes on', async () => {
  let isBroken = true;
  const now = () => {
    if (isBroken) throw new Error('secret detail');
    return new Date();
  };
  const crm = await sandbox({ now });
  const response = await postLead(crm);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret detail|\.ts\b/);
  isBroken = false;
  expect((await postLead(crm)).status).toBe(302);
});

test('answers 404 with a link to the inbox, and 405 with the methods', async () => {
  const { url } = await sandbox();
  for (const path of [
    '/nothing',
    '/leads/0',
    '/leads/1e3',
    '/leads/99',
    '/__proto__',
    '/inbox.css/..%2f..%2fx',
  ]) {
    const response = await visit(url + path);
    expect(response.status, `at ${path}`).toBe(404);
    expect(await response.text()).toContain('Back to the inbox');
  }
  const { status, headers } = await visit(`${url}/leads/1/delete`, { method: 'PATCH' });
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});

test('names a port in use, and frees the database file', async () => {
  const { port } = await sandbox();
  const file = temporaryFile();
  await expect(sandbox({ port, file })).rejects.toThrow(`Port ${port} is already in use.`);
  expect((await postLead(await sandbox({ file }))).status).toBe(302);
});

const startProgram = (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'crm-sandbox/main.ts'], {
    // Its own organisation, whatever a company's .env says.
    env: { ...process.env, VITE_CRM_OID: sandboxDefaults.oid, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

test.each([
  // A clean end leaves no other file.
  ['SIGTERM', [0, null], ['leads.sqlite']],
  ['SIGKILL', [null, 'SIGKILL'], expect.arrayContaining(['leads.sqlite'])],
] as const)('the program keeps every answered lead when %s ends it', async (signal, ending, files) => {
  const file = temporaryFile('new/folder/leads.sqlite');
  const child = startProgram({ CRM_PORT: '0', CRM_DB: file });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const url = /http:\S+(?=\/)/.exec(line)?.[0] ?? '';
  child.stdout.resume();
  expect((await postLead({ url, port: 0, file, stop: async () => {} })).status).toBe(302);
  const exit = once(child, 'exit');
  child.kill(signal);
  expect(await exit).toEqual(ending);
  expect(readdirSync(dirname(file))).toEqual(files);
  expect(await leadsOf(await sandbox({ file }))).toHaveLength(1);
});

test('a program that cannot start ends with code 1 and one clear line', async () => {
  const child = startProgram({ CRM_PORT: 'http' });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toMatch(/^\[crm-sandbox\] CRM_PORT should be a number .*\n$/);
});
