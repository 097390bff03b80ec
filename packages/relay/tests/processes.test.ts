// @vitest-environment node
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts';
import { startSandbox } from '../../crm-sandbox/server.ts';
import { killTrial, LEAD_NUMBER, sendLead, startRelayProcess, trialSettings } from '../bench/relayProcess.ts';
import { startRelay } from '../node/server.ts';
import { openStorage } from '../node/storage.ts';

test('a relay that is killed while it accepts and forwards loses no lead and doubles none', async () => {
  expect(await killTrial(40, 2)).toMatchObject({ lost: 0, doubled: 0 });
  // Each process takes seconds to start, more on a busy machine.
}, 400_000);

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `lead-number-${from + n}`);

const sendAll = async (address: string, ids: readonly string[]) => {
  const receipts = await Promise.all(ids.map((id) => sendLead(address, id)));
  expect(receipts).toEqual(ids.map(() => true));
};

/** Starts the relay as a process of its own, which ends with the test at the latest. */
const startProcess: typeof startRelayProcess = (...settings) => {
  const starting = startRelayProcess(...settings);
  // One that did not start has ended by itself.
  onTestFinished(() => starting.then(({ kill }) => kill()).catch(() => {}));
  return starting;
};

test('a rolling deploy: the new relay waits for the old one, and every lead is in the CRM once', async () => {
  const folder = temporaryFolder();
  // It takes every post, also of a lead that it has.
  const crm = await startSandbox({ port: 0, file: join(folder, 'crm.sqlite'), quiet: true });
  onTestFinished(() => crm.stop());
  const file = join(folder, 'relay.sqlite');
  const settings = trialSettings(crm.url, file);
  const numbersInCrm = async () => {
    const answer = await fetch(`${crm.url}/leads.json`);
    const leads = (await answer.json()) as { fields: Record<string, string> }[];
    return leads.map(({ fields }) => fields[LEAD_NUMBER] ?? '').toSorted();
  };

  const old = await startProcess(settings);
  await sendAll(old.address, numbers(100, 120));
  let isWaiting = (): void => {};
  const waits = new Promise<void>((resolve) => (isWaiting = resolve));
  const starting = startProcess(settings, (line) => line.includes('Waiting up to') && isWaiting());
  await waits;
  // The old one goes on taking and posting leads until it is asked to end, in the middle of its posts.
  await sendAll(old.address, numbers(120, 160));
  await old.stop();
  const next = await starting;
  await sendAll(next.address, numbers(160, 180));
  await expect.poll(async () => (await numbersInCrm()).length, { timeout: 100_000 }).toBe(80);

  // One that has waited long enough names the file, and the variable that chooses it.
  await expect(startRelay(settings, { lockTimeout: 0 })).rejects.toThrow(
    `${file} is in use by another program. Stop that program or set RELAY_DB to another file.`,
  );
  await next.kill();
  expect(await numbersInCrm()).toEqual(numbers(100, 180));
  const storage = openStorage(file);
  const rows = await storage.all<{ id: string }>('SELECT id FROM leads ORDER BY id');
  await storage.close();
  expect(rows.map(({ id }) => id)).toEqual(numbers(100, 180));
}, 400_000);
