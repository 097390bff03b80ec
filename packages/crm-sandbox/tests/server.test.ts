// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseConfig } from '../../../schemas/config.ts';
import { listen } from '../listen.ts';
import { databaseFile, sandboxFor } from '../sandboxFor.ts';
import type { Sandbox } from '../server.ts';
import { leadsOf, postForm, postLead, sandbox, servlet, temporaryFile, visit } from './helpers.ts';

interface Change {
  from: string;
  headers: Record<string, string>;
  status: number;
  /** How many leads there are then, of one. */
  left: number;
}
const changes: Change[] = [
  { from: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403, left: 1 },
  { from: 'another host of the same site', headers: { 'sec-fetch-site': 'same-site' }, status: 403, left: 1 },
  { from: 'another origin', headers: { origin: 'http://evil.example' }, status: 403, left: 1 },
  { from: 'an unnamed origin', headers: { origin: 'null' }, status: 403, left: 1 },
  { from: 'a program', headers: {}, status: 303, left: 0 },
  { from: 'a button of the inbox', headers: { 'sec-fetch-site': 'same-origin' }, status: 303, left: 0 },
  { from: 'the address bar', headers: { 'sec-fetch-site': 'none' }, status: 303, left: 0 },
];

test.each(changes)('a lead that $from deletes is answered with $status', async ({ headers, status }) => {
  const crm = await sandbox();
  await postLead(crm);
  expect((await postForm(crm, '/leads/1/delete', {}, headers)).status).toBe(status);
});

test.each(changes)('of one lead that $from deletes $left are left', async ({ headers, left }) => {
  const crm = await sandbox();
  await postLead(crm);
  await postForm(crm, '/leads/1/delete', {}, headers);
  expect(await leadsOf(crm)).toHaveLength(left);
});

test.each(changes)('a fault that $from sets is answered with $status', async ({ headers, status }) => {
  const crm = await sandbox();
  expect((await postForm(crm, '/faults', { mode: 'none' }, headers)).status).toBe(status);
});

test('over plain HTTP the inbox lets the browser name its origin', async () => {
  const { headers } = await visit(`${(await sandbox()).url}/`);
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('over plain HTTP a button of the inbox works by its origin alone', async () => {
  const crm = await sandbox();
  await postLead(crm);
  const origin = crm.url;
  expect((await postForm(crm, '/leads/1/delete', {}, { origin })).status).toBe(303);
});

const statusOf = async ({ url }: Sandbox, path: string, host: string) => {
  const [response] = await once(get(url + path, { headers: { host }, agent: false }), 'response');
  response.resume();
  return response.statusCode as number;
};

describe.each(['/', '/leads.json', '/leads.csv', '/leads/1', '/faults'])('the address %s', (path) => {
  test.each(['rebound.example', 'localhost.evil.example'])(
    'is not answered for the host %s',
    async (host) => {
      const crm = await sandbox();
      await postLead(crm);
      expect(await statusOf(crm, path, `${host}:${crm.port}`)).toBe(421);
    },
  );

  test('is answered for a local host', async () => {
    const crm = await sandbox();
    await postLead(crm);
    expect(await statusOf(crm, path, `127.0.0.1:${crm.port}`)).toBe(200);
  });
});

test.each(['127.0.0.1', 'localhost'])(
  'on the local host %s the inbox is not answered for another name',
  async (host) => {
    const crm = await sandbox({ host });
    expect(await statusOf(crm, '/', `rebound.example:${crm.port}`)).toBe(421);
  },
);

test('the address for leads is answered for any host name', async () => {
  const crm = await sandbox();
  expect(await statusOf(crm, new URL(servlet(crm)).pathname, 'crm.example')).toBe(200);
});

test('the sandbox of npm start takes the leads of a site that has its own organisation', async () => {
  const VITE_CRM_OID = '00D5g000000abcD';
  const config = parseConfig({ VITE_CRM_OID, ALLOW_SANDBOX: '1' }, 'http://localhost:4173');
  const crm = await sandbox(sandboxFor(config, 0));
  await postLead(crm, { oid: config.crm.oid });
  expect((await leadsOf(crm)).map(({ refusal }) => refusal)).toEqual([null]);
});

test('CRM_DB names a file from the folder of the project, wherever the sandbox is started', () => {
  const project = join(import.meta.dirname, '../../..');
  vi.spyOn(process, 'cwd').mockReturnValue(join(project, 'packages/crm-sandbox'));
  expect(databaseFile('data/leads.sqlite')).toBe(join(project, 'data/leads.sqlite'));
});

test('CRM_DB may name a file anywhere', () => {
  const file = temporaryFile();
  expect(databaseFile(file)).toBe(file);
});

test('the sandbox alone names the marketing fields of the site', async () => {
  const env = {
    PATH: process.env['PATH'],
    IGNORE_DOTENV: '1',
    CRM_PORT: '0',
    CRM_DB: temporaryFile(),
    VITE_CRM_FIELDS: 'first_touch=00N5g0000000021',
  };
  const program = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], { env });
  onTestFinished(() => void child.kill());
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const url = line.replace(/.*Inbox: +(.+)\/$/, '$1');
  expect(await (await visit(`${url}/leads.csv`)).text()).toContain('"First touch"');
});

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);

test.each(['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])(
  'answers on the loopback address %s',
  async (name) => {
    const { port } = await sandbox();
    expect((await visit(`http://${name}:${port}/`)).status).toBe(200);
  },
);

test('gives its address by the local name', async () => {
  const { url, port } = await sandbox();
  expect(url).toBe(`http://localhost:${port}`);
});

test('answers on no address of the network', async () => {
  const { port } = await sandbox();
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4'))
    await expect(visit(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
});

test('a port in use is refused by its number', async () => {
  const { port } = await sandbox();
  await expect(sandbox({ port })).rejects.toThrow(`Port ${port} is already in use.`);
});

test('the database file is free after a start that failed', async () => {
  const { port } = await sandbox();
  const file = temporaryFile();
  await expect(sandbox({ port, file })).rejects.toThrow('in use');
  expect((await postLead(await sandbox({ file }))).status).toBe(302);
});

/** Makes each server fail to listen, as the system would. */
const failToListen = (code: string) =>
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function fail(this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error(code), { code })));
    return this;
  });

test('a port that only an administrator may use is refused with what to do', async () => {
  failToListen('EACCES');
  await expect(listen(() => {}, 80, 'localhost', 'PORT')).rejects.toThrow(
    'Port 80 may not be used here. Set PORT to another port.',
  );
});

test.each(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])(
  'a host that is no address of this machine is refused with what to do: %s',
  async (code) => {
    failToListen(code);
    const advice = 'Leave it empty for this machine only, or set it to 0.0.0.0 for its whole network.';
    await expect(listen(() => {}, 4173, '10.0.0.99', 'PORT')).rejects.toThrow(
      `HOST is 10.0.0.99, which is no address of this machine. ${advice}`,
    );
    await expect(listen(() => {}, 4174, 'crm.lan')).rejects.toThrow('CRM_HOST is crm.lan, which is no');
  },
);
