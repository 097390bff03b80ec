import type { TilesSpec } from '../../../src/content/covers/types.ts';
import { bold, fine, tile, tileSize, type Motif } from '../motifs.ts';
import { lineOn } from '../palettes.ts';
import { cream, disc, ink, rect, sun } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { at } from '../svg.ts';

const columns = 8;
const rows = 5;
const hero = 3;

/** The mosaic: which squares are taken, and what has been drawn. */
class Mosaic {
  readonly drawn: string[] = [];
  readonly #taken = new Set<string>();

  isFree(x: number, y: number, size: number): boolean {
    if (x < 0 || y < 0 || x + size > columns || y + size > rows) return false;
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

/** The subject on three by three squares, its supporters next to it, tiles of two sizes around them. */
export function tiles({ spec, scheme, random, icon, tall }: Stage<TilesSpec>): Drawing {
  const mosaic = new Mosaic();
  const left = random.whole(1, 4);
  const { board, plate } = scheme;
  mosaic.place(
    left,
    1,
    hero,
    rect({ x: -0.5, y: -0.5, width: 601, height: 601 }, { fill: board }),
    disc(300, 300, 244, { fill: plate }),
    icon(
      spec.icon,
      'duotone',
      { x: 140, y: 140, size: 320 },
      { line: ink, tint: plate === sun ? cream : sun },
    ),
  );

  const below = left + random.whole(0, 2);
  const beside: readonly (readonly [number, number])[] = tall
    ? [
        [left, 0],
        [left + 2, 0],
        [left + 1, 4],
      ]
    : [
        [left - 1, random.whole(1, 2)],
        [left + hero, random.whole(2, 3)],
        [below, 4],
        [left + random.whole(0, 2), 0],
      ];
  spec.minor.slice(0, beside.length).forEach((name, index) => {
    const [x, y] = beside[index] ?? [0, 0];
    const loud = index === 1;
    const calm = index === 2 && board !== sun && scheme.ground !== sun ? sun : cream;
    const fill = loud ? (scheme.pop === board ? scheme.echo : scheme.pop) : calm;
    mosaic.place(
      x,
      y,
      1,
      rect({ x: -0.5, y: -0.5, width: 201, height: 201 }, { fill }),
      icon(name, 'bold', { x: 46, y: 46, size: 108 }, { line: lineOn(fill) }),
    );
  });

  const { ground, tones } = scheme;
  const recent: Motif[] = [];
  const fresh = (motifs: readonly Motif[]) => {
    const motif = random.pick(motifs.filter((candidate) => !recent.includes(candidate)));
    recent.push(motif);
    if (recent.length > 5) recent.shift();
    return motif;
  };
  const put = (x: number, y: number, size: number, motifs: readonly Motif[]) => {
    const fill = random.pick(tones);
    const under = random.chance(0.7) ? ground : random.pick(tones.filter((tone) => tone !== fill));
    mosaic.place(x, y, size, tile(fresh(motifs), fill, under, random.whole(0, 3), size));
  };

  const corners = random.shuffle(Array.from({ length: (columns - 1) * (rows - 1) }, (_, index) => index));
  let large = 0;
  for (const corner of corners) {
    const x = corner % (columns - 1);
    const y = Math.floor(corner / (columns - 1));
    if (large < 3 && mosaic.isFree(x, y, 2)) {
      put(x, y, 2, bold);
      large += 1;
    }
  }
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!mosaic.isFree(x, y, 1)) continue;
      if (random.chance(0.14)) mosaic.place(x, y, 1);
      else put(x, y, 1, fine);
    }
  }
  return {
    art: mosaic.drawn.join(''),
    focus: { x: (left - 0.5) * tileSize - 5, y: 0, width: 810, height: 1000 },
  };
}
