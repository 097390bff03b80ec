/** Draws covers on one sheet, to look at: `npx tsx scripts/art/sheet.ts [part of an id] [width of a cover] [file]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { coverSvg } from './cover.ts';
import { allCovers } from './covers.ts';

const [part = '', wide = '480', file = '.cache/art/sheet.png'] = process.argv.slice(2);
const width = Number(wide);
const height = width / 1.6;
const gap = 12;
const columns = Math.max(1, Math.floor(1960 / (width + gap)));
const covers = allCovers().filter(({ id }) => id.includes(part));

const images = covers.map((cover, index) => {
  const {
    pixels,
    width: w,
    height: h,
  } = new Resvg(coverSvg(cover), { fitTo: { mode: 'width', value: width } }).render();
  return {
    input: Buffer.from(pixels),
    raw: { width: w, height: h, channels: 4 as const },
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  };
});

mkdirSync(dirname(file), { recursive: true });
const sheet = await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: Math.ceil(gap + Math.ceil(covers.length / columns) * (height + gap)),
    channels: 3,
    background: '#FFFFFF',
  },
})
  .composite(images)
  .png()
  .toBuffer();
writeFileSync(file, sheet);
process.stdout.write(`${covers.length} covers on ${file}\n`);
