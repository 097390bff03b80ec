/**
 * The site, the site with a relay, and a sandbox with an empty inbox, for one run of the end-to-end tests. Files break for a
 * visitor who asks for it by a cookie.
 */
import { rmSync } from 'node:fs';
import { startSandbox } from '../packages/crm-sandbox/server';
import { startRelay } from '../packages/relay/node/server';
import { fieldList } from '../schemas/salesforce/fieldIds';
import { serve } from '../scripts/serve';
import { installCommands } from './browsers/engine';
import { plainHost } from './browsers/plainHost';
import { recordPages } from './browsers/recordPages';
import { breakFiles } from './chaos/brokenFiles';
import * as ports from './helpers/ports';
import { startSlowProxy } from './helpers/slowProxy';

/** The name of a file that does not exist, after this. */
const freshDatabase = (name: string) => {
  const file = `.cache/${name}-${ports.sitePort}.sqlite`;
  for (const suffix of ['', '.lock', '.pid', '-journal', '-wal', '-shm'])
    rmSync(file + suffix, { recursive: true, force: true });
  return file;
};

for (const [name, command] of Object.entries(installCommands))
  if (command) console.log(`${name}: skipped, because it is not installed: ${command}`);
const sandbox = await startSandbox({ port: 0, file: freshDatabase('e2e-leads'), quiet: true });
await startSlowProxy(ports.crmPort, sandbox.port);
const relay = await startRelay({
  CRM_PORT: String(sandbox.port),
  VITE_SITE_URL: ports.relaySiteUrl,
  ALLOW_SANDBOX: '1',
  RELAY_PORT: '0',
  RELAY_DAILY_LIMIT: '0',
  RELAY_ADDRESS_LIMIT: '100000',
  RELAY_DB: freshDatabase('e2e-relay'),
  VITE_CRM_FIELDS: fieldList(ports.sourceFields),
});
await startSlowProxy(ports.relayPort, Number(new URL(relay.address).port));
await serve({
  folder: ports.relayFolder,
  port: ports.relaySitePort,
  crmOrigin: ports.relayUrl,
  turnstileOrigin: 'https://challenges.cloudflare.com',
  around: breakFiles,
});
// Last: the tests begin when it answers.
await serve({
  folder: ports.folder,
  port: ports.sitePort,
  crmOrigin: ports.crmUrl,
  around: (handle) => plainHost(ports.folder, recordPages(breakFiles(handle))),
});
