/**
 * `npm run dev`: Vite's development server with the CRM sandbox. `npm run gallery`: every component in every state; the
 * gallery is not part of the built site.
 */
import './explain.ts';
import { createServer } from 'vite';
import { warnOfStaleArt } from '../packages/art/pictures.ts';
import { sandboxFor } from '../packages/crm-sandbox/sandboxFor.ts';
import { startSandbox } from '../packages/crm-sandbox/server.ts';
import { environment } from '../schemas/environment.mjs';
import { crmPort, portFrom, readConfig, sitePort } from './config.ts';
import { inboxLine } from './startSettings.ts';

process.env['ALLOW_SANDBOX'] = '1';
const isGallery = process.argv.includes('--gallery');
// A cache of its own, so that it can run at the same time as `npm run dev`.
const gallery = { cacheDir: 'node_modules/.vite-gallery', optimizeDeps: { entries: ['gallery.html'] } };

await warnOfStaleArt();
const server = { port: isGallery ? portFrom('PORT', 4175) : sitePort(), strictPort: true };
const config = readConfig();
const sandbox = isGallery ? undefined : await startSandbox(sandboxFor(config, crmPort()));
const vite = await createServer({ ...(isGallery && gallery), server });
await vite.listen();
const [address = ''] = vite.resolvedUrls?.local ?? [];
if (sandbox) vite.printUrls();
console.log(
  sandbox
    ? `  ➜  CRM inbox: ${inboxLine(sandbox.port, config.relay, environment())}`
    : `  ➜  Gallery: ${address}gallery.html`,
);
