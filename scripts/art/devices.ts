import type { PanelName } from '../../src/content/covers/types.ts';
import { panels } from './panels/index.ts';
import { clay, ink, paper, pineLight, sun, white } from './palettes.ts';
import { card, disc, outlined, type Box } from './shapes.ts';
import type { Stage } from './stage.ts';
import { at, d, path, repeat } from './svg.ts';

/** A panel of a stage, fitted into a box. */
export const panel = ({ spec, ...stage }: Stage, name: PanelName, { x, y, width, height }: Box): string =>
  at(x, y, panels[name]({ ...stage, width, height, subject: spec.icon, minor: spec.minor }));

export const titleBar = 76;

/** A window with a title bar. Its content is drawn from the corner below the bar. */
export const browser = (box: Box, ...inner: readonly string[]): string =>
  card(
    box,
    { fill: white },
    path(d`M 0 ${titleBar} H ${box.width}`, { stroke: ink, 'stroke-width': 8 }),
    repeat(3, (index) => disc(46 + index * 42, titleBar / 2, 13, { fill: [clay, sun, pineLight][index] })),
    at(0, titleBar, ...inner),
  );

/** A window that shows a panel. */
export const windowed = (stage: Stage, name: PanelName, box: Box, margin = 44): string =>
  browser(
    box,
    panel(stage, name, {
      x: margin,
      y: margin,
      width: box.width - 2 * margin,
      height: box.height - titleBar - 2 * margin,
    }),
  );

/** A phone. Its content is drawn from the corner of its screen. */
export const phone = (box: Box, fill: string, ...inner: readonly string[]): string =>
  card(
    box,
    { fill: ink, radius: 56, shadow: 16 },
    card({ x: 20, y: 20, width: box.width - 40, height: box.height - 40 }, { fill, radius: 38, shadow: 0 }),
    path(d`M ${box.width / 2 - 50} 44 H ${box.width / 2 + 50}`, { ...outlined, 'stroke-width': 20 }),
    at(20, 20, ...inner),
  );

/** The neck and the foot of a monitor, from its centre. */
export const stand = (x: number, y: number, height: number): string =>
  at(
    x,
    y,
    path(d`M -70 0 H 70 L 92 ${height - 26} H -92 Z`, { fill: paper, ...outlined }),
    path(d`M -190 ${height} V ${height - 14} a 20 20 0 0 1 20 -20 H 170 a 20 20 0 0 1 20 20 V ${height} Z`, {
      fill: white,
      ...outlined,
    }),
  );

export type Bubble = Box & { fill: string; tail: 'left' | 'right' };

/** A speech bubble with a hard shadow. Its tail points down, to the left or to the right. */
export function bubble(
  { x, y, width: w, height: h, fill, tail }: Bubble,
  ...inner: readonly string[]
): string {
  const r = Math.min(72, h / 3);
  const bottom =
    tail === 'left'
      ? d`H ${r + 120} L ${r - 10} ${h + 78} L ${r + 34} ${h} H ${r}`
      : d`H ${w - r - 34} L ${w - r + 10} ${h + 78} L ${w - r - 120} ${h} H ${r}`;
  const corner = d`A ${r} ${r} 0 0 1`;
  const data = d`M ${r} 0 H ${w - r} ${corner} ${w} ${r} V ${h - r} ${corner} ${w - r} ${h}
    ${bottom} ${corner} 0 ${h - r} V ${r} ${corner} ${r} 0 Z`.replace(/\s+/g, ' ');
  return at(
    x,
    y,
    at(14, 14, path(data, { fill: ink, ...outlined })),
    path(data, { fill, ...outlined }),
    ...inner,
  );
}
