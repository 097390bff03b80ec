/** The servers of a run: the site, its inbox behind a slow connection, and another site. */
import { rmSync } from 'node:fs';
import { listen } from '../../crm-sandbox/listen';
import { startSandbox } from '../../crm-sandbox/server';
import { startRelay } from '../../relay/node/server';
import { serve } from '../../scripts/serve';
import { breakFiles } from '../chaos/brokenFiles';
import * as ports from '../helpers/ports';
import type { Setting } from './outcome';
import { startSlowProxy } from './proxy';

const sandboxPort = ports.sitePort + 10;
const relayPort = ports.sitePort + 11;
/** Another host name than the site's: another site, not only another origin. */
const elsewhereHost = '127.0.0.1';

const fresh = (file: string) => {
  for (const suffix of ['', '.lock', '.pid', '-journal', '-wal', '-shm'])
    rmSync(file + suffix, { recursive: true, force: true });
  return file;
};

/** A page of another site. */
export const startElsewhere = async () => {
  const { port, close } = await listen(
    (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Elsewhere</title>');
    },
    0,
    elsewhereHost,
    'PORT',
  );
  return { address: `http://${elsewhereHost}:${port}/`, close };
};

/** An inbox of its own on any free port. */
export const startInbox = (port: number) =>
  startSandbox({ port, file: fresh(`.cache/leaving-leads-${port || ports.sitePort}.sqlite`), quiet: true });

/** The site as built for the end-to-end tests; the slow connection has the port of its CRM, or of its relay. */
export const startSetting = async (withRelay: boolean): Promise<Setting> => {
  const { url: inbox } = await startInbox(sandboxPort);
  const { address: elsewhere } = await startElsewhere();
  if (!withRelay) {
    const { folder, siteUrl, sitePort: port, crmUrl: crmOrigin } = ports;
    await serve({ folder, port, crmOrigin, around: breakFiles });
    return { folder, siteUrl, inbox, elsewhere, proxy: await startSlowProxy(ports.crmPort, sandboxPort) };
  }
  const { relayFolder: folder, relaySiteUrl: siteUrl, relaySitePort: port, relayUrl: crmOrigin } = ports;
  await startRelay({
    CRM_PORT: String(sandboxPort),
    VITE_SITE_URL: siteUrl,
    ALLOW_SANDBOX: '1',
    RELAY_PORT: String(relayPort),
    RELAY_DAILY_LIMIT: '0',
    RELAY_ADDRESS_LIMIT: '100000',
    RELAY_DB: fresh(`.cache/leaving-relay-${ports.sitePort}.sqlite`),
  });
  await serve({
    folder,
    port,
    crmOrigin,
    turnstileOrigin: 'https://challenges.cloudflare.com',
    around: breakFiles,
  });
  return { folder, siteUrl, inbox, elsewhere, proxy: await startSlowProxy(ports.relayPort, relayPort) };
};
