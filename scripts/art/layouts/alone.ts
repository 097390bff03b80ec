import type { FigureName } from '../../../src/content/covers/types.ts';
import { behindPerson } from '../backdrops.ts';
import { person } from '../figures.ts';
import { card, ink } from '../shapes.ts';
import type { Drawing } from '../stage.ts';
import { ledge, mirror, type SceneStage } from './people.ts';

/** One person with the subject beside the face: what a tall crop has room for. */
export function alone(stage: SceneStage, name: FigureName): Drawing {
  const { spec, scheme, icon, flip } = stage;
  const place = mirror(flip);
  const middle = place(408, 0);
  const rim = scheme.name === 'ink' ? scheme.disc : undefined;
  const art = [
    behindPerson(stage, middle, 560, 424),
    person(name, { x: middle, bottom: 1002, height: 900, flip, garment: scheme.echo, rim }),
    card(
      { x: place(600, 210), y: 70, width: 210, height: 210 },
      { fill: scheme.lead, radius: 40 },
      icon(spec.icon, 'duotone', { x: 36, y: 36, size: 138 }, { line: ink, tint: scheme.tint }),
    ),
    ledge(),
  ];
  return { art: art.join(''), focus: { x: place(8, 840), y: 0, width: 840, height: 1020 } };
}
