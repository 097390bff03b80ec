import type { PaletteName } from '../../src/content/covers/types.ts';
import { palette } from '../../src/theme/palette.ts';

export const { sun, sunLight, ink, inkSoft, paper, paperDeep, cream, white } = palette;
export const { pine, pineLight, clay, sky, cobalt } = palette;

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

/** The colours that most palettes share, by their role. */
const common = {
  /** Behind people: light hair, white shirts and black hair must all contrast with it. */
  disc: sun,
  /** The card that holds the subject, and the flat colour inside the subject's icon. */
  lead: sun,
  tint: cream,
  /** One loud small shape in each drawing, and the colour of an icon on it. */
  pop: clay,
  onPop: cream,
  /** A second loud colour. */
  echo: sky,
  /** Thin lines directly on the ground. */
  line: ink,
  /** The squares in the middle of a mosaic, and the plate on them. */
  board: sun,
  plate: cream,
} satisfies Record<string, string>;

type Roles = Record<keyof typeof common, string>;
export type Scheme = Roles & {
  name: PaletteName;
  ground: string;
  /** Close to the ground, for shapes in the background; `deep` is further from it. */
  soft: string;
  deep: string;
  /** The shapes of a mosaic. A colour listed twice is used twice as often. */
  tones: readonly string[];
};

type Grounds = [ground: string, soft: string, deep: string];
const scheme = (
  name: PaletteName,
  [ground, soft, deep]: Grounds,
  tones: readonly string[],
  roles: Partial<Roles> = {},
): Scheme => ({ ...common, name, ground, soft, deep, tones, ...roles });

const pineDeep = mix(pine, ink, 0.4);
const [claySoft, clayDeep] = [mix(clay, sun, 0.34), mix(clay, ink, 0.2)];
const skySoft = mix(sky, cobalt, 0.13);

export const schemes: Readonly<Record<PaletteName, Scheme>> = {
  sun: scheme('sun', [sun, sunLight, mix(sun, clay, 0.22)], [sunLight, cream, ink, clay, sunLight, pine], {
    disc: sunLight,
    lead: white,
    tint: sunLight,
    echo: pine,
    board: ink,
    plate: sun,
  }),
  // One step lighter than the outline and the shadow of a card, which it would otherwise join.
  ink: scheme(
    'ink',
    [inkSoft, mix(inkSoft, cream, 0.12), mix(inkSoft, cream, 0.2)],
    [inkSoft, sun, cream, inkSoft, sun, clay],
    { line: paperDeep },
  ),
  paper: scheme(
    'paper',
    [paper, paperDeep, mix(paperDeep, ink, 0.1)],
    [paperDeep, sun, white, pineLight, ink, clay],
    { pop: pineLight, echo: clay, board: pineLight, plate: sun },
  ),
  pine: scheme('pine', [pine, pineLight, pineDeep], [pineLight, sun, cream, pineDeep, sky, pineLight]),
  clay: scheme('clay', [clay, claySoft, clayDeep], [claySoft, sun, cream, ink, sunLight, clayDeep], {
    lead: cream,
    tint: sun,
    pop: ink,
    onPop: sun,
    board: ink,
    plate: sun,
  }),
  sky: scheme('sky', [sky, skySoft, mix(sky, cobalt, 0.28)], [skySoft, white, sun, cobalt, ink, white], {
    pop: cobalt,
    echo: clay,
    plate: white,
  }),
};
