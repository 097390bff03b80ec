import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { panel } from '../devices.ts';
import { badge, card, cream, disc, ink, outlined, paper, paperDeep, sky, sun, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { at, d, group, path, repeat } from '../svg.ts';
import { deskTop, stageLamp, stageProps, table } from './room.ts';

const screen = { width: 840, height: 560 };

/** A laptop from the front, from the upper left corner of its screen. */
function open(x: number, fill: string, ...inner: readonly string[]): string {
  const y = deskTop - 44 - screen.height;
  const deck = d(
    'M',
    x - 100,
    deskTop - 44,
    'H',
    x + screen.width + 100,
    'l -26 34 a 22 22 0 0 1 -18 10 H',
    x - 56,
    'a 22 22 0 0 1 -18 -10 Z',
  );
  return [
    card({ x, y, ...screen }, { fill: ink, radius: 36, shadow: 0 }),
    card(
      { x: x + 26, y: y + 26, width: screen.width - 52, height: screen.height - 52 },
      { fill, radius: 18, shadow: 0 },
    ),
    at(x + 26, y + 26, ...inner),
    path(deck, { fill: paper, ...outlined }),
    path(d('M', x + screen.width / 2 - 80, deskTop - 44, 'h 160 l -16 18 h -128 Z'), {
      fill: paperDeep,
      ...outlined,
    }),
  ].join('');
}

/** Notes on the wall, each a little askew. */
function notes({ spec, scheme, icon, random }: Stage, x: number, y: number): string {
  const fills = [white, scheme.name === 'sun' ? sky : sun, scheme.name === 'sky' ? cream : sky, paper];
  return repeat(Math.min(4, spec.minor.length), (index) => {
    const turn = random.pick([-4, -2, 2, 4]);
    return at(
      x + (index % 2) * 188,
      y + Math.floor(index / 2) * 188,
      group(
        { transform: `rotate(${turn} 80 80)` },
        card(
          { x: 0, y: 0, width: 160, height: 160 },
          { fill: fills[index] ?? white, radius: 10, shadow: 10 },
          icon(spec.minor[index] ?? spec.icon, 'bold', { x: 37, y: 46, size: 86 }, { line: ink }),
          disc(80, 14, 12, { fill: scheme.pop, ...outlined, 'stroke-width': 5 }),
        ),
      ),
    );
  });
}

/** A laptop on a desk, notes on the wall. */
export function laptop(stage: Stage<DeskSpec>): Drawing {
  const { spec, scheme, icon, flip, tall } = stage;
  const side = (x: number, width = 0) => (flip ? 1600 - x - width : x);
  const left = side(170, screen.width);
  const { low } = stageProps(stage);
  const top = deskTop - 44 - screen.height;
  const art = [
    disc(side(590), 470, 420, { fill: scheme.soft }),
    table(stage),
    ...(tall
      ? []
      : [
          inCorner(stage, flip, true, 'rings'),
          stageLamp(stage, !flip)(side(1480), deskTop),
          notes(stage, side(1124, 352), 60),
          low(side(1180), deskTop),
        ]),
    open(
      left,
      white,
      panel(stage, spec.body, { x: 50, y: 48, width: screen.width - 152, height: screen.height - 148 }),
    ),
    badge(
      side(150),
      top - 20,
      220,
      { fill: scheme.pop, shadow: 14 },
      icon(spec.icon, 'bold', { x: 52, y: 52, size: 116 }, { line: scheme.onPop }),
    ),
  ];
  return { art: art.join(''), focus: { x: side(10, 1140), y: -130, width: 1140, height: 1360 } };
}
