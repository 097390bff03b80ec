import type { PanelName } from '../../src/content/covers/types.ts';
import { clay, ink, paper, pineLight, sun, white } from './palettes.ts';
import { panels } from './panels/index.ts';
import { card, disc, outlined, type Box } from './shapes.ts';
import type { Stage } from './stage.ts';
import { at, d, join, path, repeat, type Art } from './svg.ts';

/** A panel of a stage, fitted into a box. */
export function panel({ spec, ...stage }: Stage, name: PanelName, { x, y, width, height }: Box): string {
  // The cover of Works shows the covers of all projects, and only some layouts require a panel.
  if (!Object.hasOwn(panels, name))
    throw new Error(
      `The cover with the icon '${spec.icon}' has no 'body'. Each cover of src/content/covers/projects.ts needs one, because the cover of Works shows it.`,
    );
  return at(x, y, join(panels[name]({ ...stage, width, height, subject: spec.icon, minor: spec.minor })));
}

export const titleBar = 76;

/** A window with a title bar. Its content is drawn from the corner below the bar. */
export const browser = (box: Box, art: Art): string =>
  card(box, { fill: white }, [
    path(d`M 0 ${titleBar} H ${box.width}`, { stroke: ink, 'stroke-width': 8 }),
    repeat(3, (index) => disc(46 + index * 42, titleBar / 2, 13, { fill: [clay, sun, pineLight][index] })),
    at(0, titleBar, art),
  ]);

/** A window that shows a panel. */
export const windowed = (stage: Stage, name: PanelName, box: Box): string =>
  browser(
    box,
    panel(stage, name, { x: 44, y: 44, width: box.width - 88, height: box.height - titleBar - 88 }),
  );

/** A phone. Its content is drawn from the corner of its screen. */
export const phone = (box: Box, fill: string, art: Art): string =>
  card(box, { fill: ink, radius: 56, shadow: 16 }, [
    card({ x: 20, y: 20, width: box.width - 40, height: box.height - 40 }, { fill, radius: 38, shadow: 0 }),
    path(d`M ${box.width / 2 - 50} 44 H ${box.width / 2 + 50}`, { ...outlined, 'stroke-width': 20 }),
    at(20, 20, art),
  ]);

/** The neck and the foot of a monitor, from its centre. */
export const stand = (x: number, y: number, height: number): string => {
  const foot = d`M -190 ${height} V ${height - 14} a 20 20 0 0 1 20 -20 H 170 a 20 20 0 0 1 20 20 V ${height} Z`;
  return at(x, y, [
    path(d`M -70 0 H 70 L 92 ${height - 26} H -92 Z`, { fill: paper, ...outlined }),
    path(foot, { fill: white, ...outlined }),
  ]);
};

export type Bubble = Box & { fill: string; tail: 'left' | 'right' };

/** A speech bubble with a hard shadow. Its tail points down, to the left or to the right. */
export function bubble({ x, y, width: w, height: h, fill, tail }: Bubble, art: Art): string {
  const r = Math.min(72, h / 3);
  const bottom =
    tail === 'left'
      ? d`H ${r + 120} L ${r - 10} ${h + 78} L ${r + 34} ${h} H ${r}`
      : d`H ${w - r - 34} L ${w - r + 10} ${h + 78} L ${w - r - 120} ${h} H ${r}`;
  const corner = d`A ${r} ${r} 0 0 1`;
  const data = d`M ${r} 0 H ${w - r} ${corner} ${w} ${r} V ${h - r} ${corner} ${w - r} ${h}
    ${bottom} ${corner} 0 ${h - r} V ${r} ${corner} ${r} 0 Z`.replace(/\s+/g, ' ');
  const shadow = at(14, 14, path(data, { fill: ink, ...outlined }));
  return at(x, y, [shadow, path(data, { fill, ...outlined }), art]);
}
