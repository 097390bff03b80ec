// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sandboxFor } from '../../crm-sandbox/sandboxFor.ts';
import { startSandbox } from '../../crm-sandbox/server.ts';
import { parseConfig } from '../../schemas/config.ts';
import { sandboxDefaults } from '../../schemas/salesforce/ids.ts';
import { leadsOf, postLead, rawRequest, sandbox, servlet, temporaryFile, visit } from './helpers.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);

const senders: [headers: Record<string, string>, status: number][] = [
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 303],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
  [{ 'sec-fetch-site': 'none' }, 303],
  [{ origin: 'self' }, 303],
];

test.each([
  ['/leads/1/delete', ''],
  ['/leads/1/answered', 'answered=yes'],
  ['/faults', 'mode=none'],
])('a change by POST %s is open to the inbox and to programs, not to other sites', async (path, body) => {
  const crm = await sandbox();
  const seen = [];
  for (const [headers] of senders) {
    await postLead(crm);
    // Every sender changes a lead that is still there.
    const [{ id } = { id: 0 }] = await leadsOf(crm);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const origin = headers['origin'] === 'self' ? { origin: crm.url } : {};
    const options = { method: 'POST', headers: { ...type, ...headers, ...origin } };
    const { response } = await rawRequest(crm, path.replace('1', String(id)), options, body);
    seen.push([headers, response.statusCode]);
  }
  expect(seen).toEqual(senders);
});

test('the sandbox leaves Node’s own Response to other code in its process', async () => {
  await sandbox();
  const response = new Response(new Blob(['code']).stream());
  expect(Buffer.from(await response.bytes()).toString()).toBe('code');
});

test('the host name must be local to read anything, and does not matter for a lead', async () => {
  const crm = await sandbox();
  await postLead(crm);
  const status = async (path: string, host: string) =>
    (await rawRequest(crm, path, { headers: { host } })).response.statusCode;
  for (const path of ['/', '/leads.json', '/leads.csv', '/leads/1', '/faults']) {
    for (const host of [`rebound.example:${crm.port}`, 'localhost.evil.example'])
      expect(await status(path, host)).toBe(421);
    for (const host of [`127.0.0.1:${crm.port}`, '[::1]', 'localhost'])
      expect(await status(path, host)).toBe(200);
  }
  expect(await status(new URL(servlet(crm)).pathname, 'crm.example')).toBe(200);
});

test('the sandbox of npm start takes the leads of a site that has its own organisation', async () => {
  const VITE_CRM_OID = '00D5g000000abcD';
  const config = parseConfig({ VITE_CRM_OID, ALLOW_SANDBOX: '1' }, 'http://localhost:4173');
  const crm = await sandbox(sandboxFor(config, 0));
  await postLead(crm, { oid: config.crm.oid });
  expect((await leadsOf(crm)).map(({ refusal }) => refusal)).toEqual([null]);
});

describe('the server', () => {
  test('answers on both loopback addresses and on no address of the network', async () => {
    const crm = await sandbox();
    expect(crm.url).toBe(`http://localhost:${crm.port}`);
    const hosts = addresses.some(({ address }) => address === '::1') ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
    for (const host of hosts) expect((await visit(`http://${host}:${crm.port}/`)).status).toBe(200);
    const others = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others)
      await expect(visit(`http://${address}:${crm.port}/`)).rejects.toThrow('fetch failed');
  });

  test('answers an unexpected error without its details, and goes on', async () => {
    let isBroken = true;
    const crm = await sandbox({
      now: () => {
        if (isBroken) throw new Error('secret detail');
        return new Date();
      },
    });
    const response = await postLead(crm);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/secret detail|\.ts\b/);
    isBroken = false;
    expect((await postLead(crm)).status).toBe(302);
  });

  test('answers 404 with a link to the inbox', async () => {
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
  });

  test('answers 405 and names the methods', async () => {
    const response = await visit(`${(await sandbox()).url}/leads/1/delete`, { method: 'PATCH' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('names a port in use, and frees the database file', async () => {
    const { port } = await sandbox();
    const file = temporaryFile();
    await expect(startSandbox({ port, quiet: true, file })).rejects.toThrow(
      `Port ${port} is already in use.`,
    );
    expect((await postLead(await sandbox({ file }))).status).toBe(302);
  });
});

describe('the program', () => {
  function start(environment: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'crm-sandbox/main.ts'], {
      cwd: join(import.meta.dirname, '..', '..'),
      // Its own organisation, whatever a company's .env says.
      env: { ...process.env, VITE_CRM_OID: sandboxDefaults.oid, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  async function stopAfterLeads(signal: 'SIGKILL' | 'SIGTERM', file: string) {
    const child = start({ CRM_PORT: '0', CRM_DB: file });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const port = Number(/localhost:(\d+)/.exec(line)?.[1]);
    child.stdout.resume();
    const crm = { url: `http://localhost:${port}`, port, file, stop: () => Promise.resolve() };
    for (const last_name of ['A', 'B']) expect((await postLead(crm, { last_name })).status).toBe(302);
    const exit = once(child, 'exit');
    child.kill(signal);
    return (await exit) as [code: number | null, signal: string | null];
  }

  test('starts again with every answered lead after it was killed', async () => {
    const file = temporaryFile();
    await stopAfterLeads('SIGKILL', file);
    const again = await sandbox({ file });
    expect((await leadsOf(again)).map((lead) => lead.fields['last_name'])).toEqual(['B', 'A']);
  }, 60_000);

  test('ends cleanly on SIGTERM, with the file free', async () => {
    const file = temporaryFile();
    expect(await stopAfterLeads('SIGTERM', file)).toEqual([0, null]);
    expect(readdirSync(dirname(file))).toEqual(['leads.sqlite']);
  }, 60_000);

  test('that cannot start ends with code 1 and one clear line', async () => {
    const { file, port } = await sandbox();
    for (const [environment, message] of [
      [{ CRM_PORT: '0', CRM_DB: file }, `${file} cannot be opened: database is locked.`],
      [{ CRM_PORT: String(port), CRM_DB: temporaryFile() }, `Port ${port} is already in use.`],
      [{ CRM_PORT: 'http' }, 'CRM_PORT should be a number'],
    ] as const) {
      const child = start(environment);
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect(code).toBe(1);
      expect(said).toContain(`[crm-sandbox] ${message}`);
      expect(said.trim().split('\n')).toHaveLength(1);
    }
  }, 60_000);
});
