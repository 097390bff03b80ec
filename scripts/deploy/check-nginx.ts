/** `npm run check:nginx`: serves the built site with `deploy/nginx/site.conf` and asks for all of it. */
import { resolve } from 'node:path';
import { askerOf } from './ask.ts';
import { readBuiltSite, type BuiltSite } from './builtSite.ts';
import { checkSite } from './checkSite.ts';
import { findNginx, type Nginx } from './nginxProgram.ts';
import { SERVER_NAME, startNginx } from './nginxServer.ts';

const check = async (nginx: Nginx, site: BuiltSite) => {
  const server = await startNginx(nginx, site.folder);
  try {
    const name = SERVER_NAME;
    const secure = askerOf(`https://127.0.0.1:${server.ports.secure}`, {
      name,
      certificate: server.certificate,
    });
    const tally = await checkSite(secure, site, { brotli: nginx.brotliModule !== undefined });
    const plain = await askerOf(`http://127.0.0.1:${server.ports.plain}`, { name })('/aboutus?a=b');
    const led = plain.status === 301 && plain.headers.location === `https://${name}/aboutus?a=b`;
    tally.count(
      'plain addresses lead to secure ones',
      '/aboutus?a=b',
      led ? undefined : `status ${plain.status}`,
    );
    // Which of the two ways to say "http2" is right depends on the version; the file says so.
    const warnings = server
      .complaints()
      .match(/^.*\[(warn|emerg|alert|crit)\](?!.*"listen \.\.\. http2").*$/gm)
      ?.join('\n');
    tally.count('nginx has nothing to say about the file', 'site.conf', warnings);
    return tally;
  } finally {
    await server.stop();
  }
};

try {
  const nginx = findNginx();
  const site = readBuiltSite(resolve(process.env['OUT_DIR'] ?? 'dist'));
  // First as the file is handed out, then with the line for brotli.
  const ways = [{ ...nginx, brotliModule: undefined }, ...(nginx.brotliModule ? [nginx] : [])];
  const sum = { passed: 0, failed: 0 };
  for (const way of ways) {
    console.log(`nginx ${nginx.version}, brotli_static ${way.brotliModule ? 'on' : 'off'}, ${site.folder}`);
    const tally = await check(way, site);
    for (const line of tally.lines()) console.log(`  ${line}`);
    sum.passed += tally.passed;
    sum.failed += tally.failed;
  }
  if (!nginx.brotliModule)
    console.log('Not tried: brotli_static. Its package is libnginx-mod-http-brotli-static.');
  console.log(`\n${sum.passed} checks passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
