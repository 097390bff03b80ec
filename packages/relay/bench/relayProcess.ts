/** The relay as a process of its own, and a trial that kills it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { samplesOf } from '../../../schemas/fields/field.ts';
import { leadFields } from '../../../schemas/lead.ts';
import { startSandbox } from '../../crm-sandbox/server.ts';

export const LEAD_NUMBER = '00N5g000000Abcd';

export const SENDERS = 32;

const TOKEN = 'trial-password';

/** How long a trial goes on without getting any further, in ms. Most of it is for the start of a process on a busy machine. */
const PATIENCE = 150_000;

/** The settings of a trial. Leads come from many addresses, as visitors' leads do. */
export const trialSettings = (crmUrl: string, file: string): Record<string, string> => ({
  IGNORE_DOTENV: '1',
  VITE_CRM_ENDPOINT: `${crmUrl}/servlet/servlet.WebToLead`,
  VITE_CRM_FIELDS: `lead_id=${LEAD_NUMBER}`,
  RELAY_DB: file,
  RELAY_PORT: '0',
  RELAY_PROXY: '1',
  RELAY_DAILY_LIMIT: '0',
  RELAY_TOKEN: TOKEN,
});

/** Starts the relay as in production. `onLine` gets each line that it prints. */
export async function startRelayProcess(
  settings: Record<string, string>,
  onLine = (_line: string): void => {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/relay/node/server.ts'], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  const lines = createInterface(child.stdout);
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      onLine(line);
      const [found] = /http:\S+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    lines.on('close', () => reject(new Error('The relay did not start.')));
  });
  // `kill` ends it like a power cut, `stop` like a deploy.
  return { address, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Node's own client with kept connections: `fetch` would take half of the machine. */
const agent = new Agent({ keepAlive: true });

/** Sends one lead as a page does. Returns whether its receipt came. */
export async function sendLead(address: string, id: string): Promise<boolean> {
  const body = new URLSearchParams({
    retURL: 'http://localhost:4173/works',
    ...samplesOf(leadFields),
    // The sandbox compares a lead with earlier ones of the same details.
    message: `About ${id}`,
    lead_id: id,
  }).toString();
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `visitor-${id}`,
  };
  try {
    const post = request(address, { method: 'POST', agent, headers }).end(body);
    const [answer] = (await once(post, 'response')) as [IncomingMessage];
    const receipt = JSON.parse(await text(answer)) as { id?: string };
    return answer.statusCode === 200 && receipt.id === id;
  } catch {
    return false;
  }
}

/**
 * Sends leads to a relay whose process is killed again and again, while it accepts and forwards. Each sender repeats
 * a lead until its receipt arrives, like the outbox.
 */
export async function killTrial(leads: number, kills: number) {
  // A killed process leaves its files as they are, on a disk and in memory alike; memory does not make the trial wait.
  const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'leads-'));
  const file = join(data, 'crm.sqlite');
  const sandbox = await startSandbox({ port: 0, file, quiet: true, uniqueField: LEAD_NUMBER });
  const settings = trialSettings(sandbox.url, join(data, 'relay.sqlite'));
  let relay = await startRelayProcess(settings);
  let next = 0;
  let receipts = 0;
  let killed = 0;
  let lastReceipt = performance.now();
  let restarting = Promise.resolve();
  const restart = async () => {
    await relay.kill();
    relay = await startRelayProcess(settings);
  };
  const sender = async () => {
    while (next < leads) {
      const id = `lead-number-${next}`;
      next += 1;
      while (!(await sendLead(relay.address, id))) {
        if (performance.now() > lastReceipt + PATIENCE)
          throw new Error(`The relay takes no leads: ${receipts} of ${leads} have a receipt.`);
        await restarting;
      }
      lastReceipt = performance.now();
      receipts += 1;
      // By count instead of time, so that the trial is the same on every machine.
      if (killed < kills && receipts >= ((killed + 1) * leads) / (kills + 1)) {
        killed += 1;
        restarting = restarting.then(restart);
      }
    }
  };
  /** The page of the operators, which says how many leads have not reached the CRM. */
  const report = async () => {
    const headers = { authorization: `Basic ${btoa(`operator:${TOKEN}`)}` };
    return (await fetch(relay.address.replace(/leads$/, 'operators'), { headers })).text();
  };
  const numbers = async (state: string) => {
    const answer = await fetch(`${sandbox.url}/leads.json?state=${state}`);
    const stored = (await answer.json()) as { fields: Record<string, string> }[];
    return stored.map(({ fields }) => fields[LEAD_NUMBER]);
  };
  try {
    await Promise.all(Array.from({ length: SENDERS }, sender));
    await restarting;
    const deadline = performance.now() + PATIENCE;
    while (!(await report()).includes('Waiting (0)')) {
      if (performance.now() > deadline) throw new Error('Leads with a receipt do not reach the CRM.');
      await wait(250);
    }
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
