import type { PanelName } from '../../src/content/covers/types.ts';
import { panels } from './panels/index.ts';
import {
  card,
  clay,
  disc,
  ink,
  outline,
  outlined,
  paper,
  pineLight,
  sun,
  white,
  type Box,
} from './shapes.ts';
import type { Stage } from './stage.ts';
import { at, d, path, repeat } from './svg.ts';

/** A panel of a stage, fitted into a box. */
export function panel({ spec, scheme, random, icon }: Stage, name: PanelName, box: Box): string {
  const kit = {
    width: box.width,
    height: box.height,
    scheme,
    random,
    icon,
    subject: spec.icon,
    minor: spec.minor,
  };
  return at(box.x, box.y, panels[name](kit));
}

export const titleBar = 76;

/** A window with a title bar; `inner` is drawn from the corner below the bar. */
export const browser = (box: Box, ...inner: readonly string[]): string =>
  card(
    box,
    { fill: white },
    path(d('M 0', titleBar, 'H', box.width), { stroke: ink, 'stroke-width': outline }),
    repeat(3, (light) => disc(46 + light * 42, titleBar / 2, 13, { fill: [clay, sun, pineLight][light] })),
    at(0, titleBar, ...inner),
  );

/** A window that shows a panel. */
export function windowed(stage: Stage, name: PanelName, box: Box, margin = 44): string {
  const area = {
    x: margin,
    y: margin,
    width: box.width - 2 * margin,
    height: box.height - titleBar - 2 * margin,
  };
  return browser(box, panel(stage, name, area));
}

/** A phone; `inner` is drawn from the corner of its screen. */
export const phone = (box: Box, fill: string, ...inner: readonly string[]): string =>
  card(
    box,
    { fill: ink, radius: 56, shadow: 16 },
    card({ x: 20, y: 20, width: box.width - 40, height: box.height - 40 }, { fill, radius: 38, shadow: 0 }),
    path(d('M', box.width / 2 - 50, 44, 'H', box.width / 2 + 50), { ...outlined, 'stroke-width': 20 }),
    at(20, 20, ...inner),
  );

/** The neck and the foot of a monitor, from its middle. */
export const stand = (x: number, y: number, height: number): string =>
  at(
    x,
    y,
    path(d('M -70 0 H 70 L 92', height - 26, 'H -92 Z'), { fill: paper, ...outlined }),
    path(
      d('M -190', height, 'V', height - 14, 'a 20 20 0 0 1 20 -20 H 170 a 20 20 0 0 1 20 20 V', height, 'Z'),
      { fill: white, ...outlined },
    ),
  );
