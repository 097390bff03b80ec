import type { Cover } from './cover.ts';
import type { DrawnCover } from './encode.ts';
import { versionOf } from './encode.ts';

export const manifestFile = 'src/content/covers/manifest.generated.ts';

const key = (id: string) => (/^[a-z]\w*$/.test(id) ? id : `'${id}'`);

/** What the site has to know about the covers: the version in their addresses, and the ground to show until they load. */
export function manifestSource(covers: readonly Cover[], drawn: readonly DrawnCover[]): string {
  return [
    '/** Written by `npx tsx scripts/art/build.ts`; a test holds it current. */',
    `export const artVersion = '${versionOf(drawn)}';`,
    '',
    '/** The palette of each cover. */',
    'export const coverPalettes = {',
    ...covers.map(({ id, spec }) => `  ${key(id)}: '${spec.palette}',`),
    '} as const;',
    '',
  ].join('\n');
}
