import { hasOwl } from '../src/components/markShapes.ts';
import { eyes, owlPaths } from '../src/components/owl/owlPaths.ts';
import { mark } from './brand.ts';
import { clay, cream, ink, pineLight, sun, white } from './palettes.ts';
import { disc, rect } from './shapes.ts';
import { at, group, path, round, type Art, type Point } from './svg.ts';

type OwlPlace = {
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

/** The owl of the pages without its eyes, or another company's mark on a white plate. */
export function owlBody(place: OwlPlace, wings = owlPaths.leftWing + owlPaths.rightWing): string {
  const { head, body, feathers, beak } = owlPaths;
  const plate: Art = [rect(2, 2, 60, 60, { rx: 12, fill: white }), mark(10, 10, 44)];
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
    eyes.map((x) => [
      disc(x, 26, 10.2, { fill: white }),
      disc(x + dx, 26 + dy, 4.4, { fill: ink, stroke: 'none' }),
    ]),
  );
