import type { TilesSpec } from '../../../src/content/covers/types.ts';
import { bold, fine, square, tile, tileSize, type Motif } from '../motifs.ts';
import { cream, lineOn, sun } from '../palettes.ts';
import { disc } from '../shapes.ts';
import { drawing, type Drawing, type Stage } from '../stage.ts';
import { at, type Art, type Point } from '../svg.ts';

const [columns, rows] = [8, 5];

/** The names of the squares under a tile. */
const under = (x: number, y: number, size: number) =>
  Array.from({ length: size * size }, (_, i) => `${x + (i % size)},${y + Math.floor(i / size)}`);

/** The subject on three by three squares with its supporting icons next to it; tiles of two sizes fill the rest. */
export function tiles({ spec, scheme, random, icon, tall }: Stage<TilesSpec>): Drawing {
  const { board, plate, ground, tones, pop, echo } = scheme;
  const drawn: string[] = [];
  const taken = new Set<string>();
  const isFree = (x: number, y: number, size: number) =>
    x + size <= columns && y + size <= rows && under(x, y, size).every((name) => !taken.has(name));
  const place = (x: number, y: number, size: number, art: Art) => {
    for (const name of under(x, y, size)) taken.add(name);
    drawn.push(at(x * tileSize, y * tileSize, art));
  };
  const left = random.whole(1, 4);
  const hero = icon.duotone(spec.icon, 140, 140, 320, plate === sun ? cream : sun);
  // The owl's light rim must stay on the plate. Share images have no owl.
  const owl = spec.owl && !tall;
  place(left, 1, 3, [square(600, board), disc(300, 300, owl ? 276 : 244, { fill: plate }), !owl && hero]);

  const below = left + random.whole(0, 2);
  const cropped = (): Point[] => [[left, 0], [left + 2, 0], [left + 1, 4]]; // prettier-ignore
  const whole = (): Point[] => [
    [left - 1, random.whole(1, 2)],
    [left + 3, random.whole(2, 3)],
    [below, 4],
    [left + random.whole(0, 2), 0],
  ];
  const loud = pop === board ? echo : pop;
  const calm = board !== sun && ground !== sun ? sun : cream;
  for (const [index, [x, y]] of (tall ? cropped() : whole()).entries()) {
    const name = spec.minor[index];
    if (name === undefined) break;
    const fill = [cream, loud, calm][index] ?? cream;
    place(x, y, 1, [square(200, fill), icon.bold(name, 46, 46, 108, lineOn(fill))]);
  }

  const recent: Motif[] = [];
  const put = (x: number, y: number, size: number, motifs: readonly Motif[]) => {
    const fill = random.pick(tones);
    const back = random.chance(0.7) ? ground : random.pick(tones.filter((tone) => tone !== fill));
    const motif = random.pick(motifs.filter((candidate) => !recent.includes(candidate)));
    recent.push(motif);
    if (recent.length > 5) recent.shift();
    place(x, y, size, tile(motif, fill, back, random.whole(0, 3), size));
  };

  const corners = random.shuffle(Array.from({ length: (columns - 1) * (rows - 1) }, (_, index) => index));
  let large = 0;
  for (const index of corners) {
    const [x, y] = [index % (columns - 1), Math.floor(index / (columns - 1))];
    if (large === 3 || !isFree(x, y, 2)) continue;
    put(x, y, 2, bold);
    large += 1;
  }
  for (let index = 0; index < columns * rows; index += 1) {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    if (!isFree(x, y, 1)) continue;
    if (random.chance(0.14)) place(x, y, 1, []);
    else put(x, y, 1, fine);
  }
  return drawing({ x: (left - 0.5) * tileSize - 5, y: 0, width: 810, height: 1000 }, drawn);
}
