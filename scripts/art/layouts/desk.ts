import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { browser, panel, stand } from '../devices.ts';
import { books, lamp, mug, pens, plant, type Prop } from '../props.ts';
import { badge, bar, disc, ink, outlined, paper, pineLight, rect, sky, sun, sunLight, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { at, d, path, repeat } from '../svg.ts';
import { phones } from './phones.ts';

const top = 884;

/** A wall and a desk. */
export const room = ({ scheme }: Stage): string =>
  rect({ x: -20, y: top, width: 1640, height: 800 }, { fill: scheme.soft }) + path(d('M -20', top, 'H 1620'), { ...outlined, stroke: scheme.line });

/** The menu at the side of a program: the supporting ideas, the first one chosen. */
function sidebar({ spec, random, icon }: Stage, height: number): string {
  const count = Math.min(spec.minor.length, 4);
  const tall = Math.min(100, (height - 40) / count - 22);
  return (
    path(d('M 250 0 V', height), { ...outlined }) +
    repeat(count, (index) =>
      at(
        30,
        36 + index * (tall + 22),
        rect({ x: 0, y: 0, width: 190, height: tall }, { rx: 22, fill: index === 0 ? sunLight : paper }),
        icon(spec.minor[index] ?? spec.icon, 'bold', { x: 20, y: tall / 2 - 28, size: 56 }, { line: ink }),
        bar(92, tall / 2 - 9, random.between(54, 78), ink, 18),
      ),
    )
  );
}

/** A monitor between things that stand on a desk. */
function monitor(stage: Stage<DeskSpec>): Drawing {
  const { spec, scheme, random, icon, flip } = stage;
  const screen = { x: 320, y: 84, width: 960, height: 640 };
  const side = (x: number) => (flip ? 1600 - x : x);
  const light = scheme.name === 'sun' ? sunLight : scheme.name === 'paper' ? sunLight : scheme.soft;
  const shade = [sun, scheme.pop][scheme.name === 'sun' ? 1 : 0] ?? sun;
  const tall: readonly Prop[] = [plant(scheme.name === 'pine' ? '#5FA08F' : pineLight, scheme.name === 'clay' ? sun : '#E2591B'), pens(scheme.name === 'sky' ? white : sky)];
  const low: readonly Prop[] = [mug(white), books([scheme.pop === ink ? sky : scheme.pop, sun === scheme.ground ? white : sun, scheme.echo])];
  const art = [
    disc(side(random.pick([330, 420])), 300, 300, { fill: scheme.soft }),
    inCorner(stage, !flip, true, 'dots'),
    inCorner(stage, flip, false, 'rings'),
    room(stage),
    lamp({ light, shade, line: scheme.line, flip })(side(132), top),
    stand(800, screen.y + screen.height, top - screen.y - screen.height),
    browser(screen, sidebar(stage, screen.height - 76), panel(stage, spec.body, { x: 300, y: 44, width: 610, height: 470 })),
    random.pick(tall)(side(1440), top),
    random.pick(low)(side(1180), top),
    badge(side(1292), 132, 230, { fill: scheme.pop, shadow: 14 }, icon(spec.icon, 'bold', { x: 55, y: 55, size: 120 }, { line: scheme.onPop })),
  ];
  return { art: art.join(''), focus: { x: 250, y: -150, width: 1100, height: 1358 } };
}

export const desk = (stage: Stage<DeskSpec>): Drawing => (stage.spec.device === 'phones' ? phones(stage) : monitor(stage));
