/**
 * `npm run dev`: Vite's development server with the CRM sandbox. `npm run gallery`: every component in every state; the
 * gallery is not part of the built site.
 */
import './explain.ts';
import { createServer } from 'vite';
import { warnOfStaleArt } from '../packages/art/pictures.ts';
import { sandboxFor } from '../packages/crm-sandbox/sandboxFor.ts';
import { startSandbox } from '../packages/crm-sandbox/server.ts';
import { sandboxDefaults } from '../schemas/salesforce/ids.ts';
import { portFrom, readConfig } from './config.ts';

process.env['ALLOW_SANDBOX'] = '1';
const isGallery = process.argv.includes('--gallery');
// A cache of its own, so that it can run at the same time as `npm run dev`.
const gallery = { cacheDir: 'node_modules/.vite-gallery', optimizeDeps: { entries: ['gallery.html'] } };

await warnOfStaleArt();
const server = { port: portFrom('PORT', isGallery ? 4175 : 4173), strictPort: true };
const crmPort = portFrom('CRM_PORT', sandboxDefaults.port);
const sandbox = isGallery ? undefined : await startSandbox(sandboxFor(readConfig(), crmPort));
const vite = await createServer({ ...(isGallery && gallery), server });
await vite.listen();
const [address = ''] = vite.resolvedUrls?.local ?? [];
if (sandbox) vite.printUrls();
console.log(
  sandbox ? `  ➜  CRM inbox: http://localhost:${sandbox.port}/` : `  ➜  Gallery: ${address}gallery.html`,
);
