// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../crm-sandbox/server.ts';
import { startRelay } from '../../relay/node/server.ts';
import { openStorage } from '../../relay/node/storage.ts';
import {
  compileRelay,
  LEAD_NUMBER,
  sendLead,
  startRelayProcess,
  trialSettings,
} from '../../scripts/relay/relayProcess.ts';
import { temporaryFolder } from './helpers.ts';

let program = '';
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  const built = mkdtempSync('.cache/relay-two-');
  program = await compileRelay(built);
  return () => rmSync(built, { recursive: true, force: true });
});

/** A sandbox that takes every post, also of a lead that it has, and a file for relays. */
async function trial() {
  const folder = temporaryFolder();
  const crm = await startSandbox({ port: 0, file: join(folder, 'crm.sqlite'), quiet: true });
  onTestFinished(() => crm.stop());
  const file = join(folder, 'relay.sqlite');
  const settings = trialSettings(crm.url, file);
  const start = (onLine = (_line: string): void => {}) => startRelayProcess(program, settings, onLine);
  /** Starts a relay that has to wait for the file; resolves when it does. */
  const startWaiting = async () => {
    let started: ReturnType<typeof start> = Promise.reject(new Error('not yet'));
    started.catch(() => {});
    const waits = new Promise<void>((resolve) => {
      started = start((line) => line.includes('Waiting up to') && resolve());
    });
    await waits;
    return { started };
  };
  const numbersInCrm = async () => {
    const answer = await fetch(`${crm.url}/leads.json`);
    const leads = (await answer.json()) as { fields: Record<string, string> }[];
    return leads.map(({ fields }) => fields[LEAD_NUMBER] ?? '').toSorted();
  };
  const stored = async () => {
    const storage = openStorage(file);
    const rows = await storage.all<{ id: string }>('SELECT id FROM leads ORDER BY id');
    await storage.close();
    return rows.map(({ id }) => id);
  };
  return { file, settings, start, startWaiting, numbersInCrm, stored };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `lead-number-${from + n}`);

const sendAll = async (address: string, ids: readonly string[]) => {
  const receipts = await Promise.all(ids.map((id) => sendLead(address, id)));
  expect(receipts).toEqual(ids.map(() => true));
};

test('a rolling deploy: the new relay waits for the old one, and every lead is in the CRM once', async () => {
  const { start, startWaiting, numbersInCrm, stored } = await trial();
  const old = await start();
  await sendAll(old.address, numbers(100, 120));
  const { started } = await startWaiting();
  // The old one goes on taking and posting leads until it is asked to end, in the middle of its posts.
  await sendAll(old.address, numbers(120, 160));
  await old.stop();
  const next = await started;
  await sendAll(next.address, numbers(160, 180));
  await expect.poll(async () => (await numbersInCrm()).length, { timeout: 100_000 }).toBe(80);
  await next.kill();
  expect(await numbersInCrm()).toEqual(numbers(100, 180));
  expect(await stored()).toEqual(numbers(100, 180));
});

test('two relays on one file, both killed: every lead with a receipt is in the file', async () => {
  const { start, startWaiting, stored } = await trial();
  const first = await start();
  await sendAll(first.address, numbers(100, 150));
  const { started } = await startWaiting();
  await sendAll(first.address, numbers(150, 190));
  await first.kill();
  const second = await started;
  await sendAll(second.address, numbers(190, 200));
  await second.kill();
  expect(await stored()).toEqual(numbers(100, 200));
});

test('a second relay that has waited long enough names the file and the variable that chooses it', async () => {
  const { file, settings, start } = await trial();
  const first = await start();
  const refused = startRelay(settings, { lockTimeout: 0 });
  await expect(refused).rejects.toThrow(
    `${file} is in use by another program. Stop that program or set RELAY_DB to another file.`,
  );
  await first.kill();
  const relay = await startRelay(settings, { lockTimeout: 0 });
  await relay.stop();
});
