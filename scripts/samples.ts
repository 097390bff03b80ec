import { isPublicSite } from '../schemas/webAddress.ts';
import { sampleLines } from '../src/content/samples.ts';

/**
 * Stops a build for a public address while facts are samples, unless ALLOW_SAMPLES is 1.
 * @throws Error with a line for each kind of fact
 */
export function assertNoSamples(
  siteUrl: string,
  env: Readonly<Record<string, string | undefined>>,
  lines: readonly string[] = sampleLines(),
): void {
  if (lines.length === 0 || env['ALLOW_SAMPLES'] === '1' || !isPublicSite(siteUrl, env)) return;
  throw new Error(
    `${siteUrl} would show invented facts to the public:\n${lines.map((line) => `  - ${line}`).join('\n')}\n` +
      'Replace them and delete their rows in src/content/samples.ts (docs/howto/replace-the-sample-facts.md), or set ALLOW_SAMPLES=1 to build a preview.',
  );
}
