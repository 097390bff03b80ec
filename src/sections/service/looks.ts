import type { Ground } from '../../theme/palette';
import { colour } from '../../theme/tokens';

/** Grounds that only service pages have: each takes its text colours from one of the theme's grounds. */
const tints = {
  clay: { '--ground': colour.clay, '--muted': colour.ink, '--w-palette-text-secondary': colour.ink },
  cobalt: { '--ground': colour.cobalt },
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
  pattern?: 'checks' | 'rings' | 'stripes' | 'zigzag' | 'horizon';
  /** The ground of the exhibit's own section. */
  stage?: Coat;
  /** How the six services are set. */
  list: 'columns' | 'tiles';
  listGround: Ground;
  /** The left and the right half of the split panel. */
  asks: readonly [Coat, Coat];
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
    asks: [ink, sky],
  },
  uiuxdesigns: {
    hero: { ground: 'white' },
    place: 'below',
    list: 'tiles',
    listGround: 'sky',
    asks: [clay, paperDeep],
  },
  aiml: {
    hero: pine,
    place: 'below',
    list: 'tiles',
    listGround: 'paper',
    asks: [sunLight, ink],
  },
  cloudservices: {
    hero: sky,
    place: 'below',
    pattern: 'horizon',
    list: 'tiles',
    listGround: 'white',
    asks: [cobalt, sunLight],
  },
  salesforce: {
    hero: cobalt,
    place: 'after',
    pattern: 'zigzag',
    stage: paper,
    list: 'columns',
    listGround: 'sky',
    asks: [paperDeep, cobalt],
  },
  fullstack: {
    hero: clay,
    place: 'side',
    pattern: 'stripes',
    list: 'columns',
    listGround: 'paper',
    asks: [pine, sky],
  },
  mobileappdevelpment: {
    hero: sunLight,
    place: 'side',
    pattern: 'rings',
    list: 'tiles',
    listGround: 'white',
    asks: [clay, pine],
  },
  dataanalytics: {
    hero: paperDeep,
    place: 'after',
    stage: sky,
    list: 'columns',
    listGround: 'white',
    asks: [pine, clay],
  },
  devops: {
    hero: ink,
    place: 'side',
    list: 'tiles',
    listGround: 'pine',
    asks: [sky, ink],
  },
};
const usual: Look = {
  hero: sun,
  place: 'after',
  list: 'columns',
  listGround: 'paper',
  asks: [pine, paper],
};

/** How a service's page looks; a new service starts with the usual look. */
export const lookOf = (slug: string): Look => looks[slug] ?? usual;

export const coat = ({ ground, tint }: Coat) => ({ 'data-ground': ground, 'data-tint': tint });
