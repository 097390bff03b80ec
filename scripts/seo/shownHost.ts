/** The host that the pictures for shared links show: `siteUrl` of the company's data, because they are drawn before the build. */
import { isPublicSite } from '../../schemas/webAddress.ts';
import { company } from '../../src/content/company.ts';

const hostOf = (address: string) => new URL(address).host;

/** The mistake in the pictures of a build for a public address, and the remedy; undefined if there is none. */
const otherHost = (siteUrl: string, env: Readonly<Record<string, string | undefined>>, drawn: string) =>
  isPublicSite(siteUrl, env) && hostOf(drawn) !== hostOf(siteUrl)
    ? `The pictures for shared links show ${hostOf(drawn)}, but the site's address is ${siteUrl}. Set "siteUrl" to it in answers.json and run npm run setup (or in src/config/company.json, then npm run art), and commit the pictures`
    : undefined;

/**
 * Stops a build for a public address while the pictures show a host that nobody can open, unless ALLOW_SAMPLES is 1.
 * @throws Error that says what to set and which command draws the pictures
 */
export function assertRealHost(
  siteUrl: string,
  env: Readonly<Record<string, string | undefined>>,
  drawn: string = company.siteUrl,
): void {
  const mistake = otherHost(siteUrl, env, drawn);
  // Without variables a host counts as public only if its name can be registered.
  if (!mistake || env['ALLOW_SAMPLES'] === '1' || isPublicSite(drawn, {})) return;
  throw new Error(`${mistake}, or set ALLOW_SAMPLES=1 to build a preview.`);
}

/** A warning when the pictures show another real host, which is fine for a build that `VITE_SITE_URL` puts on a host for trials. */
export function warningOfHost(
  siteUrl: string,
  env: Readonly<Record<string, string | undefined>>,
  drawn: string = company.siteUrl,
): string | undefined {
  const mistake = isPublicSite(drawn, {}) ? otherHost(siteUrl, env, drawn) : undefined;
  return mistake && `${mistake}, unless this build is for trials only.`;
}
