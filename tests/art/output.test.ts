// @vitest-environment node
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandFiles } from '../../scripts/art/brand.ts';
import { allCovers } from '../../scripts/art/covers.ts';
import { checkWeight, drawCovers, versionOf, weightLimit } from '../../scripts/art/encode.ts';
import { pngInIco } from '../../scripts/art/ico.ts';
import { drawLogos, logosFile, logosSource } from '../../scripts/art/logos.ts';
import { manifestFile, manifestSource } from '../../scripts/art/manifest.ts';

const read = (file: string) => readFileSync(file, 'utf8');
// Either fails when what a script wrote is not what it would write now: run the script, and commit what it writes.

test('the manifest of the covers is current', () => {
  const covers = allCovers();
  expect(read(manifestFile)).toBe(manifestSource(covers, drawCovers(covers)));
});

test('the version changes with any drawing, and only then', () => {
  const drawn = [
    { id: 'a', svg: '<svg/>' },
    { id: 'b', svg: '<svg></svg>' },
  ];
  expect(versionOf(drawn)).toBe(versionOf([...drawn]));
  expect(versionOf(drawn)).not.toBe(versionOf(drawn.map(({ id, svg }) => ({ id, svg: `${svg} ` }))));
  expect(versionOf(drawn)).not.toBe(versionOf(drawn.toReversed()));
});

test('a picture that is too heavy stops the build by name; the widest one may weigh more', () => {
  const at720 = { width: 720, extension: 'avif' } as const;
  expect(() => checkWeight('event-x', at720, weightLimit + 1)).toThrow(
    /^event-x: the 720 px AVIF weighs 40001 bytes/,
  );
  expect(() => checkWeight('event-x', at720, weightLimit)).not.toThrow();
  expect(() => checkWeight('event-x', { width: 1080, extension: 'avif' }, weightLimit * 2)).not.toThrow();
});

test('the eight logos are drawn in the colour of the page, and their sizes are current', async () => {
  const { svg, list } = await drawLogos();
  expect(list.map(({ name }) => name)).toEqual([
    'Google',
    'Microsoft',
    'Accenture',
    'Walmart',
    'Apple',
    'EY',
    'Deloitte',
    'Cloudera',
  ]);
  expect(read(logosFile)).toBe(logosSource(list));
  for (const { symbol } of list) expect(svg).toContain(`<symbol id="${symbol}"`);
  expect(new Set(svg.match(/fill="[^"]*"/g))).toEqual(new Set(['fill="currentColor"']));
  expect(svg).not.toContain('<text');
});

test('the favicon and the web manifest in public/ are those of the mark', async () => {
  const files = await brandFiles();
  for (const name of ['favicon.svg', 'site.webmanifest']) {
    expect(read(`public/${name}`)).toBe(files[name]);
  }
});

test('app icons have the sizes that the web manifest promises', async () => {
  const { icons } = JSON.parse(read('public/site.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('an ICO file points at each of its images', () => {
  const images = [
    { size: 16, png: Buffer.from('first') },
    { size: 256, png: Buffer.from('second') },
  ];
  const ico = pngInIco(images);
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(ico.readUInt16LE(4)).toBe(2);
  // The format writes 256 as 0.
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
  const found = [6, 22].map((entry) => {
    const offset = ico.readUInt32LE(entry + 12);
    return ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)).toString();
  });
  expect(found).toEqual(['first', 'second']);
});
