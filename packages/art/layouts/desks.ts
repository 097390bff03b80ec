/** A monitor, a laptop or two phones. */
import type { DeskSpec } from '../../../src/content/covers/types.ts';
import { corner, dotsIn, ringsIn } from '../backdrops.ts';
import { browser, panel, phone, stand, titleBar } from '../devices.ts';
import {
  clay,
  cream,
  ink,
  mix,
  paper,
  paperDeep,
  pineLight,
  sky,
  sun,
  sunLight,
  white,
} from '../palettes.ts';
import { books, lamp, mug, pens, plant, type Prop } from '../props.ts';
import { badge, bar, card, disc, outlined, rect, square } from '../shapes.ts';
import { drawing, iconBadge, mirror, type Drawing, type Stage } from '../stage.ts';
import { at, d, group, path, repeat, type Art } from '../svg.ts';

type DeskStage = Stage<DeskSpec>;

/** The edge of the desk. The desk continues below the page, for crops that are taller than a cover. */
const deskTop = 884;
const desk = ({ scheme }: Stage): string =>
  rect(-400, deskTop, 2400, 900, { fill: scheme.soft }) +
  path(d`M -400 ${deskTop} H 2000`, { ...outlined, stroke: scheme.line });

/** The lamp, in colours that contrast with the ground. */
function deskLamp({ scheme: { name, soft, line } }: Stage, flip: boolean): Prop {
  return lamp(name === 'sun' || name === 'paper' ? sunLight : soft, name === 'sun' ? clay : sun, line, flip);
}

/** A tall and a low object for the desk, chosen at random. */
function deskProps({ scheme, random }: Stage): { tall: Prop; low: Prop } {
  const green = scheme.name === 'pine' ? mix(pineLight, white, 0.36) : pineLight;
  const pot = scheme.name === 'clay' ? sun : clay;
  const tall = random.pick([plant(green, pot), pens(scheme.name === 'sky' ? white : sky)]);
  const pop = scheme.pop === ink ? sky : scheme.pop;
  const low = random.pick([mug(white), books([pop, scheme.ground === sun ? white : sun, scheme.echo])]);
  return { tall, low };
}

/** The subject on the loud badge. */
const subject = (stage: Stage, x: number, y: number, size: number, inset: number): string => {
  const { pop, onPop } = stage.scheme;
  return iconBadge(stage, stage.spec.icon, { x, y, size, inset }, { fill: pop, shadow: 14, colour: onPop });
};

const monitorScreen = { x: 320, y: 84, width: 960, height: 640 };

/** The menu at the side of a program: the supporting icons, the first one selected. */
function sidebar({ spec, random, icon }: Stage, height: number): string {
  const names = spec.minor.slice(0, 4);
  const tall = Math.min(100, (height - 40) / names.length - 22);
  const item = (name: string, index: number) =>
    at(30, 36 + index * (tall + 22), [
      rect(0, 0, 190, tall, { rx: 22, fill: index === 0 ? sunLight : paper }),
      icon.bold(name, 20, tall / 2 - 28, 56),
      bar(92, tall / 2 - 9, random.between(54, 78), ink, 18),
    ]);
  return path(d`M 250 0 V ${height}`, outlined) + names.map(item).join('');
}

/** A monitor between the objects on a desk. */
export function monitor(stage: DeskStage): Drawing {
  const { spec, scheme, random, flip, tall: cropped } = stage;
  const foot = monitorScreen.y + monitorScreen.height;
  const { tall, low } = deskProps(stage);
  return drawing({ x: 280, y: -250, width: 1180, height: 1408 }, [
    disc(mirror(stage, random.pick([330, 420])), 300, 300, { fill: scheme.soft }),
    !cropped && dotsIn(stage, 'top left'),
    desk(stage),
    !cropped && deskLamp(stage, flip)(mirror(stage, 132), deskTop),
    stand(800, foot, deskTop - foot),
    browser(monitorScreen, [
      sidebar(stage, monitorScreen.height - titleBar),
      panel(stage, spec.body, { x: 300, y: 44, width: 610, height: 470 }),
    ]),
    !cropped && tall(mirror(stage, 1440), deskTop) + low(mirror(stage, 1180), deskTop),
    subject(stage, 1292, 132, 230, 55),
  ]);
}

const laptopScreen = { width: 840, height: 560 };
const hinge = deskTop - 44;
const screenTop = hinge - laptopScreen.height;

