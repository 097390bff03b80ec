import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconNames as interfaceIcons } from '../../src/components/iconNames.ts';
import { iconBody, iconSize } from './icons.ts';
import { el } from './svg.ts';

/** An icon that the site shows, and who asks for it. */
export type IconUse = { name: string; where: string };

const contentDir = 'src/content';
/** Covers are drawn, not served as icons. */
const isContent = (file: string) =>
  file.endsWith('.ts') && !file.startsWith('covers/') && !file.includes('.generated.');

/** The words that tell one entry of a content file from the next. */
const label = (entry: object): string => {
  const found = ['title', 'name', 'label'].map(
    (key) => Object.getOwnPropertyDescriptor(entry, key)?.value as unknown,
  );
  const words = found.find((value) => typeof value === 'string');
  return words === undefined ? '' : ` (“${words}”)`;
};

/** Every `icon` in a value, however deep, with the way to it. */
export function iconsIn(value: unknown, where: string): IconUse[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => iconsIn(item, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'icon' && typeof inner === 'string'
      ? [{ name: inner, where: where + label(value) }]
      : iconsIn(inner, `${where}.${key}`),
  );
}

/** The icons of a content file that Node cannot import, because it leans on the bundler: read from its text. */
export function iconsInText(text: string, where: string): IconUse[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\bicon: ['"]([^'"]+)['"]/g)].map(([, name = '']) => ({
      name,
      where: `${where}:${index + 1}`,
    })),
  );
}

async function iconsOfFile(file: string): Promise<IconUse[]> {
  const path = join(contentDir, file);
  const where = relative('.', path);
  const text = readFileSync(path, 'utf8');
  if (/import\.meta\.(glob|env)/.test(text)) return iconsInText(text, where);
  const exported: object = await import(pathToFileURL(path).href);
  return Object.entries(exported).flatMap(([name, value]: [string, unknown]) =>
    iconsIn(value, `${where} ${name}`),
  );
}

/** Every icon that the interface and the content ask for. */
export async function iconUses(): Promise<IconUse[]> {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter(isContent).toSorted();
  const uses = interfaceIcons.map((name) => ({ name, where: 'src/components/iconNames.ts' }));
  const inContent = await Promise.all(files.map(iconsOfFile));
  return [...uses, ...inContent.flat()];
}

/** One file with a symbol an icon, in the bold weight; the page colours it. Throws for a name that does not exist. */
export function spriteSvg(uses: readonly IconUse[]): string {
  const bodies = new Map(uses.map(({ name, where }) => [name, iconBody(name, 'bold', where)]));
  const symbols = [...bodies]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, body]) => el('symbol', { id: name, viewBox: `0 0 ${iconSize} ${iconSize}` }, body));
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...symbols);
}

export const spriteManifestFile = 'src/content/covers/sprite.generated.ts';

/** The sprite's file among those the site serves. Its name tells its content, so that browsers may keep it for ever. */
export const spriteFileOf = (sprite: string) =>
  `sprites/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;

/** What the site has to know about the sprite: where it is. */
export const spriteManifestSource = (sprite: string) =>
  [
    '/** Written by `npx tsx scripts/art/build.ts`; a test holds it current. */',
    `export const iconSprite = '/${spriteFileOf(sprite)}';`,
    '',
  ].join('\n');
