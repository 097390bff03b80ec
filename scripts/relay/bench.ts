/** `npm run bench:relay`: sends leads to a relay that is killed again and again, and counts those that are lost. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { killTrial } from './relayProcess.ts';

const { values } = parseArgs({
  options: { leads: { type: 'string', default: '10000' }, kills: { type: 'string', default: '50' } },
});
mkdirSync('.cache', { recursive: true });
// Inside the project, where the compiled relay finds its packages.
const folder = mkdtempSync('.cache/relay-bench-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const began = performance.now();
const { lost, doubled, copiesRefused } = await killTrial(folder, Number(values.leads), Number(values.kills));
const seconds = (performance.now() - began) / 1000;
console.log(
  `${values.leads} leads in ${Math.round(seconds)} s, ${Math.round(Number(values.leads) / seconds)} a second; the process killed ${values.kills} times: ` +
    `${lost} lost, ${doubled} twice in the CRM, ${copiesRefused} repeated posts refused there as duplicates.`,
);
process.exitCode = lost + doubled > 0 ? 1 : 0;