/** An open laptop from the front, from the left edge of its screen. */
function openLaptop(x: number, art: Art): string {
  const { width, height } = laptopScreen;
  const deck = d`M ${x - 100} ${hinge} H ${x + width + 100} l -26 34 a 22 22 0 0 1 -18 10 H ${x - 56} a 22 22 0 0 1 -18 -10 Z`;
  const notch = d`M ${x + width / 2 - 80} ${hinge} h 160 l -16 18 h -128 Z`;
  const glass = { x: x + 26, y: screenTop + 26, width: width - 52, height: height - 52 };
  return [
    card({ x, y: screenTop, width, height }, { fill: ink, radius: 36, shadow: 0 }),
    card(glass, { fill: white, radius: 18, shadow: 0 }),
    at(glass.x, glass.y, art),
    path(deck, { fill: paper, ...outlined }),
    path(notch, { fill: paperDeep, ...outlined }),
  ].join('');
}

/** Notes on the wall, each a little askew. */
function notes({ spec, scheme, icon, random }: Stage, x: number, y: number): string {
  const fills = [white, scheme.name === 'sun' ? sky : sun, scheme.name === 'sky' ? cream : sky, paper];
  const note = (name: string, index: number) => {
    const turn = `rotate(${random.pick([-4, -2, 2, 4])} 80 80)`;
    const paperNote = card(square(0, 0, 160), { fill: fills[index] ?? white, radius: 10, shadow: 10 }, [
      icon.bold(name, 37, 46, 86),
      disc(80, 14, 12, { fill: scheme.pop, ...outlined, 'stroke-width': 5 }),
    ]);
    return at(x + (index % 2) * 188, y + Math.floor(index / 2) * 188, group({ transform: turn }, paperNote));
  };
  return spec.minor.slice(0, 4).map(note).join('');
}

/** A laptop on a desk, with notes on the wall. */
export function laptop(stage: DeskStage): Drawing {
  const { spec, scheme, flip, tall } = stage;
  const { width, height } = laptopScreen;
  const { low } = deskProps(stage);
  return drawing({ x: mirror(stage, 10, 1140), y: -130, width: 1140, height: 1360 }, [
    disc(mirror(stage, 590), 470, 420, { fill: scheme.soft }),
    desk(stage),
    !tall && [
      ringsIn(stage, corner('top', flip)),
      deskLamp(stage, !flip)(mirror(stage, 1480), deskTop),
      notes(stage, mirror(stage, 1124, 352), 60),
      low(mirror(stage, 1180), deskTop),
    ],
    openLaptop(
      mirror(stage, 170, width),
      panel(stage, spec.body, { x: 50, y: 48, width: width - 152, height: height - 148 }),
    ),
    subject(stage, mirror(stage, 150), screenTop - 20, 220, 52),
  ]);
}

/** Two phones: the icons of the subject on one, the panel on the other. */
export function phones(stage: DeskStage): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const apps = [spec.icon, ...spec.minor];
  const app = (index: number) =>
    at(48 + (index % 2) * 156, 110 + Math.floor(index / 2) * 190, [
      rect(0, 0, 128, 128, { rx: 32, fill: index === 0 ? sun : white, ...outlined }),
      icon.bold(apps[index] ?? spec.icon, 30, 30, 68),
    ]);
  const large = icon.duotone(spec.icon, 50, 50, 130, scheme.tint);
  return drawing({ x: mirror(stage, 280, 1040), y: -110, width: 1040, height: 1241 }, [
    disc(800, 520, 430, { fill: scheme.soft }),
    !tall && [dotsIn(stage, 'top left'), ringsIn(stage, 'top right')],
    phone({ x: mirror(stage, 330, 420), y: 170, width: 420, height: 800 }, scheme.pop, [
      repeat(4, app),
      at(48, 520, [bar(0, 0, 284, paper, 26), bar(0, 54, 190, paper, 26)]),
    ]),
    phone(
      { x: mirror(stage, 800, 460), y: 90, width: 460, height: 840 },
      white,
      panel(stage, spec.body, { x: 44, y: 110, width: 332, height: 620 }),
    ),
    !tall && [
      badge(mirror(stage, 1352), 236, 230, { fill: scheme.lead, shadow: 14 }, large),
      iconBadge(
        stage,
        spec.minor[0],
        { x: mirror(stage, 250), y: 760, size: 160, inset: 40 },
        { fill: white },
      ),
    ],
  ]);
}
