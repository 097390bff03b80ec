/** `npm run gallery`: every component in every state, for developers. The site's build does not know this page. */
import { createServer } from 'vite';
import { warnOfStaleArt } from './art/pictures.ts';
import { portFrom } from './config.ts';

process.env['ALLOW_SANDBOX'] = '1';

await warnOfStaleArt();

const vite = await createServer({
  // A cache of its own, so that it can run beside `npm run dev`.
  cacheDir: 'node_modules/.vite-gallery',
  optimizeDeps: { entries: ['gallery.html'] },
  server: { port: portFrom('PORT', 4175) },
});
await vite.listen();
const [address] = vite.resolvedUrls?.local ?? [];
console.log(`  ➜  Gallery: ${address ?? ''}gallery.html`);
