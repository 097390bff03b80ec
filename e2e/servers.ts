/** The site and a sandbox with an empty inbox, for one run of the end-to-end tests. */
import { rmSync } from 'node:fs';
import { startSandbox } from '../crm-sandbox/server';
import { serve } from '../scripts/serve';
import { breakFiles } from './chaos/brokenFiles';
import { crmPort, crmUrl, folder, sitePort } from './helpers/ports';

const file = `.cache/e2e-leads-${crmPort}.sqlite`;
for (const suffix of ['', '.lock', '.pid', '-journal', '-wal', '-shm'])
  rmSync(file + suffix, { recursive: true, force: true });

await startSandbox({ port: crmPort, file, quiet: true });
await serve({ folder, port: sitePort, crmOrigin: crmUrl, around: breakFiles });
