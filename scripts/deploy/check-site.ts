/** `npm run check-site -- https://www.example.com`: checks that a live host serves the built site as it should. */
import { resolve } from 'node:path';
import { readBuiltSite } from './builtSite.ts';
import { askHost, checkSite, reportOf } from './checkSite.ts';

const [url = '', ...options] = process.argv.slice(2).filter((word) => word !== '--allow-sandbox');

try {
  if (!/^https?:/.test(url))
    throw new Error('Usage: npm run check-site -- https://www.example.com [--without-brotli]');
  const ask = askHost(new URL(url).origin);
  const site = readBuiltSite(resolve(process.env['OUT_DIR'] ?? 'dist'));
  const checks = await checkSite(ask, site, { brotli: !options.includes('--without-brotli') });
  // Without VITE_CRM_ENDPOINT, a build sends leads to a sandbox on the visitor's own machine.
  const local = (await (await ask('/getintouch')).text()).includes('://localhost');
  checks.push({
    name: 'leads go to the CRM',
    path: '/getintouch',
    problem: local ? 'to localhost' : undefined,
  });
  for (const line of reportOf(checks)) console.log(line);
  const failed = checks.filter(({ problem }) => problem).length;
  console.log(`\n${checks.length - failed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
