import type { Ask } from './ask.ts';
import type { BuiltSite } from './builtSite.ts';
import { checkPages } from './checkPages.ts';
import { checkFiles, checkHidden, checkNotFound, checkRedirects } from './checkRest.ts';
import type { Encoding } from './problems.ts';
import { Tally } from './tally.ts';

/** Holds a host to everything that the built site asks of it. */
export async function checkSite(ask: Ask, site: BuiltSite, { brotli }: { brotli: boolean }): Promise<Tally> {
  const encodings: Encoding[] = ['identity', 'gzip', ...(brotli ? (['br'] as const) : [])];
  const tally = new Tally();
  await checkPages(ask, site, encodings, tally);
  await checkFiles(ask, site, encodings, tally);
  await checkNotFound(ask, site, tally);
  await checkRedirects(ask, site, tally);
  await checkHidden(ask, tally);
  return tally;
}
