/** The site, the site with a relay, and a sandbox with an empty inbox, for one run of the end-to-end tests. */
import { startSandbox } from '../crm-sandbox/server';
import { engines } from './browsers/engine';
import { crmPort, relayPort } from './helpers/ports';
import { freshDatabase, startRelaySite, startSite } from './helpers/servers';

for (const [name, missing] of Object.entries(engines))
  if (missing) console.log(`${name}: skipped, because it is not installed: ${missing}`);
await startSandbox({ port: crmPort, file: freshDatabase('e2e-leads'), quiet: true });
await startSite();
await startRelaySite(crmPort, relayPort);
