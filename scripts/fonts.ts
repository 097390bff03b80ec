/**
 * `npm run fonts` writes the subsets of the two fonts to `public/fonts`. Each family has three files: the letters of
 * nearly every page, which are preloaded; other Latin letters; and extended Latin ones. Browsers load the last two
 * only for a text that needs them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/**
 * The characters of our own texts. Arrows, ✓, √ and λ are missing in the source fonts, and ₹ is only in the extended
 * part, so browsers show them in the fallback font: a file for a few characters would cost a layout of the whole page
 * when it arrives.
 */
const core = `${range(0x20, 0x7e)}\u00a0©°·×éö–—‘’“”•…€−`;

/**
 * Characters that headings do not need. Without them the file and its headers fit into the first ten packets of a
 * connection, and on a slow phone headings appear one round trip earlier. A heading with one of them shows it in the
 * fallback font.
 */
const notInHeadings = /[\\^`{}~©•ö]/g;

const families = [
  {
    name: 'bricolage',
    letters: core.replace(notInHeadings, ''),
    // Headings use one weight of the display family, which is half the size of the variable file.
    file: (set: string) => `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${set}-800-normal`,
  },
  {
    name: 'figtree',
    letters: core,
    file: (set: string) => `@fontsource-variable/figtree/files/figtree-${set}-wght-normal`,
  },
];

for (const { name, letters, file } of families) {
  const source = (set: string) => readFileSync(`node_modules/${file(set)}.woff2`);
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
