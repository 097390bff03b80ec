/** Writes the favicons and app icons into `public/`: `npx tsx scripts/art/brand.ts`. Run it after a change to the mark. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { company } from '../../src/content/company.ts';
import { palette } from '../../src/theme/palette.ts';
import { pngInIco } from './ico.ts';
import { mark } from './mark.ts';
import { paintPng } from './paint.ts';
import { rect } from './shapes.ts';
import { el } from './svg.ts';

type Tile = {
  /** How much of the square the mark takes. */
  share: number;
  /** The ground, if any: its radius as a share of the square. */
  ground?: number;
};

/** The mark on a square of 512, on ink or on nothing. */
export function markTile({ share, ground }: Tile): string {
  const size = 512;
  const inner = size * share;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}` },
    ground === undefined
      ? ''
      : rect({ x: 0, y: 0, width: size, height: size }, { rx: size * ground, fill: palette.ink }),
    mark((size - inner) / 2, (size - inner) / 2, inner),
  );
}

const png = (svg: string, width: number): Promise<Buffer> =>
  sharp(paintPng(svg, width)).png({ compressionLevel: 9 }).toBuffer();

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Every file of the brand, by its address. */
export async function brandFiles(): Promise<Record<string, string | Buffer>> {
  const round = markTile({ share: 0.88, ground: 0.22 });
  const full = markTile({ share: 0.88, ground: 0 });
  // A launcher may cut a maskable icon to a circle of four fifths of its width.
  const maskable = markTile({ share: 0.72, ground: 0 });
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.sun,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  const small = markTile({ share: 0.98 });
  return {
    'favicon.svg': small,
    'favicon.ico': pngInIco(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(small, size) }))),
    ),
    'icons/icon-192.png': await png(round, 192),
    'icons/icon-512.png': await png(round, 512),
    'icons/maskable-512.png': await png(maskable, 512),
    'icons/apple-touch-icon.png': await png(full, 180),
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync('public/icons', { recursive: true });
  const files = Object.entries(await brandFiles());
  for (const [name, content] of files) writeFileSync(`public/${name}`, content);
  process.stdout.write(`${files.length} files of the brand in public/\n`);
}
