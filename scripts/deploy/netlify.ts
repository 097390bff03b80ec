/** `npx tsx scripts/deploy/netlify.ts`: writes `_headers` again, for Netlify alone. deploy/netlify.toml runs it after the build. */
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { environment } from '../../schemas/environment.mjs';
import { isProgram } from '../../schemas/isProgram.mjs';
import { readConfig } from '../config.ts';
import { asHeadersFile, headerRules, isRuleFor, originsOf, type HeaderRule } from '../headers.ts';
import { filesIn } from './filesIn.ts';

/**
 * Rules that cache each built file, instead of each folder: Netlify sends the headers of a path with a 404, too, and a browser would
 * keep a file of the next release missing for a year. Cloudflare does not, and takes 100 rules at most.
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
    const cached = paths.filter((path) => caching && isRuleFor(rule, path));
    return [
      { path: rule.path, headers },
      ...cached.map((path) => ({ path, headers: { 'Cache-Control': caching ?? '' } })),
    ];
  });
  return isPreview ? [...byFile, { path: '/*', headers: { 'X-Robots-Tag': 'noindex' } }] : byFile;
};

if (isProgram(import.meta.url)) {
  await import('../explain.ts');
  const dist = process.env['OUT_DIR'] ?? 'dist';
  // Netlify sets it: production, deploy-preview or branch-deploy.
  const isPreview = (environment()['CONTEXT'] || 'production') !== 'production';
  const rules = netlifyRules(headerRules(originsOf(readConfig())), filesIn(dist), isPreview);
  writeFileSync(join(dist, '_headers'), asHeadersFile(rules));
}
