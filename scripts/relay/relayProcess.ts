/** The relay as a process of its own, which a trial may kill. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { leadFields } from '../../schemas/lead.ts';

export const LEAD_NUMBER = '00N5g000000Abcd';

const TOKEN = 'trial-password';

/** The settings of a trial: every lead comes from an address of its own, as visitors' leads do. */
export const trialSettings = (crmUrl: string, file: string): Record<string, string> => ({
  IGNORE_DOTENV: '1',
  VITE_CRM_ENDPOINT: `${crmUrl}/servlet/servlet.WebToLead`,
  VITE_CRM_FIELD_LEAD_ID: LEAD_NUMBER,
  RELAY_DB: file,
  RELAY_PORT: '0',
  RELAY_PROXY: '1',
  RELAY_DAILY_LIMIT: '0',
  RELAY_TOKEN: TOKEN,
});

export interface RelayProcess {
  /** Where it takes leads. */
  readonly address: string;
  /** The processor time that it has used, in ms. Linux only. */
  cpuTime: () => number;
  /** Ends it at once, as a power cut would end it. */
  kill: () => Promise<void>;
  /** Asks it to end, as a deploy does. Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Whether this system lets this user start a program as process 1 of a namespace of its own, as containers do. */
export const canIsolate = (): boolean => spawnSync('unshare', [...ISOLATE, 'true']).status === 0;
const ISOLATE = ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc'];

/** Compiles the relay to one file, so that a trial does not wait for the compiler at each start. */
export async function compileRelay(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['libsql'] },
    build: {
      ssr: 'relay/node/server.ts',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      // On a busy machine it would print hints on slow plugins.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  return join(folder, 'server.js');
}

/** The program's own process. It is the only child of `unshare`, which starts it. */
function pidOf({ pid = 0 }: ChildProcess, isIsolated: boolean): number {
  return isIsolated ? Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) : pid;
}

/**
 * Starts the compiled relay.
 * @param options `isIsolated`: as process 1 of a namespace of its own; `onLine` gets each line that it prints
 */
export async function startRelayProcess(
  program: string,
  settings: Record<string, string>,
  { isIsolated = false, onLine = (_line: string): void => {} } = {},
): Promise<RelayProcess> {
  const command = [...(isIsolated ? ['unshare', ...ISOLATE] : []), process.execPath, program];
  const [file = '', ...values] = command;
  const child: ChildProcess = spawn(file, values, {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The relay has no output.');
  const exit = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => async () => {
    process.kill(pidOf(child, isIsolated), signal);
    await exit;
  };
  const cpuTime = () => {
    // User and system time, in hundredths of a second.
    const [user = 0, system = 0] = readFileSync(`/proc/${pidOf(child, isIsolated)}/stat`, 'utf8')
      .replace(/.*\) /, '')
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) * 10;
  };
  const lines = createInterface(child.stdout);
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      onLine(line);
      const address = /http:\S+/.exec(line)?.[0];
      if (address) resolve({ address, cpuTime, kill: end('SIGKILL'), stop: end('SIGTERM') });
    });
    lines.on('close', () => reject(new Error('The relay did not start.')));
  });
}

const SAMPLE = {
  retURL: 'http://localhost:4173/works',
  last_name: 'Asha Rao',
  email: 'asha.rao@example.com',
  phone: leadFields.phone.sample,
};

/** Node's own client with kept connections: `fetch` would take half of the machine. */
const agent = new Agent({ keepAlive: true });

/** Sends one lead as a page does. Returns whether its receipt came. */
export async function sendLead(address: string, id: string): Promise<boolean> {
  // The sandbox compares a lead with earlier ones of the same details.
  const body = new URLSearchParams({ ...SAMPLE, message: `About ${id}`, lead_id: id }).toString();
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
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

/** Whether a relay still has leads that have not reached the CRM. */
export async function isBusy(address: string): Promise<boolean> {
  const page = await fetch(address.replace(/leads$/, 'operators'), {
    headers: { authorization: `Basic ${btoa(`operator:${TOKEN}`)}` },
  });
  return !(await page.text()).includes('Waiting (0)');
}
