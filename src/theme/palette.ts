import accent from '../config/accent.json' with { type: 'json' };

/**
 * The colours of the site. Colours are defined only here and in `src/config/accent.json`: the MUI theme, the art
 * generator, the relay's pages and the tests on contrast all read them. The sandbox's inbox has its own, in `inbox.css`.
 */
export const palette = {
  /** The company's own colour. */
  accent: accent.brand,
  /** A tint of the accent that has enough contrast on ink and under ink: the accent itself, if it is light enough. */
  sun: accent.light,
  sunLight: accent.lighter,
  ink: '#17171C',
  inkSoft: '#2B2B34',
  /** Secondary text on light grounds: 7 : 1 on paper. */
  inkMuted: '#4A4A55',
  paper: '#F6EFDF',
  paperDeep: '#E9DDC2',
  cream: '#FFF8E6',
  white: '#FFFDF7',
  pine: '#12504A',
  pineLight: '#1F6F63',
  clay: '#E2591B',
  sky: '#C9DDF2',
  cobalt: '#2F4BC7',
  /** Error text on light grounds; clay is for shapes. */
  danger: '#B3261E',
} as const;

export type ColourName = keyof typeof palette;

const isLight = accent.brand === accent.light;

/** The background of buttons and of the loud sections, and the text on it. */
export const brand: { ground: ColourName; text: ColourName; muted: ColourName } = {
  ground: isLight ? 'sun' : 'accent',
  ...(accent.text === 'ink' ? { text: 'ink', muted: 'inkSoft' } : { text: 'white', muted: 'white' }),
};

/** The backgrounds of sections, with the colours that are allowed on each. */
export const grounds = {
  paper: { ground: 'paper', text: 'ink', muted: 'inkMuted', link: 'cobalt', focus: 'cobalt' },
  white: { ground: 'white', text: 'ink', muted: 'inkMuted', link: 'cobalt', focus: 'cobalt' },
  sun: { ...brand, link: brand.text, focus: brand.text },
  sky: { ground: 'sky', text: 'ink', muted: 'inkMuted', link: 'cobalt', focus: 'cobalt' },
  ink: { ground: 'ink', text: 'cream', muted: 'paperDeep', link: 'sun', focus: 'sun' },
  pine: { ground: 'pine', text: 'cream', muted: 'paperDeep', link: 'sunLight', focus: 'sun' },
} as const satisfies Record<string, Record<'ground' | 'text' | 'muted' | 'link' | 'focus', ColourName>>;

export type Ground = keyof typeof grounds;
/** In the order of the table. */
export const groundNames = Object.keys(grounds) as Ground[];
