import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { corner, ringsIn } from '../backdrops.ts';
import { panel } from '../devices.ts';
import { cream, ink, paper, paperDeep, sky, sun, white } from '../palettes.ts';
import { badge, card, disc, outlined, square } from '../shapes.ts';
import { drawing, mirror, type Drawing, type Stage } from '../stage.ts';
import { at, d, group, path } from '../svg.ts';
import { desk, deskLamp, deskProps, deskTop } from './desk.ts';

const screen = { width: 840, height: 560 };
const hinge = deskTop - 44;
const top = hinge - screen.height;

/** An open laptop from the front, from the left edge of its screen. */
function open(x: number, ...inner: readonly string[]): string {
  const right = x + screen.width + 100;
  const deck = d`M ${x - 100} ${hinge} H ${right} l -26 34 a 22 22 0 0 1 -18 10 H ${x - 56} a 22 22 0 0 1 -18 -10 Z`;
  const notch = d`M ${x + screen.width / 2 - 80} ${hinge} h 160 l -16 18 h -128 Z`;
  const glass = { x: x + 26, y: top + 26, width: screen.width - 52, height: screen.height - 52 };
  return [
    card({ x, y: top, ...screen }, { fill: ink, radius: 36, shadow: 0 }),
    card(glass, { fill: white, radius: 18, shadow: 0 }),
    at(glass.x, glass.y, ...inner),
    path(deck, { fill: paper, ...outlined }),
    path(notch, { fill: paperDeep, ...outlined }),
  ].join('');
}

/** Notes on the wall, each a little askew. */
function notes({ spec, scheme, icon, random }: Stage, x: number, y: number): string {
  const fills = [white, scheme.name === 'sun' ? sky : sun, scheme.name === 'sky' ? cream : sky, paper];
  const note = (name: string, index: number) =>
    at(
      x + (index % 2) * 188,
      y + Math.floor(index / 2) * 188,
      group(
        { transform: `rotate(${random.pick([-4, -2, 2, 4])} 80 80)` },
        card(
          square(0, 0, 160),
          { fill: fills[index] ?? white, radius: 10, shadow: 10 },
          icon.bold(name, 37, 46, 86),
          disc(80, 14, 12, { fill: scheme.pop, ...outlined, 'stroke-width': 5 }),
        ),
      ),
    );
  return spec.minor.slice(0, 4).map(note).join('');
}

/** A laptop on a desk, with notes on the wall. */
export function laptop(stage: Stage<DeskSpec>): Drawing {
  const { spec, scheme, icon, flip, tall } = stage;
  const { low } = deskProps(stage);
  return drawing(
    { x: mirror(stage, 10, 1140), y: -130, width: 1140, height: 1360 },
    disc(mirror(stage, 590), 470, 420, { fill: scheme.soft }),
    desk(stage),
    !tall && ringsIn(stage, corner(flip, true)),
    !tall && deskLamp(stage, !flip)(mirror(stage, 1480), deskTop),
    !tall && notes(stage, mirror(stage, 1124, 352), 60),
    !tall && low(mirror(stage, 1180), deskTop),
    open(
      mirror(stage, 170, screen.width),
      panel(stage, spec.body, { x: 50, y: 48, width: screen.width - 152, height: screen.height - 148 }),
    ),
    badge(
      mirror(stage, 150),
      top - 20,
      220,
      { fill: scheme.pop, shadow: 14 },
      icon.bold(spec.icon, 52, 52, 116, scheme.onPop),
    ),
  );
}
