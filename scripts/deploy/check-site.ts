/**
 * `npm run check-site -- https://www.example.com`: checks that a live host serves the built site as it should. The
 * configuration must be that of the build. Exits with 2 when the host cannot be checked.
 */
import '../explain.ts';
import { existsSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addresses, notFoundPages, redirects } from '../../src/seo/addresses.ts';
import { readConfig } from '../config.ts';
import { headerRules, originsOf } from '../headers.ts';
import { askHost, checkBuild, checkRelay, checkSite, reportOf } from './checkSite.ts';
import { filesIn } from './filesIn.ts';

process.exitCode = 2;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-brotli': { type: 'boolean', default: false }, 'allow-sandbox': { type: 'boolean' } },
});
const [url = ''] = positionals;
if (!/^https?:/.test(url))
  throw new Error('Usage: npm run check-site -- https://www.example.com [--without-brotli]');
const folder = resolve(process.env['OUT_DIR'] ?? 'dist');
if (!existsSync(join(folder, 'sitemap.xml')))
  throw new Error(`There is no site in ${folder}. Run npm run build first.`);
// Hosts treat files by folder and extension, so one of each kind is enough.
const files = filesIn(folder);
const others = files.filter((file) => extname(file) && !/^[_.]|\.(html|br|gz)$/.test(file));
const byKind = new Map(others.map((file) => [`${dirname(file)} ${extname(file)}`, `/${file}`]));
const config = readConfig();
const site = {
  folder,
  addresses,
  redirects,
  notFoundFolders: notFoundPages.map((page) => page.folder),
  samples: [...byKind.values()],
  rules: headerRules(originsOf(config)),
};
const { origin } = new URL(url);
const ask = askHost(origin);
const checks = await checkSite(ask, site, { brotli: !values['without-brotli'] });
checks.push(...(await checkBuild(ask, origin)));
if (config.relay) checks.push(await checkRelay(config.relay));
for (const line of reportOf(checks)) console.log(line);
const failed = checks.filter((check) => check.problem).length;
console.log(`\n${checks.length - failed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
