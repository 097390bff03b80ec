// @vitest-environment node
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { leadsOf, postLead, sandbox, temporaryFile } from './helpers.ts';

const root = join(import.meta.dirname, '..', '..');
type Child = ChildProcessByStdio<null, Readable, Readable>;
const children: Child[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(environment: Readonly<Record<string, string>>): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', 'crm-sandbox/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function portOf(child: Child): Promise<number> {
  for await (const line of createInterface(child.stdout)) {
    const port = /Inbox: +http:\/\/localhost:(\d+)\//.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`It did not start: ${await text(child.stderr)}`);
}

async function running(file: string) {
  const child = start({ CRM_PORT: '0', CRM_DB: file });
  const port = await portOf(child);
  // What the program prints later is of no interest, but must not fill the pipe.
  child.stdout.resume();
  return { child, crm: { url: `http://localhost:${port}`, port, file, stop: () => Promise.resolve() } };
}

async function stopWith(child: Child, signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<unknown> {
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code;
}

test('a killed process leaves its lock behind, and the next start has every lead it answered', async () => {
  const file = temporaryFile();
  const { child, crm } = await running(file);
  for (const last_name of ['A', 'B']) expect((await postLead(crm, { last_name })).status).toBe(302);
  await stopWith(child, 'SIGKILL');
  expect(existsSync(`${file}.lock`)).toBe(true);
  expect(existsSync(`${file}.pid`)).toBe(true);
  const again = await sandbox({ file });
  expect((await leadsOf(again)).map((lead) => lead.fields.last_name)).toEqual(['B', 'A']);
  expect((await postLead(again)).status).toBe(302);
}, 30_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it cleanly, with the file free',
  async (signal) => {
    const file = temporaryFile();
    const { child } = await running(file);
    expect(await stopWith(child, signal)).toBe(0);
    expect(existsSync(`${file}.lock`)).toBe(false);
    expect(existsSync(`${file}.pid`)).toBe(false);
  },
  30_000,
);

/** What a start that ends at once says and with which code. */
async function attempt(environment: Readonly<Record<string, string>>) {
  const child = start(environment);
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { message, code: Number(code) };
}

test('a start that cannot be ends with code 1 and one clear line', async () => {
  const taken = await sandbox();
  expect(await attempt({ CRM_PORT: '0', CRM_DB: taken.file })).toEqual({
    code: 1,
    message:
      `[crm-sandbox] ${taken.file} is in use by process ${process.pid}. ` +
      'Stop that one, or set CRM_DB to another file.\n',
  });
  expect(await attempt({ CRM_PORT: String(taken.port), CRM_DB: temporaryFile() })).toEqual({
    code: 1,
    message:
      `[crm-sandbox] Port ${taken.port} is already in use. ` +
      'Stop the program that uses it, or set CRM_PORT to another port.\n',
  });
  expect(await attempt({ CRM_PORT: 'http' })).toEqual({
    code: 1,
    message: '[crm-sandbox] CRM_PORT=http is not a usable value.\n',
  });
}, 60_000);
