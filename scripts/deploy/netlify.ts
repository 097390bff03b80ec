/**
 * `npx tsx scripts/deploy/netlify.ts`: rewrites `_headers` for Netlify, which needs a rule for each file.
 * deploy/netlify.toml runs it after the build.
 */
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { environment } from '../../schemas/environment.mjs';
import { isProgram } from '../../schemas/isProgram.mjs';
import { readConfig } from '../config.ts';
import { asHeadersFile, headerRules, isRuleFor, originsOf, type HeaderRule } from '../headers.ts';
import { filesIn } from './filesIn.ts';

/**
 * Rules that cache each built file, instead of each folder. Netlify also sends these headers with a 404. With a rule for
 * the whole folder, a browser would remember for a year that a file is missing, even after the next release adds it.
 * Cloudflare Pages does not need this, and allows only 100 rules.
 * @param isPreview whether search engines should leave this deploy out: its facts may be samples
 */
export const netlifyRules = (
  rules: readonly HeaderRule[],
  files: readonly string[],
  isPreview: boolean,
): HeaderRule[] => {
  const paths = files.filter((file) => extname(file)).map((file) => `/${file}`);
  const byFile = rules.flatMap((rule) => {
    const { 'Cache-Control': caching, ...headers } = rule.headers;
    const withoutCaching = { path: rule.path, headers };
    if (!caching) return [withoutCaching];
    const cached = paths.filter((path) => isRuleFor(rule, path));
    return [withoutCaching, ...cached.map((path) => ({ path, headers: { 'Cache-Control': caching } }))];
  });
  return isPreview ? [...byFile, { path: '/*', headers: { 'X-Robots-Tag': 'noindex' } }] : byFile;
};

if (isProgram(import.meta.url)) {
  await import('../explain.ts');
  const dist = process.env['OUT_DIR'] ?? 'dist';
  // Netlify sets this to `production` for the public site and to other words for previews.
  const isPreview = (environment()['CONTEXT'] || 'production') !== 'production';
  const rules = netlifyRules(headerRules(originsOf(readConfig())), filesIn(dist), isPreview);
  writeFileSync(join(dist, '_headers'), asHeadersFile(rules));
}
