/** The pictures for shared links: a page's title on one side, a cover on the other. */
import type { CSSProperties, ReactElement } from 'react';
import { company } from '../../src/content/company.ts';
import { kickers } from '../../src/content/covers/kickers.ts';
import { mark } from './brand.ts';
import { allCovers, drawCover, type Cover } from './cover.ts';
import { shareFormat } from './formats.ts';
import { cream, ink, paper, pine, schemes, sky, sun } from './palettes.ts';
import { rect } from './shapes.ts';
import { group, round, roundFactor, svgDocument } from './svg.ts';

/** A page's share image: the name of its file, the words on it and the cover next to them. */
export type ShareImage = { id: string; title: string; kicker: string; artId: string };

/** Pages without a cover use the cover of another page. */
const borrowed: Readonly<Record<string, string>> = {
  privacy: 'page-about',
  terms: 'page-about',
  cookies: 'page-contact',
  'acceptable-use': 'page-contact',
};

const characters: Record<string, string> = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' };
/** The ground of the words, by the family of the page: software sky, teaching sun, reading paper, the campus pine. */
const groundOf = (artId: string) => {
  const [kind = '', page = ''] = artId.split('-');
  if (kind === 'service' || kind === 'project' || page === 'works' || page === 'about') return sky;
  if (kind === 'article' || page === 'blogs') return paper;
  return page === 'campus' ? pine : sun;
};

const unescape = (html: string) =>
  html.replace(/&(#x27|quot|lt|gt|amp);/g, (_, name: string) => characters[name] ?? '');

const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

const covers: ReadonlyMap<string, Cover> = new Map(allCovers().map((cover) => [cover.id, cover]));

/** The share images that pages name in their heads. Titles come from the heads, so both always agree. */
export function shareImagesOf(heads: Iterable<string>): ShareImage[] {
  const images = new Map<string, ShareImage>();
  for (const head of heads) {
    const id = /\/og\/([a-z0-9-]+)\.png$/.exec(meta(head, 'og:image') ?? '')?.[1];
    const title = meta(head, 'og:title');
    if (!id || !title || images.has(id)) continue;
    const artId = covers.has(id) ? id : (borrowed[id] ?? `page-${id}`);
    // The picture already shows the company's name.
    const short = unescape(title).replace(` | ${company.name}`, '').replace(`${company.name} | `, '');
    const kicker = kickers[artId.split('-')[0] ?? ''] ?? company.tagline;
    images.set(id, { id, title: short, kicker, artId });
  }
  return [...images.values()];
}

const { width, height } = shareFormat;
export const textWidth = 672;
const padding = 60;
export const display = "'Bricolage Grotesque', 'Bricolage Grotesque Extended'";
const text = "Figtree, 'Figtree Extended'";

/** The title's font size: smaller for long titles, and small enough for the longest word to fit on a line. */
export function titleSize(title: string): number {
  const steps = [[22, 88], [34, 76], [48, 64], [64, 56], [90, 48]] as const; // prettier-ignore
  const byLength = steps.find(([longest]) => title.length <= longest)?.[1] ?? 40;
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  // A letter of the display face is a little over half as wide as it is tall.
  return Math.min(byLength, Math.floor((textWidth - 2 * padding) / (0.56 * longestWord)));
}

const box = (style: CSSProperties, ...children: (string | ReactElement)[]): ReactElement => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', ...style },
    children: typeof children[0] === 'string' ? children[0] : children,
  },
});

/** The words as a layout for satori. */
export function words({ title, kicker, artId }: ShareImage): ReactElement {
  const heading = { fontFamily: display, fontWeight: 800 };
  const plain = { fontFamily: text, fontWeight: 600 };
  const name = { fontSize: 38, letterSpacing: '-0.03em', paddingLeft: 70, height: 56, alignItems: 'center' };
  return box(
    {
      width: textWidth,
      height,
      padding,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: groundOf(artId) === pine ? cream : ink,
    },
    box({ ...heading, ...name }, company.name),
    box(
      { flexDirection: 'column' },
      box({ ...plain, fontSize: 28, marginBottom: 18 }, kicker),
      box({ ...heading, fontSize: titleSize(title), lineHeight: 1.02, letterSpacing: '-0.035em' }, title),
    ),
    box({ ...plain, fontSize: 26 }, new URL(company.siteUrl).host),
  );
}

function coverOf({ id, artId }: ShareImage): Cover {
  const cover = covers.get(artId);
  if (cover) return cover;
  throw new Error(`${id}: there is no cover '${artId}'. Add it to src/content/covers/pages.ts.`);
}

/** The picture without its words. `letters` are the words as outlines. */
export function shareSvg(image: ShareImage, letters: string): string {
  const cover = coverOf(image);
  const { art, focus } = drawCover(cover, true);
  // The art covers its side of the picture; the paper under the words hides the rest of it.
  const side = width - textWidth;
  const scale = roundFactor(Math.max(side / focus.width, height / focus.height));
  const x = textWidth + side / 2 - scale * (focus.x + focus.width / 2);
  const y = height / 2 - scale * (focus.y + focus.height / 2);
  return svgDocument(width, height, [
    rect(0, 0, width, height, { fill: schemes[cover.spec.palette].ground }),
    group({ transform: `translate(${round(x)} ${round(y)}) scale(${scale})` }, art),
    rect(0, 0, textWidth, height, { fill: groundOf(image.artId) }),
    rect(textWidth - 4, 0, 8, height, { fill: ink }),
    mark(padding - 4, padding - 2, 60),
    letters,
  ]);
}
