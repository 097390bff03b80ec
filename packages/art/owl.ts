import { hasOwl } from '../../src/components/markShapes.ts';
import { eyeXs, eyeY, owlPaths, owlViews } from '../../src/components/owl/owlPaths.ts';
import type { OwlAct } from '../../src/content/covers/types.ts';
import { mark, markGround } from './brand.ts';
import { clay, cobalt, cream, ink, pine, pineLight, sky, sun, white } from './palettes.ts';
import { disc, rect, rimmed } from './shapes.ts';
import { at, el, group, join, path, round, type Art, type Point } from './svg.ts';

export type OwlPlace = {
  x: number;
  y: number;
  /** The side of the square that it is drawn on. */
  size: number;
  /** The width of its outline. */
  weight: number;
};

const drawn = ({ x, y, size, weight }: OwlPlace, art: Art) => {
  const scale = round(size / 64);
  const outline = {
    transform: `scale(${scale})`,
    stroke: ink,
    'stroke-width': weight / scale,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  return at(x, y, group(outline, art));
};

/** The owl of the pages without its eyes, or another company's mark on a plate. */
export function owlBody(place: OwlPlace, wings = owlPaths.leftWing + owlPaths.rightWing): string {
  const { head, body, feathers, beak } = owlPaths;
  const plate: Art = [rect(2, 2, 60, 60, { rx: 12, fill: markGround }), mark(10, 10, 44)];
  const animal: Art = [
    path(body, { fill: sun }),
    path(feathers, { fill: 'none' }),
    path(wings, { fill: pineLight }),
    path(head, { fill: cream }),
    path(beak, { fill: clay, stroke: 'none' }),
  ];
  return drawn(place, hasOwl ? animal : plate);
}

/** Its eyes. `gaze` is where the pupils are, from the middle. */
export const owlEyes = (place: OwlPlace, [dx, dy]: Point = [0, 0]): Art =>
  hasOwl &&
  drawn(
    place,
    eyeXs.map((x) => [
      disc(x, eyeY, 10.2, { fill: white }),
      disc(x + dx, eyeY + dy, 4.4, { fill: ink, stroke: 'none' }),
    ]),
  );

type Act = { wings?: string; gaze?: Point; behind?: Art; inFront?: Art };

const { leftWing, cap, board, tassel } = owlPaths;
const rightRaised = 'M51 48C59 46 69 36 71 22 62 26 53 31 50 38Z';
const leftRaised = 'M13 48C5 46-5 36-7 22 2 26 11 31 14 38Z';
const rightStretched = 'M50 37C60 35 71 35 80 39 74 48 63 53 50 51Z';
const stroke = (data: string, width?: number) => path(data, { fill: 'none', 'stroke-width': width });
const feet = stroke('M25 61v4M39 61v4');
/** On an edge the rim must not fill the space between the feet. */
const standing = stroke('M25 61v9M39 61v9');

/** What the owl does, on its square of 64. */
const acts: Readonly<Record<OwlAct, Act>> = {
  /** Shows something next to it. */
  point: {
    wings: leftWing + rightRaised,
    gaze: [4, 0],
    behind: [stroke('M66 30 94 8', 3.4), disc(95, 7, 3.6, { fill: clay })],
    inFront: feet,
  },
  /** Stands on a button with all its weight. */
  press: { wings: leftRaised + rightRaised, gaze: [0, 4.4], inFront: standing },
  /** Pushes a load. */
  carry: { wings: leftWing + rightStretched, gaze: [4, 1], inFront: feet },
  marker: {
    wings: leftWing + rightRaised,
    gaze: [-4, -1],
    inFront: [
      feet,
      group({ transform: 'rotate(-24 70 24)' }, [
        rect(65, 2, 10, 26, { rx: 2, fill: cobalt }),
        path('M66.500 2 70-6 73.500 2Z', { fill: sun }),
      ]),
    ],
  },
  read: {
    gaze: [0, 5],
    inFront: [
      path('M32 44C24 38 12 38 4 41V62C12 59 24 59 32 65 40 59 52 59 60 62V41C52 38 40 38 32 44Z', {
        fill: white,
      }),
      stroke('M32 44V65M11 46c5-1 9 0 14 2M11 53c5-1 9 0 14 2M53 46c-5-1-9 0-14 2M53 53c-5-1-9 0-14 2', 2),
    ],
  },
  graduate: {
    wings: leftWing + rightRaised,
    inFront: [
      path(cap, { fill: pine }),
      path(board, { fill: cobalt }),
      stroke(tassel, 2.4),
      disc(54, 17, 3, { fill: clay, 'stroke-width': 2.4 }),
      group({ transform: 'rotate(24 70 22)' }, [
        rect(64, 6, 12, 28, { rx: 4, fill: white }),
        stroke('M64 20H76', 3.4),
      ]),
    ],
  },
  /** Starts a film. */
  clap: {
    wings: leftWing + rightRaised,
    gaze: [4, 0],
    inFront: [
      standing,
      rect(64, 12, 36, 24, { rx: 3, fill: white }),
      stroke('M71 25H93M71 30H85', 2.2),
      group({ transform: 'rotate(-16 64 12)' }, [
        rect(64, 2, 36, 8, { rx: 2, fill: sky }),
        stroke('M72 2 68 10M82 2 78 10M92 2 88 10'),
      ]),
    ],
  },
};

/** The owl at work, with a light rim, so that it is whole on every ground. Another company's mark does nothing. */
export function owlAt(act: OwlAct, place: OwlPlace): Art {
  const { wings, gaze, behind = [], inFront = [] } = acts[act];
  if (!hasOwl) return owlBody(place);
  const art = join([
    drawn(place, behind),
    owlBody(place, wings),
    owlEyes(place, gaze),
    drawn(place, inFront),
  ]);
  return [rimmed(art, white, 5), art];
}

/** Files of their own. */
export const owlFiles = (): [name: string, svg: string][] =>
  Object.entries(owlViews).map(([name, box]) => [
    `owl-${name}`,
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: box.join(' ') },
      owlAt(name as OwlAct, { x: 0, y: 0, size: 64, weight: 3 }),
    ),
  ]);
