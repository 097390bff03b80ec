/** The built sites, with files that break for a visitor who asks for it by a cookie. */
import { rmSync } from 'node:fs';
import { startRelay } from '../../relay/node/server';
import { serve } from '../../scripts/serve';
import { recordPages } from '../browsers/recordPages';
import { breakFiles } from '../chaos/brokenFiles';
import * as ports from './ports';

/** The name of a file that does not exist, after this. */
export const freshDatabase = (name: string) => {
  const file = `.cache/${name}-${ports.sitePort}.sqlite`;
  for (const suffix of ['', '.lock', '.pid', '-journal', '-wal', '-shm'])
    rmSync(file + suffix, { recursive: true, force: true });
  return file;
};

export const startSite = () =>
  serve({
    folder: ports.folder,
    port: ports.sitePort,
    crmOrigin: ports.crmUrl,
    around: (handle) => recordPages(breakFiles(handle)),
  });

/** The site with a relay, and the relay, which sends its leads to the sandbox at a port. */
export const startRelaySite = async (crmPort: number, relayPort: number) => {
  await startRelay({
    CRM_PORT: String(crmPort),
    VITE_SITE_URL: ports.relaySiteUrl,
    ALLOW_SANDBOX: '1',
    RELAY_PORT: String(relayPort),
    RELAY_DAILY_LIMIT: '0',
    RELAY_ADDRESS_LIMIT: '100000',
    RELAY_DB: freshDatabase('e2e-relay'),
  });
  await serve({
    folder: ports.relayFolder,
    port: ports.relaySitePort,
    crmOrigin: ports.relayUrl,
    turnstileOrigin: 'https://challenges.cloudflare.com',
    around: breakFiles,
  });
};
