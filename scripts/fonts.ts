/**
 * `npm run fonts`: cuts the two fonts of the site, written to `public/fonts`. Each family comes in three files: the
 * letters that nearly every page shows, which paint first and are preloaded; the rest of the Latin letters; and the
 * extended ones. The last two load only where a text uses them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const core = `${range(0x20, 0x7e)}\u00a0©«»°·×é–—‘’“”•…₹€→←↑↓−✓`;

/**
 * What no heading needs. Without it the file fits, with its headers, into the ten packets that a server sends at once:
 * headings come a round trip earlier on a slow phone. A heading that has one of these shows it in the fallback font.
 */
const notInHeadings = /[\\^`{}~©«»•←↑↓✓]/g;

const packages = 'node_modules';
const families = [
  // One weight of the display family: half the bytes of the variable file, and no heading asks for another.
  {
    name: 'bricolage',
    letters: core.replace(notInHeadings, ''),
    file: (set: string) => `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${set}-800-normal`,
  },
  {
    name: 'figtree',
    letters: core,
    file: (set: string) => `@fontsource-variable/figtree/files/figtree-${set}-wght-normal`,
  },
];

for (const { name, letters, file } of families) {
  const source = (set: string) => readFileSync(`${packages}/${file(set)}.woff2`);
  const files = {
    core: await subsetFont(source('latin'), letters, { targetFormat: 'woff2' }),
    latin: source('latin'),
    'latin-ext': source('latin-ext'),
  };
  for (const [part, content] of Object.entries(files)) {
    writeFileSync(`public/fonts/${name}-${part}.woff2`, content);
    console.log(`${name}-${part}.woff2  ${(content.length / 1000).toFixed(1)} kB`);
  }
}
