import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { dotsIn } from '../backdrops.ts';
import { browser, panel, stand, titleBar } from '../devices.ts';
import { ink, paper, sunLight } from '../palettes.ts';
import { badge, bar, disc, outlined, rect } from '../shapes.ts';
import { drawing, mirror, type Drawing, type Stage } from '../stage.ts';
import { at, d, path } from '../svg.ts';
import { desk, deskLamp, deskProps, deskTop } from './desk.ts';

const screen = { x: 320, y: 84, width: 960, height: 640 };

/** The menu at the side of a program: the supporting icons, the first one selected. */
function sidebar({ spec, random, icon }: Stage, height: number): string {
  const names = spec.minor.slice(0, 4);
  const tall = Math.min(100, (height - 40) / names.length - 22);
  const item = (name: string, index: number) =>
    at(
      30,
      36 + index * (tall + 22),
      rect(0, 0, 190, tall, { rx: 22, fill: index === 0 ? sunLight : paper }),
      icon.bold(name, 20, tall / 2 - 28, 56),
      bar(92, tall / 2 - 9, random.between(54, 78), ink, 18),
    );
  return path(d`M 250 0 V ${height}`, outlined) + names.map(item).join('');
}

/** A monitor between the objects on a desk. */
export function monitor(stage: Stage<DeskSpec>): Drawing {
  const { spec, scheme, random, icon, flip, tall: cropped } = stage;
  const foot = screen.y + screen.height;
  const { tall, low } = deskProps(stage);
  return drawing(
    { x: 280, y: -250, width: 1180, height: 1408 },
    disc(mirror(stage, random.pick([330, 420])), 300, 300, { fill: scheme.soft }),
    !cropped && dotsIn(stage, 'top left'),
    desk(stage),
    !cropped && deskLamp(stage, flip)(mirror(stage, 132), deskTop),
    stand(800, foot, deskTop - foot),
    browser(
      screen,
      sidebar(stage, screen.height - titleBar),
      panel(stage, spec.body, { x: 300, y: 44, width: 610, height: 470 }),
    ),
    !cropped && tall(mirror(stage, 1440), deskTop),
    !cropped && low(mirror(stage, 1180), deskTop),
    badge(1292, 132, 230, { fill: scheme.pop, shadow: 14 }, icon.bold(spec.icon, 55, 55, 120, scheme.onPop)),
  );
}
