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

export const schemes: Readonly<Record<PaletteName, Scheme>> = {
  sun: {
    name: 'sun',
    ground: sun,
    soft: sunLight,
    deep: mix(sun, clay, 0.22),
    disc: sunLight,
    lead: white,
    tint: sunLight,
    pop: clay,
    onPop: cream,
    echo: pine,
    line: ink,
    board: ink,
    plate: sun,
    tones: [sunLight, cream, ink, clay, sunLight, pine],
  },
  ink: {
    name: 'ink',
    ground: ink,
    soft: inkSoft,
    deep: mix(inkSoft, cream, 0.12),
    disc: sun,
    lead: sun,
    tint: cream,
    pop: clay,
    onPop: cream,
    echo: sky,
    line: paperDeep,
    board: sun,
    plate: cream,
    tones: [inkSoft, sun, cream, inkSoft, sun, clay],
  },
  paper: {
    name: 'paper',
    ground: paper,
    soft: paperDeep,
    deep: mix(paperDeep, ink, 0.1),
    disc: sun,
    lead: sun,
    tint: cream,
    pop: pineLight,
    onPop: cream,
    echo: clay,
    line: ink,
    board: pineLight,
    plate: sun,
    tones: [paperDeep, sun, white, pineLight, ink, clay],
  },
  pine: {
    name: 'pine',
    ground: pine,
    soft: pineLight,
    deep: mix(pine, ink, 0.4),
    disc: sun,
    lead: sun,
    tint: cream,
    pop: clay,
    onPop: cream,
    echo: sky,
    line: ink,
    board: sun,
    plate: cream,
    tones: [pineLight, sun, cream, mix(pine, ink, 0.4), sky, pineLight],
  },
  clay: {
    name: 'clay',
    ground: clay,
    soft: mix(clay, sun, 0.34),
    deep: mix(clay, ink, 0.2),
    disc: sun,
    lead: cream,
    tint: sun,
    pop: ink,
    onPop: sun,
    echo: sky,
    line: ink,
    board: ink,
    plate: sun,
    tones: [mix(clay, sun, 0.34), sun, cream, ink, sunLight, mix(clay, ink, 0.2)],
  },
  sky: {
    name: 'sky',
    ground: sky,
    soft: mix(sky, cobalt, 0.13),
    deep: mix(sky, cobalt, 0.28),
    disc: sun,
    lead: sun,
    tint: cream,
    pop: cobalt,
    onPop: cream,
    echo: clay,
    line: ink,
    board: sun,
    plate: white,
    tones: [mix(sky, cobalt, 0.13), white, sun, cobalt, ink, white],
  },
};
