import type { WallSpec } from '../../../src/content/covers/types.ts';
import { browser, panel, titleBar } from '../devices.ts';
import { schemes } from '../palettes.ts';
import { outlined, rect } from '../shapes.ts';
import { drawing, height, iconBadge, width, type Drawing, type Stage } from '../stage.ts';
import { at, d, group, path } from '../svg.ts';

const [cellWidth, cellHeight] = [width / 2, height / 2];
/** A window is drawn as large as on a cover, and scaled into its cell. */
const scale = 0.72;
const window = { x: 104, y: 66, width: 890, height: 550 };
const screen = { x: 44, y: 44, width: window.width - 88, height: window.height - titleBar - 88 };

/** Four products on the grounds of their covers: a window of each. */
export function wall(stage: Stage<WallSpec>): Drawing {
  const cells = stage.spec.of.map((spec, index) => {
    const cell = { ...stage, spec, scheme: schemes[spec.palette] };
    const { ground, pop, onPop } = cell.scheme;
    return at((index % 2) * cellWidth, Math.floor(index / 2) * cellHeight, [
      rect(0, 0, cellWidth, cellHeight, { fill: ground }),
      group({ transform: `scale(${scale})` }, browser(window, panel(cell, spec.body, screen))),
      iconBadge(cell, spec.icon, { x: 692, y: 398, size: 136, inset: 32 }, { fill: pop, colour: onPop }),
    ]);
  });
  const frames = d`M ${cellWidth} 0 V ${height} M 0 ${cellHeight} H ${width}`;
  return drawing({ x: 0, y: 0, width: cellWidth, height }, [cells, path(frames, outlined)]);
}
