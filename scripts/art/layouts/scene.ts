import type { FigureName } from '../../../src/content/covers/types.ts';
import { behindPerson, inCorner } from '../backdrops.ts';
import { windowed } from '../devices.ts';
import { person } from '../figures.ts';
import { badge, card, ink, white } from '../shapes.ts';
import type { Drawing } from '../stage.ts';
import { alone } from './alone.ts';
import { conversation } from './conversation.ts';
import { ledge, mirror, type SceneStage } from './people.ts';
import { portraits } from './portraits.ts';
import { speech } from './speech.ts';

/** One person and what they work on. */
function beside(stage: SceneStage, name: FigureName): Drawing {
  const { spec, scheme, random, icon, flip } = stage;
  const place = mirror(flip);
  const middle = place(408, 0);
  const [first, second] = spec.minor;
  const subject = { x: place(1312, 220), y: 596, width: 220, height: 220 };
  // The loud chip hangs below the window, or on its upper corner.
  const high = random.chance(0.4);
  const [loudX, loudY] = high ? [1486, 128] : [900, 792];
  const [calmX, calmY] = high ? [960, 812] : [1092, 838];
  const chips = [
    badge(
      place(loudX, 0),
      loudY,
      150,
      { fill: scheme.pop },
      icon(first, 'bold', { x: 37, y: 37, size: 76 }, { line: scheme.onPop }),
    ),
    badge(
      place(calmX, 0),
      calmY,
      150,
      { fill: white },
      icon(second, 'bold', { x: 37, y: 37, size: 76 }, { line: ink }),
    ),
  ];
  const art = [
    inCorner(stage, flip, true, 'rings'),
    inCorner(stage, flip, false, 'dots'),
    behindPerson(stage, middle, 560, 424),
    windowed(stage, spec.body === undefined || spec.body === 'speech' ? 'icon' : spec.body, {
      x: place(770, 730),
      y: 104,
      width: 730,
      height: 548,
    }),
    card(
      subject,
      { fill: scheme.lead, radius: 40 },
      icon(spec.icon, 'duotone', { x: 38, y: 38, size: 144 }, { line: ink, tint: scheme.tint }),
    ),
    ...chips,
    person(name, {
      x: middle,
      bottom: 1002,
      height: 900,
      flip,
      garment: scheme.echo,
      rim: scheme.name === 'ink' ? scheme.disc : undefined,
    }),
    ledge(),
  ];
  return { art: art.join(''), focus: { x: place(8, 810), y: 0, width: 810, height: 1000 } };
}

export function scene(stage: SceneStage): Drawing {
  const [first, second, third] = stage.spec.figures;
  if (second && third) return portraits(stage, [first, second, third]);
  if (second) return conversation(stage, first, second);
  if (stage.tall) return alone(stage, first);
  if (stage.spec.body === 'speech') return speech(stage, first);
  return beside(stage, first);
}
