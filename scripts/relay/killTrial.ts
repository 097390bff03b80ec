import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '../../crm-sandbox/server.ts';
import {
  compileRelay,
  isBusy,
  LEAD_NUMBER,
  sendLead,
  startRelayProcess,
  trialSettings,
} from './relayProcess.ts';

export const SENDERS = 32;

/**
 * Sends leads to a relay whose process is killed again and again, while it accepts and forwards. Each sender repeats a lead
 * until its receipt comes, as the outbox does.
 */
export async function killTrial(folder: string, leads: number, kills: number) {
  // A killed process leaves its files as they are, on a disk and in memory alike; memory does not make the trial wait.
  const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : folder, 'leads-'));
  const sandbox = await startSandbox({
    port: 0,
    file: join(data, 'crm.sqlite'),
    quiet: true,
    uniqueField: LEAD_NUMBER,
  });
  const settings = trialSettings(sandbox.url, join(data, 'relay.sqlite'));
  const program = await compileRelay(folder);
  const start = () => startRelayProcess(program, settings);
  let relay = await start();
  let next = 0;
  let receipts = 0;
  let killed = 0;
  let restarting = Promise.resolve();
  const restart = async () => {
    await relay.kill();
    relay = await start();
  };
  const sender = async () => {
    while (next < leads) {
      const id = `lead-number-${next}`;
      next += 1;
      while (!(await sendLead(relay.address, id))) await restarting;
      receipts += 1;
      // By count, not by time: the trial is the same on every machine.
      if (killed < kills && receipts >= ((killed + 1) * leads) / (kills + 1)) {
        killed += 1;
        restarting = restarting.then(restart);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: SENDERS }, sender));
    await restarting;
    const numbers = async (state: string) => {
      const answer = await fetch(`${sandbox.url}/leads.json?state=${state}`);
      return ((await answer.json()) as { fields: Record<string, string> }[]).map(
        ({ fields }) => fields[LEAD_NUMBER] ?? '',
      );
    };
    while (await isBusy(relay.address)) await wait(250);
    const stored = await numbers('all');
    const distinct = new Set(stored);
    return {
      /** Leads with a receipt that the CRM does not have. */
      lost: leads - distinct.size,
      /** Leads that the CRM has more than once. */
      doubled: stored.length - distinct.size,
      /** Repeated posts that the CRM refused, because the lead number is unique there. */
      copiesRefused: (await numbers('refused')).length,
    };
  } finally {
    await relay.kill();
    await sandbox.stop();
    rmSync(data, { recursive: true });
  }
}
