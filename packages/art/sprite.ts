/** The sprite of every icon that the interface and the content use. */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { iconNames as interfaceIcons } from '../../src/components/iconNames.ts';
import { filesIn } from './filesIn.ts';
import { iconBody, iconSize } from './icons.ts';
import { el } from './svg.ts';

/** An icon, and the entry that uses it. */
export type IconUse = { name: string; where: string };

const contentDir = 'src/content';
/** Covers are drawn, not served as icons. */
const isContent = (file: string) =>
  file.endsWith('.ts') && !file.startsWith('covers/') && !/\.(generated|d)\./.test(file);

/** The title of an entry, for messages. */
function titleOf(entry: object): string {
  const texts = ['title', 'name', 'label'].map(
    (key) => Object.entries(entry).find(([own]) => own === key)?.[1],
  );
  const title = texts.find((value) => typeof value === 'string');
  return title === undefined ? '' : ` (“${title}”)`;
}

/** Every `icon` property in a value, however deep, with its path. */
export function iconsIn(value: unknown, where: string): IconUse[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => iconsIn(item, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'icon' && typeof inner === 'string'
      ? [{ name: inner, where: where + titleOf(value) }]
      : iconsIn(inner, `${where}.${key}`),
  );
}

/** Every icon that the interface and the content use. */
export async function iconUses(): Promise<IconUse[]> {
  const files = filesIn(contentDir).filter(isContent).toSorted();
  const inContent = files.map(async (file) => {
    const path = `${contentDir}/${file}`;
    const exported: object = await import(pathToFileURL(path).href);
    return Object.entries(exported).flatMap(([name, value]) => iconsIn(value, `${path} ${name}`));
  });
  const uses = interfaceIcons.map((name) => ({ name, where: 'src/components/iconNames.ts' }));
  return [...uses, ...(await Promise.all(inContent)).flat()];
}

/**
 * One SVG file with a symbol for each icon, in the bold weight and the colour of the page.
 * @throws Error that names the entry of an unknown icon
 */
export function spriteSvg(uses: readonly IconUse[]): string {
  const bodies = new Map(uses.map(({ name, where }) => [name, iconBody(name, 'bold', where)]));
  const symbols = [...bodies]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, body]) => el('symbol', { id: name, viewBox: `0 0 ${iconSize} ${iconSize}` }, body));
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols);
}

/** The sprite's address. It contains a hash of the content, so that browsers may cache the file without limit. */
export const spriteAddress = (sprite: string): string =>
  `/sprites/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
