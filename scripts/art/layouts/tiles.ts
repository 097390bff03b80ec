import type { TilesSpec } from '../../../src/content/covers/types.ts';
import { bold, fine, tile, tileSize, type Motif } from '../motifs.ts';
import { cream, lineOn, sun } from '../palettes.ts';
import { disc, rect } from '../shapes.ts';
import { drawing, type Drawing, type Stage } from '../stage.ts';
import { at, type Point } from '../svg.ts';

const columns = 8;
const rows = 5;
const heroSize = 3;

/** A mosaic of squares: which are taken, and what has been drawn. */
class Mosaic {
  readonly drawn: string[] = [];
  readonly #taken = new Set<string>();

  isFree(x: number, y: number, size: number): boolean {
    if (x + size > columns || y + size > rows) return false;
    return this.#squares(x, y, size).every((square) => !this.#taken.has(square));
  }

  place(x: number, y: number, size: number, ...art: readonly string[]): void {
    for (const square of this.#squares(x, y, size)) this.#taken.add(square);
    this.drawn.push(at(x * tileSize, y * tileSize, ...art));
  }

  #squares(x: number, y: number, size: number): string[] {
    return Array.from(
      { length: size * size },
      (_, index) => `${x + (index % size)},${y + Math.floor(index / size)}`,
    );
  }
}

const plain = (size: number, fill: string) => rect(-0.5, -0.5, size + 1, size + 1, { fill });

/** The subject on three by three squares with its supporting icons next to it; tiles of two sizes fill the rest. */
export function tiles({ spec, scheme, random, icon, tall }: Stage<TilesSpec>): Drawing {
  const { board, plate, ground, tones, pop, echo } = scheme;
  const mosaic = new Mosaic();
  const left = random.whole(1, 4);
  const hero = icon.duotone(spec.icon, 140, 140, 320, plate === sun ? cream : sun);
  mosaic.place(left, 1, heroSize, plain(600, board), disc(300, 300, 244, { fill: plate }), hero);

  const below = left + random.whole(0, 2);
  const cropped = (): Point[] => [[left, 0], [left + 2, 0], [left + 1, 4]]; // prettier-ignore
  const whole = (): Point[] => [
    [left - 1, random.whole(1, 2)],
    [left + heroSize, random.whole(2, 3)],
    [below, 4],
    [left + random.whole(0, 2), 0],
  ];
  const loud = pop === board ? echo : pop;
  const calm = board !== sun && ground !== sun ? sun : cream;
  for (const [index, [x, y]] of (tall ? cropped() : whole()).entries()) {
    const name = spec.minor[index];
    if (name === undefined) break;
    const fill = [cream, loud, calm][index] ?? cream;
    mosaic.place(x, y, 1, plain(200, fill), icon.bold(name, 46, 46, 108, lineOn(fill)));
  }

  const recent: Motif[] = [];
  const put = (x: number, y: number, size: number, motifs: readonly Motif[]) => {
    const fill = random.pick(tones);
    const under = random.chance(0.7) ? ground : random.pick(tones.filter((tone) => tone !== fill));
    const motif = random.pick(motifs.filter((candidate) => !recent.includes(candidate)));
    recent.push(motif);
    if (recent.length > 5) recent.shift();
    mosaic.place(x, y, size, tile(motif, fill, under, random.whole(0, 3), size));
  };

  const corners = random.shuffle(Array.from({ length: (columns - 1) * (rows - 1) }, (_, index) => index));
  let large = 0;
  for (const index of corners) {
    const [x, y] = [index % (columns - 1), Math.floor(index / (columns - 1))];
    if (large === 3 || !mosaic.isFree(x, y, 2)) continue;
    put(x, y, 2, bold);
    large += 1;
  }
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!mosaic.isFree(x, y, 1)) continue;
      if (random.chance(0.14)) mosaic.place(x, y, 1);
      else put(x, y, 1, fine);
    }
  }
  return drawing({ x: (left - 0.5) * tileSize - 5, y: 0, width: 810, height: 1000 }, ...mosaic.drawn);
}
