/** People: one next to a window or with speech bubbles, two who talk, or three portraits. */
import type { FigureName, PanelName, SceneSpec } from '../../../src/content/covers/types.ts';
import { behindPerson, corner, dotsIn, ledge, ringsIn } from '../backdrops.ts';
import { bubble, windowed } from '../devices.ts';
import { person } from '../figures/person.ts';
import { ink, sky, white } from '../palettes.ts';
import { badge, bar, disc, dots, outlined } from '../shapes.ts';
import { drawing, iconBadge, mirror, subjectCard, type Drawing, type Stage } from '../stage.ts';
import { at, d, el, group, path } from '../svg.ts';

type SceneStage = Stage<SceneSpec>;

/** Black hair needs a rim on an ink ground. */
const rimOn = ({ scheme }: SceneStage) => (scheme.name === 'ink' ? scheme.disc : undefined);

/** The person of a scene, from the middle of the page's left half. */
const lead = (stage: SceneStage, name: FigureName) =>
  person(name, {
    x: mirror(stage, 408),
    bottom: 1002,
    height: 900,
    flip: stage.flip,
    rim: rimOn(stage),
  });

/** One person next to a window. */
function atWindow(stage: SceneStage, name: FigureName, body: PanelName): Drawing {
  const { spec, scheme, random, flip } = stage;
  const [first, second] = spec.minor;
  // The loud chip hangs below the window, or on its upper corner.
  const high = random.chance(0.4);
  const [loudX, loudY] = high ? [1486, 152] : [900, 792];
  const [calmX, calmY] = high ? [960, 812] : [1092, 838];
  const loud = { fill: scheme.pop, colour: scheme.onPop };
  return drawing({ x: mirror(stage, 8, 810), y: 0, width: 810, height: 1000 }, [
    ringsIn(stage, corner('top', flip)),
    dotsIn(stage, corner('bottom', flip)),
    behindPerson(stage, mirror(stage, 408), 560, 424),
    windowed(stage, body, { x: mirror(stage, 770, 730), y: 104, width: 730, height: 548 }),
    subjectCard(stage, { x: mirror(stage, 1312, 220), y: 596, size: 220, inset: 38, radius: 40 }),
    iconBadge(stage, first, { x: mirror(stage, loudX), y: loudY, size: 150, inset: 37 }, loud),
    iconBadge(stage, second, { x: mirror(stage, calmX), y: calmY, size: 150, inset: 37 }, { fill: white }),
    lead(stage, name),
  ]);
}

/** One person with the subject next to the face, for a tall crop. */
const alone = (stage: SceneStage, name: FigureName): Drawing =>
  drawing({ x: mirror(stage, 8, 840), y: 0, width: 840, height: 1020 }, [
    behindPerson(stage, mirror(stage, 408), 560, 424),
    lead(stage, name),
    subjectCard(stage, { x: mirror(stage, 600, 210), y: 70, size: 210, inset: 36, radius: 40 }),
  ]);

/** One person with speech bubbles. */
function speech(stage: SceneStage, name: FigureName): Drawing {
  const { spec, scheme, icon, flip } = stage;
  const [first, second] = spec.minor;
  const x = mirror(stage, 420);
  const [tail, otherTail] = flip ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const large = { x: mirror(stage, 800, 660), y: 90, width: 660, height: 430, fill: scheme.lead, tail };
  const calm = { x: mirror(stage, 960, 340), y: 630, width: 340, height: 190, fill: white, tail };
  const loud = { x: mirror(stage, 1370, 160), y: 690, width: 160, height: 130, fill: scheme.pop };
  return drawing({ x: mirror(stage, 15, 810), y: 0, width: 810, height: 1000 }, [
    ringsIn(stage, corner('top', flip)),
    dotsIn(stage, corner('bottom', flip)),
    behindPerson(stage, x, 580, 430),
    bubble(large, icon.duotone(spec.icon, 190, 75, 280, scheme.tint)),
    bubble(calm, [icon.bold(first, 40, 45, 100), bar(168, 62, 120, ink), bar(168, 104, 80, scheme.pop)]),
    bubble({ ...loud, tail: otherTail }, icon.bold(second, 44, 29, 72, scheme.onPop)),
    person(name, { x, bottom: 1002, height: 910, flip }),
  ]);
}

