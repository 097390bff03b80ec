import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { browser, panel, stand, titleBar } from '../devices.ts';
import { badge, bar, disc, ink, outlined, paper, rect, sunLight } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { at, d, path, repeat } from '../svg.ts';
import { deskTop, stageLamp, stageProps, table } from './room.ts';

const screen = { x: 320, y: 84, width: 960, height: 640 };

/** The menu at the side of a program: the supporting ideas, the first one chosen. */
function sidebar({ spec, random, icon }: Stage, height: number): string {
  const count = Math.min(spec.minor.length, 4);
  const tall = Math.min(100, (height - 40) / count - 22);
  const item = (index: number) =>
    at(
      30,
      36 + index * (tall + 22),
      rect({ x: 0, y: 0, width: 190, height: tall }, { rx: 22, fill: index === 0 ? sunLight : paper }),
      icon(spec.minor[index] ?? spec.icon, 'bold', { x: 20, y: tall / 2 - 28, size: 56 }, { line: ink }),
      bar(92, tall / 2 - 9, random.between(54, 78), ink, 18),
    );
  return path(d('M 250 0 V', height), { ...outlined }) + repeat(count, item);
}

/** A monitor between things that stand on a desk. */
export function monitor(stage: Stage<DeskSpec>): Drawing {
  const { spec, scheme, random, icon, flip, tall: cropped } = stage;
  const side = (x: number) => (flip ? 1600 - x : x);
  const foot = screen.y + screen.height;
  const { tall, low } = stageProps(stage);
  const art = [
    disc(side(random.pick([330, 420])), 300, 300, { fill: scheme.soft }),
    cropped ? '' : inCorner(stage, true, true, 'dots'),
    table(stage),
    cropped ? '' : stageLamp(stage, flip)(side(132), deskTop),
    stand(800, foot, deskTop - foot),
    browser(
      screen,
      sidebar(stage, screen.height - titleBar),
      panel(stage, spec.body, { x: 300, y: 44, width: 610, height: 470 }),
    ),
    cropped ? '' : tall(side(1440), deskTop),
    cropped ? '' : low(side(1180), deskTop),
    badge(
      1292,
      132,
      230,
      { fill: scheme.pop, shadow: 14 },
      icon(spec.icon, 'bold', { x: 55, y: 55, size: 120 }, { line: scheme.onPop }),
    ),
  ];
  return { art: art.join(''), focus: { x: 280, y: -250, width: 1180, height: 1408 } };
}
