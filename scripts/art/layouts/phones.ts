import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { dotsIn, ringsIn } from '../backdrops.ts';
import { panel, phone } from '../devices.ts';
import { paper, sun, white } from '../palettes.ts';
import { badge, bar, disc, outlined, rect } from '../shapes.ts';
import { drawing, mirror, type Drawing, type Stage } from '../stage.ts';
import { at, repeat } from '../svg.ts';

/** Two phones: the icons of the subject on one, the panel on the other. */
export function phones(stage: Stage<DeskSpec>): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const apps = [spec.icon, ...spec.minor];
  const app = (index: number) =>
    at(
      48 + (index % 2) * 156,
      110 + Math.floor(index / 2) * 190,
      rect(0, 0, 128, 128, { rx: 32, fill: index === 0 ? sun : white, ...outlined }),
      icon.bold(apps[index] ?? spec.icon, 30, 30, 68),
    );
  const subject = icon.duotone(spec.icon, 50, 50, 130, scheme.tint);
  return drawing(
    { x: mirror(stage, 280, 1040), y: -110, width: 1040, height: 1241 },
    disc(800, 520, 430, { fill: scheme.soft }),
    !tall && dotsIn(stage, 'top left'),
    !tall && ringsIn(stage, 'top right'),
    phone(
      { x: mirror(stage, 330, 420), y: 170, width: 420, height: 800 },
      scheme.pop,
      repeat(4, app),
      at(48, 520, bar(0, 0, 284, paper, 26), bar(0, 54, 190, paper, 26)),
    ),
    phone(
      { x: mirror(stage, 800, 460), y: 90, width: 460, height: 840 },
      white,
      panel(stage, spec.body, { x: 44, y: 110, width: 332, height: 620 }),
    ),
    !tall && badge(mirror(stage, 1352), 236, 230, { fill: scheme.lead, shadow: 14 }, subject),
    !tall && badge(mirror(stage, 250), 760, 160, { fill: white }, icon.bold(spec.minor[0], 40, 40, 80)),
  );
}
