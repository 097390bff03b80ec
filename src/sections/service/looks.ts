import type { Ground } from '../../theme/palette';
import { colour } from '../../theme/tokens';

/** Grounds that only service pages have: each takes its text colours from one of the theme's grounds. */
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
  /** Where the exhibit is: next to the words, below them in the hero, or in a section after a hero with a picture. */
  place: 'side' | 'below' | 'after';
  /** What is drawn on the hero's ground. */
  pattern?: 'checks' | 'stripes' | 'zigzag';
  /** The ground of the exhibit's own section. */
  stage?: Coat;
  /** How the six services are set. */
  list: 'columns' | 'tiles';
  listGround: Ground;
  /** How the weeks are set: in a list next to the prices, in a row above them, or as a path after the benefits. */
  weeks: 'list' | 'row' | 'path';
  /** The ground of the prices. */
  prices: Coat;
  /** A band has four. */
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
    form: 'sun',
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

/** How a service's page looks; a new service starts with the usual look. */
export const lookOf = (slug: string): Look => looks[slug] ?? usual;

export const coat = ({ ground, tint }: Coat) => ({ 'data-ground': ground, 'data-tint': tint });
