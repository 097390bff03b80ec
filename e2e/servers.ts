/** The site, the site with a relay, and a sandbox with an empty inbox, for one run of the end-to-end tests. */
import { rmSync } from 'node:fs';
import { startSandbox } from '../crm-sandbox/server';
import { startRelay } from '../relay/node/server';
import { serve } from '../scripts/serve';
import { recordPages } from './browsers/recordPages';
import { breakFiles } from './chaos/brokenFiles';
import * as ports from './helpers/ports';

const relayFile = `.cache/e2e-relay-${ports.crmPort}.sqlite`;
const file = `.cache/e2e-leads-${ports.crmPort}.sqlite`;
for (const suffix of ['', '.lock', '.pid', '-journal', '-wal', '-shm'])
  for (const database of [file, relayFile]) rmSync(database + suffix, { recursive: true, force: true });

await startSandbox({ port: ports.crmPort, file, quiet: true });
await serve({
  folder: ports.folder,
  port: ports.sitePort,
  crmOrigin: ports.crmUrl,
  around: (handle) => recordPages(breakFiles(handle)),
});
await startRelay({
  CRM_PORT: String(ports.crmPort),
  VITE_SITE_URL: ports.relaySiteUrl,
  ALLOW_SANDBOX: '1',
  RELAY_PORT: String(ports.relayPort),
  RELAY_DAILY_LIMIT: '0',
  RELAY_ADDRESS_LIMIT: '100000',
  RELAY_DB: relayFile,
});
await serve({
  folder: ports.relayFolder,
  port: ports.relaySitePort,
  crmOrigin: ports.relayUrl,
  turnstileOrigin: 'https://challenges.cloudflare.com',
  around: breakFiles,
});
