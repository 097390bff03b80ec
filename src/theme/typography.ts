import type { ThemeOptions } from '@mui/material/styles';
import { columnWidth } from './column';

export const fonts = {
  display: "'Bricolage Grotesque', 'Display Fallback', sans-serif",
  text: "Figtree, 'Text Fallback', sans-serif",
  code: "ui-monospace, SFMono-Regular, Consolas, 'Liberation Mono', monospace",
} as const;

/** The face of titles and figures. */
export const display = { fontFamily: fonts.display, fontWeight: 800 } as const;
/** The face of headings in cards and texts. */
export const heading = { fontFamily: fonts.display, fontWeight: 700 } as const;

interface Growth {
  /** On the smallest phone. */
  least: number;
  /** From there on it is this and a share of the screen. */
  start: number;
  slope: number;
  /** On a laptop of 1280 px. */
  laptop: number;
}
/** The content's column in px: on a laptop, and as wide as it gets. The margins at its sides are 80 px each meanwhile. */
const column = { laptop: 1200, widest: columnWidth, margins: 160 };
const round = (value: number) => Math.round(value * 1000) / 1000;
/**
 * A size that grows with the screen up to a laptop, and from then on with the content's column, so that no title has more
 * lines on a larger screen. Sizes are in rem, the slope in vw.
 */
export const growing = ({ least, start, slope, laptop }: Growth) => {
  const perPixel = (laptop * 16) / column.laptop;
  const withColumn = `${round(perPixel * 100)}vw - ${round(perPixel * column.margins)}px`;
  // 2% less than the column's growth, because the margins inside the column do not grow with it.
  const largest = round(laptop * 0.98 * (column.widest / column.laptop));
  return `clamp(${least}rem, max(min(${start}rem + ${slope}vw, ${laptop}rem), ${withColumn}), ${largest}rem)`;
};

/** The type scale. */
const standard = {
  fontFamily: fonts.text,
  /** The heading of Home, of Contact and of legal pages. */
  h1: {
    ...display,
    fontSize: growing({ least: 2.5, start: 1.55, slope: 4.2, laptop: 4.9 }),
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  /** The heading of a page next to a picture. */
  pageTitle: {
    ...display,
    fontSize: growing({ least: 2, start: 1.4, slope: 3.25, laptop: 3.975 }),
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  /** The heading of a section. */
  h2: {
    ...display,
    fontSize: growing({ least: 1.65, start: 1.1, slope: 2.6, laptop: 3.175 }),
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.84rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  /** The heading of a card. */
  h4: { ...heading, fontSize: '1.375rem', lineHeight: 1.2, letterSpacing: '-0.015em' },
  /** The heading of a column of links. */
  h5: { ...heading, fontSize: '1.25rem', lineHeight: 1.6 },
  /** A question, where there is room for it. */
  h6: { ...heading, fontSize: '1.1875rem', lineHeight: 1.2, letterSpacing: '-0.015em' },
  /** The text under a large heading. */
  subtitle1: {
    fontSize: growing({ least: 1.0625, start: 1, slope: 0.35, laptop: 1.25 }),
    lineHeight: 1.55,
  },
  /** A label: of a list, a panel or a figure. */
  subtitle2: { fontWeight: 700, fontSize: '0.9375rem', lineHeight: 1.3 },
  /** Grows with the screen, because lines get wider too. */
  body1: { fontSize: 'clamp(1.0625rem, 0.7rem + 0.42vw, 1.1875rem)', lineHeight: 1.6 },
  /** The words of an event on its card in the fan. */
  caption: { fontSize: '0.75rem', lineHeight: 1.25 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: { textTransform: 'none', fontWeight: 700 },
} satisfies ThemeOptions['typography'];

const wide = '@media (min-width: 1024px)';

/**
 * The roles that MUI has no name for. Without a line height or a face of its own, a role takes its parent's. The size of a
 * text that is in one place only is in its component.
 */
const roles = {
  /** The heading of an article, which is longer than the name of a page. */
  articleTitle: {
    ...display,
    fontSize: growing({ least: 2.25, start: 1.5, slope: 2.6, laptop: 3.575 }),
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  /** The heading of a section that a visitor looks up rather than reads. */
  quietHeading: {
    ...display,
    fontSize: growing({ least: 1.375, start: 1.15, slope: 1.22, laptop: 2.125 }),
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
  },
  /** The heading of the one section that a page is about: smaller than the page's own heading, whose name comes first. */
  loudHeading: {
    ...display,
    fontSize: growing({ least: 1.6, start: 0.86, slope: 3.68, laptop: 3.55 }),
    lineHeight: 0.96,
    letterSpacing: '-0.04em',
  },
  /** The heading of a page whose phrases are longer than a phone's line at the usual size. */
  longTitle: {
    ...display,
    fontSize: growing({ least: 1.5, start: 0.9, slope: 3.9, laptop: 3.975 }),
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  /** The text of an article. */
  article: {
    fontSize: '1.125rem',
    lineHeight: 1.65,
    [wide]: { fontSize: 'clamp(1.1875rem, 1.1vw, 1.3125rem)' },
  },
  /** A program. */
  code: {
    fontFamily: fonts.code,
    // Grows with the article's text around it.
    fontSize: 'clamp(0.9375rem, 0.9vw, 1.0625rem)',
    lineHeight: 1.55,
  },
  /** Name and place of a quoted person, and other small words on two lines. */
  byline: { fontSize: '0.9375rem', lineHeight: 1.35 },
  /** A highlighted quotation. */
  quote: { fontSize: '1.1875rem', fontWeight: 600, lineHeight: 1.45 },
  /** The heading of a page in a few words: two lines next to a picture. */
  poster: {
    ...display,
    fontSize: 'clamp(3.25rem, 15vw, 7.5rem)',
    lineHeight: 0.92,
    letterSpacing: '-0.03em',
    [wide]: { fontSize: 'min(8.6vw, 9.5rem)' },
  },
  /** The number of a part in a grid. */
  partNumber: { ...display, fontSize: '2.5rem', lineHeight: 1, letterSpacing: '-0.03em' },
  /** A score, a rating, the answer of an exhibit, or the title of a poster on a narrow screen. */
  score: { ...display, fontSize: '1.75rem', lineHeight: 1.1, letterSpacing: '-0.02em' },
  /** A sum of money, or the number of a step. */
  numeral: { ...display, fontSize: '1.5rem' },
  /** The first letter of a name, or the number of a small step. */
  initial: { ...display, fontSize: '1.375rem' },
  /** A line of a few words across a card. It stays one line on a phone of 360 px. */
  badge: {
    fontWeight: 700,
    fontSize: 'clamp(0.8125rem, 5vw - 0.3125rem, 0.875rem)',
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
  },
  /** The link of a card. */
  cardLink: { fontWeight: 700 },
  /** An entry of the menu on a phone. */
  menuItem: { fontSize: '1.125rem' },
  /** A fact in a list of them. */
  fact: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.4 },
} as const;

export type Role = keyof typeof roles;

export const typography = { ...standard, ...roles };
