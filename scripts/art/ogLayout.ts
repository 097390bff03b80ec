import { createElement, type CSSProperties, type ReactNode } from 'react';
import { company } from '../../src/content/company.ts';
import { palette } from '../../src/theme/palette.ts';
import { drawCover, type Cover } from './cover.ts';
import { display, setText, textFace } from './fonts.ts';
import { mark } from './mark.ts';
import { schemes } from './palettes.ts';
import { rect } from './shapes.ts';
import { el, group, round } from './svg.ts';

export type OgText = { title: string; kicker: string };

const size = { width: 1200, height: 630 };
const words = 672;
const padding = 60;

/** Text gets smaller as it gets longer, and a long word still has to fit into its line. */
export function titleSize(title: string): number {
  const steps = [
    [22, 88],
    [34, 76],
    [48, 64],
    [64, 56],
    [90, 48],
  ] as const;
  const byLength = steps.find(([longest]) => title.length <= longest)?.[1] ?? 40;
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  // A letter of the display face is a little over half as wide as it is tall.
  return Math.min(byLength, Math.floor((words - 2 * padding) / (0.56 * longestWord)));
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

function text({ title, kicker }: OgText): ReactNode {
  const titleStyle = {
    fontFamily: display,
    fontWeight: 800,
    fontSize: titleSize(title),
    lineHeight: 1.02,
    letterSpacing: '-0.035em',
  };
  return box(
    {
      width: words,
      height: size.height,
      padding,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: palette.ink,
    },
    box(
      {
        fontFamily: display,
        fontWeight: 800,
        fontSize: 38,
        letterSpacing: '-0.03em',
        paddingLeft: 70,
        height: 56,
        alignItems: 'center',
      },
      company.name,
    ),
    box(
      { flexDirection: 'column' },
      box({ fontFamily: textFace, fontWeight: 600, fontSize: 28, marginBottom: 18 }, kicker),
      box(titleStyle, title),
    ),
    box({ fontFamily: textFace, fontWeight: 600, fontSize: 26 }, new URL(company.siteUrl).host),
  );
}

/** The words on one side, the middle of a cover on the other. */
export async function ogSvg(entry: OgText, cover: Cover): Promise<string> {
  const { ground } = schemes[cover.spec.palette];
  const { art, focus } = drawCover(cover, true);
  const paper = cover.spec.palette === 'sun' ? palette.cream : palette.sun;
  // The art covers its side, whatever the shape of its focus; the words are painted over what sticks out.
  const side = size.width - words;
  const scale = round(1000 * Math.max(side / focus.width, size.height / focus.height)) / 1000;
  const x = words + side / 2 - scale * (focus.x + focus.width / 2);
  const y = size.height / 2 - scale * (focus.y + focus.height / 2);
  const letters = await setText(text(entry), words, size.height);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}`, ...size },
    rect({ x: 0, y: 0, ...size }, { fill: ground }),
    group({ transform: `translate(${round(x)} ${round(y)}) scale(${scale})` }, art),
    rect({ x: 0, y: 0, width: words, height: size.height }, { fill: paper }),
    rect({ x: words - 4, y: 0, width: 8, height: size.height }, { fill: palette.ink }),
    mark(padding - 4, padding - 2, 60),
    letters,
  );
}
