import type { FigureName, PanelName, SceneSpec } from '../../../src/content/covers/types.ts';
import { behindPerson, corner, dotsIn, ledge, ringsIn } from '../backdrops.ts';
import { bubble, windowed } from '../devices.ts';
import { person } from '../figures.ts';
import { ink, white } from '../palettes.ts';
import { badge, bar, disc } from '../shapes.ts';
import { drawing, mirror, subjectCard, type Drawing, type Stage } from '../stage.ts';
import { portraits } from './portraits.ts';

type SceneStage = Stage<SceneSpec>;

/** Black hair needs a rim on an ink ground. */
const rimOn = ({ scheme }: SceneStage) => (scheme.name === 'ink' ? scheme.disc : undefined);

/** One person beside a window. */
function beside(stage: SceneStage, name: FigureName, body: PanelName): Drawing {
  const { spec, scheme, random, icon, flip } = stage;
  const [first, second] = spec.minor;
  // The loud chip hangs below the window, or on its upper corner.
  const high = random.chance(0.4);
  const [loudX, loudY] = high ? [1486, 128] : [900, 792];
  const [calmX, calmY] = high ? [960, 812] : [1092, 838];
  const middle = mirror(stage, 408);
  return drawing(
    { x: mirror(stage, 8, 810), y: 0, width: 810, height: 1000 },
    ringsIn(stage, corner(flip, true)),
    dotsIn(stage, corner(flip, false)),
    behindPerson(stage, middle, 560, 424),
    windowed(stage, body, { x: mirror(stage, 770, 730), y: 104, width: 730, height: 548 }),
    subjectCard(stage, { x: mirror(stage, 1312, 220), y: 596, size: 220, inset: 38, radius: 40 }),
    badge(mirror(stage, loudX), loudY, 150, { fill: scheme.pop }, icon.bold(first, 37, 37, 76, scheme.onPop)),
    badge(mirror(stage, calmX), calmY, 150, { fill: white }, icon.bold(second, 37, 37, 76)),
    person(name, { x: middle, bottom: 1002, height: 900, flip, garment: scheme.echo, rim: rimOn(stage) }),
    ledge(),
  );
}

/** One person with the subject beside the face, for a tall crop. */
function alone(stage: SceneStage, name: FigureName): Drawing {
  const { scheme, flip } = stage;
  const middle = mirror(stage, 408);
  return drawing(
    { x: mirror(stage, 8, 840), y: 0, width: 840, height: 1020 },
    behindPerson(stage, middle, 560, 424),
    person(name, { x: middle, bottom: 1002, height: 900, flip, garment: scheme.echo, rim: rimOn(stage) }),
    subjectCard(stage, { x: mirror(stage, 600, 210), y: 70, size: 210, inset: 36, radius: 40 }),
    ledge(),
  );
}

/** One person with speech bubbles. */
function speech(stage: SceneStage, name: FigureName): Drawing {
  const { spec, scheme, icon, flip } = stage;
  const [first, second] = spec.minor;
  const middle = mirror(stage, 420);
  const [tail, otherTail] = flip ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return drawing(
    { x: mirror(stage, 15, 810), y: 0, width: 810, height: 1000 },
    ringsIn(stage, corner(flip, true)),
    dotsIn(stage, corner(flip, false)),
    behindPerson(stage, middle, 580, 430),
    bubble(
      { x: mirror(stage, 800, 660), y: 90, width: 660, height: 430, fill: scheme.lead, tail },
      icon.duotone(spec.icon, 190, 75, 280, scheme.tint),
    ),
    bubble(
      { x: mirror(stage, 960, 340), y: 630, width: 340, height: 190, fill: white, tail },
      icon.bold(first, 40, 45, 100),
      bar(168, 62, 120, ink),
      bar(168, 104, 80, scheme.pop),
    ),
    bubble(
      { x: mirror(stage, 1370, 160), y: 690, width: 160, height: 130, fill: scheme.pop, tail: otherTail },
      icon.bold(second, 44, 29, 72, scheme.onPop),
    ),
    person(name, { x: middle, bottom: 1002, height: 910, flip, garment: scheme.echo }),
    ledge(),
  );
}

/** Two people in conversation. */
function conversation(stage: SceneStage, left: FigureName, right: FigureName): Drawing {
  const { spec, scheme, icon } = stage;
  const [first, second] = spec.minor;
  // On ink the outline does not show: the bubble needs another colour than the disc behind it.
  const fill = scheme.name === 'ink' ? scheme.echo : scheme.name === 'clay' ? white : scheme.lead;
  const rim = rimOn(stage);
  return drawing(
    { x: 60, y: -520, width: 1480, height: 1727 },
    dotsIn(stage, 'top left'),
    ringsIn(stage, 'top right'),
    disc(330, 640, 372, { fill: scheme.disc }),
    disc(1270, 640, 372, { fill: scheme.disc }),
    bubble(
      { x: 462, y: 86, width: 470, height: 330, fill, tail: 'left' },
      icon.duotone(spec.icon, 125, 55, 220, scheme.tint),
    ),
    bubble(
      { x: 756, y: 372, width: 330, height: 220, fill: white, tail: 'right' },
      icon.bold(first, 108, 52, 114),
    ),
    badge(800, 806, 170, { fill: scheme.pop }, icon.bold(second, 42, 42, 86, scheme.onPop)),
    person(left, { x: 306, bottom: 1002, height: 790, garment: scheme.echo, rim }),
    person(right, { x: 1294, bottom: 1002, height: 790, flip: true, garment: scheme.pop, rim }),
    ledge(),
  );
}

export function scene(stage: SceneStage): Drawing {
  const [first, second, third] = stage.spec.figures;
  if (second && third) return portraits(stage, [first, second, third]);
  if (second) return conversation(stage, first, second);
  if (stage.tall) return alone(stage, first);
  const { body = 'speech' } = stage.spec;
  return body === 'speech' ? speech(stage, first) : beside(stage, first, body);
}
