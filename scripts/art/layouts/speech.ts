import type { FigureName } from '../../../src/content/covers/types.ts';
import { behindPerson, inCorner } from '../backdrops.ts';
import { bubble } from '../bubbles.ts';
import { person } from '../figures.ts';
import { bar, ink, white } from '../shapes.ts';
import type { Drawing } from '../stage.ts';
import { ledge, mirror, type SceneStage } from './people.ts';

/** One person with something to say. */
export function speech(stage: SceneStage, name: FigureName): Drawing {
  const { spec, scheme, icon, flip } = stage;
  const place = mirror(flip);
  const middle = place(420, 0);
  const tail = flip ? 'right' : 'left';
  const [first, second] = spec.minor;
  const art = [
    inCorner(stage, flip, true, 'rings'),
    inCorner(stage, flip, false, 'dots'),
    behindPerson(stage, middle, 580, 430),
    bubble(
      { x: place(800, 660), y: 90, width: 660, height: 430, fill: scheme.lead, tail },
      icon(spec.icon, 'duotone', { x: 190, y: 75, size: 280 }, { line: ink, tint: scheme.tint }),
    ),
    bubble(
      { x: place(960, 340), y: 630, width: 340, height: 190, fill: white, tail },
      icon(first, 'bold', { x: 40, y: 45, size: 100 }, { line: ink }),
      bar(168, 62, 120, ink),
      bar(168, 104, 80, scheme.pop),
    ),
    bubble(
      {
        x: place(1370, 160),
        y: 690,
        width: 160,
        height: 130,
        fill: scheme.pop,
        tail: flip ? 'left' : 'right',
      },
      icon(second, 'bold', { x: 44, y: 29, size: 72 }, { line: scheme.onPop }),
    ),
    person(name, { x: middle, bottom: 1002, height: 910, flip, garment: scheme.echo }),
    ledge(),
  ];
  return { art: art.join(''), focus: { x: place(15, 810), y: 0, width: 810, height: 1000 } };
}