/** Two people in conversation. */
function conversation(stage: SceneStage, left: FigureName, right: FigureName): Drawing {
  const { spec, scheme, icon } = stage;
  const [first, second] = spec.minor;
  // On ink the outline does not show: the bubble needs another colour than the disc behind it.
  const fill = scheme.name === 'ink' ? scheme.echo : scheme.name === 'clay' ? white : scheme.lead;
  const rim = rimOn(stage);
  const large = { x: 462, y: 86, width: 470, height: 330, fill, tail: 'left' } as const;
  const small = { x: 756, y: 372, width: 330, height: 220, fill: white, tail: 'right' } as const;
  const loud = { fill: scheme.pop, colour: scheme.onPop };
  return drawing({ x: 60, y: -520, width: 1480, height: 1727 }, [
    !stage.tall && [dotsIn(stage, 'top left'), ringsIn(stage, 'top right')],
    disc(330, 640, 372, { fill: scheme.disc }),
    disc(1270, 640, 372, { fill: scheme.disc }),
    bubble(large, icon.duotone(spec.icon, 125, 55, 220, scheme.tint)),
    bubble(small, icon.bold(first, 108, 52, 114)),
    iconBadge(stage, second, { x: 800, y: 806, size: 170, inset: 42 }, loud),
    person(left, { x: 306, bottom: 1002, height: 790, rim }),
    person(right, { x: 1294, bottom: 1002, height: 790, flip: true, rim }),
    stage.tall && ledge(),
  ]);
}

const [width, height, half] = [440, 740, 220];
const arch = d`M 0 ${height} V ${half} A ${half} ${half} 0 0 1 ${width} ${half} V ${height} Z`;
const leaf = d`M 0 ${height} V 0 H ${width - 190} A 190 190 0 0 1 ${width} 190 V ${height} Z`;

/** The outer two look inwards, and their hands need room there. */
const aside = [-20, 6, 20];

/** Three people, each in a frame with a seal below. */
function portraits(stage: SceneStage, names: readonly FigureName[]): Drawing {
  const { spec, scheme, icon } = stage;
  const { name: ground } = scheme;
  const fills = [
    ground === 'sun' ? sky : scheme.disc,
    ground === 'sun' || ground === 'sky' ? white : sky,
    scheme.pop,
  ];
  const left = (index: number) => 90 + index * (width + 50);
  const portrait = (name: FigureName, index: number) => {
    const frame = index === 1 ? leaf : arch;
    const figure = person(name, {
      x: half + (aside[index] ?? 0),
      bottom: height + 8,
      height: 720,
      flip: index === 2,
    });
    return at(left(index), index === 1 ? 96 : 150, [
      at(16, 16, path(frame, { fill: ink, ...outlined })),
      path(frame, { fill: fills[index], ...outlined }),
      el('clipPath', { id: `frame-${index}` }, path(frame)),
      group({ 'clip-path': `url(#frame-${index})` }, figure),
      path(frame, { fill: 'none', ...outlined }),
    ]);
  };
  const seal = (name: string, index: number) =>
    iconBadge(stage, name, { x: left(index) + half, y: 892, size: 140, inset: 30.8 }, { fill: white });
  const subject = icon.duotone(spec.icon, 41.8, 41.8, 106.4, scheme.tint);
  return drawing({ x: 50, y: -426, width: 1500, height: 1852 }, [
    dots({ x: 40, y: -440, columns: 32, rows: 38, gap: 49, r: 6 }, scheme.soft),
    names.map(portrait),
    seal(spec.minor[0], 0),
    (stage.tall || !spec.owl) && badge(left(1) + half, 848, 190, { fill: scheme.lead }, subject),
    seal(spec.minor[1], 2),
  ]);
}

export function scene(stage: SceneStage): Drawing {
  const [first, second, third] = stage.spec.figures;
  if (second && third) return portraits(stage, [first, second, third]);
  if (second) return conversation(stage, first, second);
  if (stage.tall) return alone(stage, first);
  const { body = 'speech' } = stage.spec;
  return body === 'speech' ? speech(stage, first) : atWindow(stage, first, body);
}
