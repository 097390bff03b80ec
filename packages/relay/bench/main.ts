/** `npm run bench:relay`: how many leads a second the relay accepts, and whether any is lost when it is killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killTrial, SENDERS, sendLead, startRelayProcess, trialSettings } from './relayProcess.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    leads: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '50' },
    /** Where the file of the first part is; /dev/shm leaves out the disk. */
    data: { type: 'string' },
  },
});
const [seconds = 0, leads = 0, kills = 0] = [values.seconds, values.leads, values.kills].map(Number);

const accept = async () => {
  // No server listens at this address, because only accepting is measured.
  const data = mkdtempSync(join(values.data ?? tmpdir(), 'accept-'));
  const relay = await startRelayProcess(trialSettings('http://127.0.0.1:9', join(data, 'relay.sqlite')));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const sender = async (_: unknown, lane: number) => {
    for (let count = 0; performance.now() < end; count += 1) {
      const began = performance.now();
      if (await sendLead(relay.address, `lead-${lane}-${count}`)) times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  await relay.kill();
  rmSync(data, { recursive: true });
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed();
  const rate = Math.round(times.length / seconds);
  console.log(`Accepted ${rate} leads a second (${SENDERS} senders): p50 ${at(0.5)} ms, p99 ${at(0.99)} ms.`);
};

await accept();
const began = performance.now();
const { lost, doubled, copiesRefused } = await killTrial(leads, kills);
console.log(
  `${leads} leads, the process killed ${kills} times: ${lost} lost, ${doubled} twice in the CRM, ` +
    `${copiesRefused} repeated posts refused there as duplicates. ${Math.round((performance.now() - began) / 1000)} s.`,
);
process.exitCode = lost + doubled > 0 ? 1 : 0;
