/** `npm run check:site -- https://www.example.com`: holds a live host to what the built site asks of it. */
import { resolve } from 'node:path';
import { askerOf } from './ask.ts';
import { readBuiltSite } from './builtSite.ts';
import { checkSite } from './checkSite.ts';

const [origin = '', ...options] = process.argv.slice(2);

try {
  if (!/^https?:$/.test(URL.canParse(origin) ? new URL(origin).protocol : ''))
    throw new Error('Usage: npm run check:site -- https://www.example.com [--without-brotli]');
  const site = readBuiltSite(resolve(process.env['OUT_DIR'] ?? 'dist'));
  const ask = askerOf(origin);
  const tally = await checkSite(ask, site, { brotli: !options.includes('--without-brotli') });
  // Without its variables a build sends leads to the sandbox of the machine that built it.
  const local = (await ask('/getintouch')).body.includes('://localhost');
  tally.count('leads leave for the CRM', '/getintouch', local ? 'names localhost' : undefined);
  for (const line of tally.lines()) console.log(line);
  console.log(`\n${tally.passed} checks passed, ${tally.failed} failed`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
