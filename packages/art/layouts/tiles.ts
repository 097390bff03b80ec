import type { TilesSpec } from '../../../src/content/covers/types.ts';
import { bold, fine, square, tile, tileSize, type Motif } from '../motifs.ts';
import { cream, lineOn, sun } from '../palettes.ts';
import { disc } from '../shapes.ts';
import { drawing, type Drawing, type Stage } from '../stage.ts';
import { at, type Art, type Point } from '../svg.ts';

const [columns, rows] = [8, 5];

/** The names of the squares under a tile. */
const squaresUnder = (x: number, y: number, size: number) =>
  Array.from({ length: size * size }, (_, i) => `${x + (i % size)},${y + Math.floor(i / size)}`);

/** The squares of the picture, each of which holds part of one tile at most. */
const createGrid = () => {
  const drawn: string[] = [];
  const taken = new Set<string>();
  return {
    drawn,
    isFree: (x: number, y: number, size: number) =>
      x + size <= columns && y + size <= rows && squaresUnder(x, y, size).every((name) => !taken.has(name)),
    place: (x: number, y: number, size: number, art: Art) => {
      for (const name of squaresUnder(x, y, size)) taken.add(name);
      drawn.push(at(x * tileSize, y * tileSize, art));
    },
  };
};
type Grid = ReturnType<typeof createGrid>;

/** The subject on three by three squares. */
const placeHero = (grid: Grid, { spec, scheme, icon, tall }: Stage<TilesSpec>, left: number) => {
  const { board, plate } = scheme;
  // Share images have no owl. Elsewhere its light rim must stay on the plate, which is larger then.
  const hasOwl = spec.owl && !tall;
  const hero = icon.duotone(spec.icon, 140, 140, 320, plate === sun ? cream : sun);
  const ground = [square(600, board), disc(300, 300, hasOwl ? 276 : 244, { fill: plate })];
  grid.place(left, 1, 3, hasOwl ? ground : [...ground, hero]);
};

/** Up to four supporting icons around the subject. */
const placeIcons = (grid: Grid, { spec, scheme, random, icon, tall }: Stage<TilesSpec>, left: number) => {
  const { board, ground, pop, echo } = scheme;
  const below = left + random.whole(0, 2);
  // Functions, because a random number that is drawn changes all later ones.
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
    grid.place(x, y, 1, [square(200, fill), icon.bold(name, 46, 46, 108, lineOn(fill))]);
  }
};

const MOST_LARGE = 3;

/** Motifs on all squares that are left: some large, the others small, and some squares empty. */
const placeMotifs = (grid: Grid, { scheme: { tones, ground }, random }: Stage<TilesSpec>) => {
  const recent: Motif[] = [];
  const placeMotif = (x: number, y: number, size: number, motifs: readonly Motif[]) => {
    const fill = random.pick(tones);
    const back = random.chance(0.7) ? ground : random.pick(tones.filter((tone) => tone !== fill));
    const motif = random.pick(motifs.filter((candidate) => !recent.includes(candidate)));
    recent.push(motif);
    if (recent.length > 5) recent.shift();
    grid.place(x, y, size, tile(motif, fill, back, random.whole(0, 3), size));
  };

  const corners = random.shuffle(Array.from({ length: (columns - 1) * (rows - 1) }, (_, index) => index));
  let large = 0;
  for (const index of corners) {
    const [x, y] = [index % (columns - 1), Math.floor(index / (columns - 1))];
    if (large === MOST_LARGE || !grid.isFree(x, y, 2)) continue;
    placeMotif(x, y, 2, bold);
    large += 1;
  }
  for (let index = 0; index < columns * rows; index += 1) {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    if (!grid.isFree(x, y, 1)) continue;
    if (random.chance(0.14)) grid.place(x, y, 1, []);
    else placeMotif(x, y, 1, fine);
  }
};

/** The width of a tall crop, in whose middle the subject is. */
const FOCUS_WIDTH = 810;

/** The subject on three by three squares with its supporting icons next to it; tiles of two sizes fill the rest. */
export function tiles(stage: Stage<TilesSpec>): Drawing {
  const grid = createGrid();
  const left = stage.random.whole(1, 4);
  placeHero(grid, stage, left);
  placeIcons(grid, stage, left);
  placeMotifs(grid, stage);
  const middle = (left + 1.5) * tileSize;
  return drawing({ x: middle - FOCUS_WIDTH / 2, y: 0, width: FOCUS_WIDTH, height: 1000 }, grid.drawn);
}
