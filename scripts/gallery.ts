/** `npm run gallery`: every component in every state, for developers. The gallery is not part of the built site. */
import { createServer } from 'vite';
import { warnOfStaleArt } from './art/pictures.ts';
import { portFrom } from './config.ts';

process.env['ALLOW_SANDBOX'] = '1';

try {
  await warnOfStaleArt();
  const vite = await createServer({
    // A cache of its own, so that it can run beside `npm run dev`.
    cacheDir: 'node_modules/.vite-gallery',
    optimizeDeps: { entries: ['gallery.html'] },
    server: { port: portFrom('PORT', 4175), strictPort: true },
  });
  await vite.listen();
  const [address] = vite.resolvedUrls?.local ?? [];
  console.log(`  ➜  Gallery: ${address ?? ''}gallery.html`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
