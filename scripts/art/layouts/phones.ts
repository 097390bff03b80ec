import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { panel, phone } from '../devices.ts';
import { badge, bar, disc, ink, outlined, paper, rect, sun, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { at, repeat } from '../svg.ts';

/** Two phones: the icons of the subject on one, the panel on the other. */
export function phones(stage: Stage<DeskSpec>): Drawing {
  const { spec, scheme, icon, flip, tall } = stage;
  const side = (x: number, width: number) => (flip ? 1600 - x - width : x);
  const screen = { width: 420, height: 800 };
  const apps = [spec.icon, ...spec.minor].slice(0, 4);
  const badges = [
    badge(
      side(1352, 0),
      236,
      230,
      { fill: scheme.lead, shadow: 14 },
      icon(spec.icon, 'duotone', { x: 50, y: 50, size: 130 }, { line: ink, tint: scheme.tint }),
    ),
    badge(
      side(250, 0),
      760,
      160,
      { fill: white },
      icon(spec.minor[0], 'bold', { x: 40, y: 40, size: 80 }, { line: ink }),
    ),
  ];
  const art = [
    disc(800, 520, 430, { fill: scheme.soft }),
    ...(tall ? [] : [inCorner(stage, true, true, 'dots'), inCorner(stage, false, true, 'rings')]),
    phone(
      { x: side(330, 420), y: 170, ...screen },
      scheme.pop,
      repeat(4, (index) =>
        at(
          48 + (index % 2) * 156,
          110 + Math.floor(index / 2) * 190,
          rect(
            { x: 0, y: 0, width: 128, height: 128 },
            { rx: 32, fill: index === 0 ? sun : white, ...outlined },
          ),
          icon(apps[index] ?? spec.icon, 'bold', { x: 30, y: 30, size: 68 }, { line: ink }),
        ),
      ),
      at(48, 520, bar(0, 0, 284, paper, 26), bar(0, 54, 190, paper, 26)),
    ),
    phone(
      { x: side(800, 460), y: 90, width: 460, height: 840 },
      white,
      panel(stage, spec.body, { x: 44, y: 110, width: 332, height: 620 }),
    ),
    ...(tall ? [] : badges),
  ];
  return { art: art.join(''), focus: { x: side(280, 1040), y: -110, width: 1040, height: 1241 } };
}
