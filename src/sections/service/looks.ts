import type { Ground } from '../../theme/palette';
import { colour } from '../../theme/tokens';

/** Grounds that only service pages have. Each takes its text colours from a ground of the theme. */
const tints = {
  clay: { '--ground': colour.clay, '--muted': colour.ink, '--w-palette-text-secondary': colour.ink },
  cobalt: { '--ground': colour.cobalt, '--link': colour.cream },
  sunLight: { '--ground': colour.sunLight },
  paperDeep: { '--ground': colour.paperDeep },
} as const;

/** The style rules of the tints, for the element that has `data-ground` and `data-tint`. */
export const tinted = Object.fromEntries(
  Object.entries(tints).map(([name, rule]) => [`&[data-tint=${name}]`, rule]),
);

export interface Coat {
  ground: Ground;
  tint?: keyof typeof tints;
}

interface Look {
  hero: Coat;
  /**
   * Where the exhibit is: beside the text, below it in the hero, or in a section of its own after a hero with a
   * picture.
   */
  place: 'side' | 'below' | 'after';
  /** What is drawn on the hero's ground. */
  pattern?: 'checks' | 'stripes' | 'zigzag';
  /** The ground of the exhibit's own section. */
  stage?: Coat;
  /** How the six parts of the service are laid out. */
  list: 'columns' | 'tiles';
  listGround: Ground;
  /** Where the weeks are: in a list beside the prices, in a row above them, or as a path after the benefits. */
  weeks: 'list' | 'row' | 'path';
  /** The ground of the prices. */
  prices: Coat;
  /** A band needs four benefits. */
  benefits: 'cards' | 'band';
  /** The left and the right half of the split panel. */
  asks: readonly [Coat, Coat];
  /** The ground of the form. */
  form: Ground;
}

const sun: Coat = { ground: 'sun' };
const pine: Coat = { ground: 'pine' };
const ink: Coat = { ground: 'ink' };
const sky: Coat = { ground: 'sky' };
const paper: Coat = { ground: 'paper' };
const clay: Coat = { ground: 'sun', tint: 'clay' };
const cobalt: Coat = { ground: 'ink', tint: 'cobalt' };
const sunLight: Coat = { ground: 'paper', tint: 'sunLight' };
const paperDeep: Coat = { ground: 'paper', tint: 'paperDeep' };

const looks: Record<string, Look> = {
  webdevelopment: {
    hero: sun,
    place: 'below',
    pattern: 'checks',
    list: 'columns',
    listGround: 'white',
    weeks: 'path',
    prices: sky,
    benefits: 'band',
    asks: [ink, sky],
    form: 'paper',
  },
  uiuxdesigns: {
    hero: { ground: 'white' },
    place: 'below',
    list: 'tiles',
    listGround: 'sky',
    weeks: 'path',
    prices: clay,
    benefits: 'cards',
    asks: [clay, paperDeep],
    form: 'sky',
  },
  aiml: {
    hero: pine,
    place: 'below',
    list: 'tiles',
    listGround: 'paper',
    weeks: 'row',
    prices: pine,
    benefits: 'cards',
    asks: [sunLight, ink],
    form: 'paper',
  },
  cloudservices: {
    hero: sky,
    place: 'below',
    list: 'tiles',
    listGround: 'white',
    weeks: 'list',
    prices: sky,
    benefits: 'cards',
    asks: [cobalt, sunLight],
    form: 'paper',
  },
  salesforce: {
    hero: cobalt,
    place: 'after',
    pattern: 'zigzag',
    stage: paper,
    list: 'columns',
    listGround: 'sky',
    weeks: 'row',
    prices: cobalt,
    benefits: 'cards',
    asks: [paperDeep, cobalt],
    form: 'paper',
  },
  fullstack: {
    hero: clay,
    place: 'side',
    pattern: 'stripes',
    list: 'columns',
    listGround: 'paper',
    weeks: 'list',
    prices: sunLight,
    benefits: 'cards',
    asks: [pine, sky],
    form: 'paper',
  },
  mobileappdevelpment: {
    hero: sunLight,
    place: 'side',
    list: 'tiles',
    listGround: 'white',
    weeks: 'row',
    prices: sun,
    benefits: 'band',
    asks: [paperDeep, clay],
    form: 'sky',
  },
  dataanalytics: {
    hero: paperDeep,
    place: 'after',
    stage: sky,
    list: 'columns',
    listGround: 'white',
    weeks: 'path',
    prices: sun,
    benefits: 'cards',
    asks: [sunLight, pine],
    form: 'sky',
  },
  devops: {
    hero: ink,
    place: 'side',
    list: 'tiles',
    listGround: 'pine',
    weeks: 'list',
    prices: pine,
    benefits: 'band',
    asks: [sky, ink],
    form: 'pine',
  },
};
const usual: Look = {
  hero: sun,
  place: 'after',
  list: 'columns',
  listGround: 'paper',
  weeks: 'list',
  prices: { ground: 'white' },
  benefits: 'cards',
  asks: [pine, paper],
  form: 'sun',
};

/** The look of a service's page. A service without a row has the usual look. */
export const lookOf = (slug: string): Look => looks[slug] ?? usual;

export const coat = ({ ground, tint }: Coat) => ({ 'data-ground': ground, 'data-tint': tint });
