import type { FigureName } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { bubble } from '../bubbles.ts';
import { person } from '../figures.ts';
import { badge, disc, ink, white } from '../shapes.ts';
import type { Drawing } from '../stage.ts';
import { ledge, type SceneStage } from './people.ts';

/** Two people who talk to each other. */
export function conversation(stage: SceneStage, left: FigureName, right: FigureName): Drawing {
  const { spec, scheme, icon } = stage;
  const [first, second] = spec.minor;
  // On ink the outline does not show: the bubble needs another colour than the disc behind it.
  const fill = scheme.name === 'ink' ? scheme.echo : scheme.name === 'clay' ? white : scheme.lead;
  const rim = scheme.name === 'ink' ? scheme.disc : undefined;
  const art = [
    inCorner(stage, true, true, 'dots'),
    inCorner(stage, false, true, 'rings'),
    disc(330, 640, 372, { fill: scheme.disc }),
    disc(1270, 640, 372, { fill: scheme.disc }),
    bubble(
      {
        x: 462,
        y: 86,
        width: 470,
        height: 330,
        fill,
        tail: 'left',
      },
      icon(spec.icon, 'duotone', { x: 125, y: 55, size: 220 }, { line: ink, tint: scheme.tint }),
    ),
    bubble(
      { x: 756, y: 372, width: 330, height: 220, fill: white, tail: 'right' },
      icon(first, 'bold', { x: 108, y: 52, size: 114 }, { line: ink }),
    ),
    badge(
      800,
      806,
      170,
      { fill: scheme.pop },
      icon(second, 'bold', { x: 42, y: 42, size: 86 }, { line: scheme.onPop }),
    ),
    person(left, { x: 306, bottom: 1002, height: 790, garment: scheme.echo, rim }),
    person(right, { x: 1294, bottom: 1002, height: 790, flip: true, garment: scheme.pop, rim }),
    ledge(),
  ];
  return { art: art.join(''), focus: { x: 60, y: -520, width: 1480, height: 1727 } };
}
