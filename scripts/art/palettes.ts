import type { PaletteName } from '../../src/content/covers/types.ts';
import { palette } from '../../src/theme/palette.ts';

export const {
  sun,
  sunLight,
  ink,
  inkSoft,
  paper,
  paperDeep,
  cream,
  white,
  pine,
  pineLight,
  clay,
  sky,
  cobalt,
} = palette;

/** The colours of a drawing by their role. */
export type Scheme = {
  name: PaletteName;
  ground: string;
  /** Close to the ground, for shapes in the background. */
  soft: string;
  /** Further from the ground than `soft`. */
  deep: string;
  /** Behind people: light hair, white shirts and black hair must all stand out from it. */
  disc: string;
  /** The card that holds the subject, and the flat colour inside the subject's icon. */
  lead: string;
  tint: string;
  /** One loud small shape in each drawing, and the colour of an icon on it. */
  pop: string;
  onPop: string;
  /** A second loud colour. */
  echo: string;
  /** Thin lines directly on the ground. */
  line: string;
  /** The squares in the middle of a mosaic, and the plate on them. */
  board: string;
  plate: string;
  /** The shapes of a mosaic. A colour listed twice is used twice as often. */
  tones: readonly string[];
};

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes a share of `other` into `base`. */
export function mix(base: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(base).map((value, index) => value + ((added[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Ink on light surfaces, cream on dark ones. */
export function lineOn(fill: string): string {
  const [red = 0, green = 0, blue = 0] = channels(fill);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? ink : cream;
}

/** The roles that most palettes share. */
const common = {
  disc: sun,
  lead: sun,
  tint: cream,
  pop: clay,
  onPop: cream,
  echo: sky,
  line: ink,
  board: sun,
  plate: cream,
};

type Grounds = Pick<Scheme, 'name' | 'ground' | 'soft' | 'deep'>;
const scheme = (grounds: Grounds, tones: readonly string[], roles: Partial<Scheme> = {}): Scheme => ({
  ...common,
  ...grounds,
  tones,
  ...roles,
});

export const schemes: Readonly<Record<PaletteName, Scheme>> = {
  sun: scheme(
    { name: 'sun', ground: sun, soft: sunLight, deep: mix(sun, clay, 0.22) },
    [sunLight, cream, ink, clay, sunLight, pine],
    { disc: sunLight, lead: white, tint: sunLight, echo: pine, board: ink, plate: sun },
  ),
  ink: scheme(
    { name: 'ink', ground: ink, soft: inkSoft, deep: mix(inkSoft, cream, 0.12) },
    [inkSoft, sun, cream, inkSoft, sun, clay],
    { line: paperDeep },
  ),
  paper: scheme(
    { name: 'paper', ground: paper, soft: paperDeep, deep: mix(paperDeep, ink, 0.1) },
    [paperDeep, sun, white, pineLight, ink, clay],
    { pop: pineLight, echo: clay, board: pineLight, plate: sun },
  ),
  pine: scheme({ name: 'pine', ground: pine, soft: pineLight, deep: mix(pine, ink, 0.4) }, [
    pineLight,
    sun,
    cream,
    mix(pine, ink, 0.4),
    sky,
    pineLight,
  ]),
  clay: scheme(
    { name: 'clay', ground: clay, soft: mix(clay, sun, 0.34), deep: mix(clay, ink, 0.2) },
    [mix(clay, sun, 0.34), sun, cream, ink, sunLight, mix(clay, ink, 0.2)],
    { lead: cream, tint: sun, pop: ink, onPop: sun, board: ink, plate: sun },
  ),
  sky: scheme(
    { name: 'sky', ground: sky, soft: mix(sky, cobalt, 0.13), deep: mix(sky, cobalt, 0.28) },
    [mix(sky, cobalt, 0.13), white, sun, cobalt, ink, white],
    { pop: cobalt, echo: clay, plate: white },
  ),
};
