import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { colour, columnWidth, margin, motion } from '../theme/tokens';

const whereItMoves = '@media screen and (prefers-reduced-motion: no-preference)';
const withoutMotion = '@media (prefers-reduced-motion: reduce)';

/*
 * The parts, in the order of the page: the checkbox [data-pause], the viewport with the track and the tap target in it, the
 * pause label. The checkbox comes first, so that sibling selectors can read its state without a script; `:has` would leave
 * older browsers without a pause.
 */
/** The viewport after the checked checkbox. */
const viewportPaused = '[data-pause]:checked ~ &';
/** The track in that viewport. */
const trackPaused = '[data-pause]:checked ~ * > &';
/** A viewport that a visitor may swipe while it is paused: one without `data-rows`. */
const swipeable = ':not([data-rows])';
/** A viewport whose items may be links. Where browsers know `:has`, it stands still at its beginning while one of them has the focus. */
const rows = '[data-rows]';

/** The speed of every moving strip in px a second: 1 px every 20 ms. */
const SPEED = 50;

/** Moves by one copy of the list, whatever its width. */
const slide = (copies: number) => keyframes({ to: { transform: `translateX(${-100 / copies}%)` } });

export interface StripProps {
  /** The widths of an item with its gap, in px, by the screen width from which they hold. */
  widths: Record<number, number>;
  /** How many different items there are. */
  count: number;
}

/** The least space between the edge of a tablet and the content, in px. */
const LEAST_MARGIN = 44;

/**
 * How many copies of its list a strip needs, so that it is never empty on the right. It is shortest when it has moved by one
 * list: then it must reach from the item before the content to the edge of the screen, or to one item beyond the column.
 */
export const copiesFor = ({ widths, count }: StripProps): number => {
  const shown = Object.entries(widths).map(([, width], index, all) => {
    const widest = Number(all[index + 1]?.[0] ?? Infinity);
    return 1 + Math.min(widest - LEAST_MARGIN, columnWidth + width) / width;
  });
  return 1 + Math.ceil(Math.max(...shown) / count);
};

/** A style rule for each width of an item, by the screen width in px from which it holds. */
const byWidth = (widths: StripProps['widths'], rule: (width: number, minWidth: number) => object) =>
  Object.fromEntries(
    Object.entries(widths).map(([minWidth, width]) => [
      `@media (min-width: ${minWidth}px)`,
      rule(width, Number(minWidth)),
    ]),
  );

/** A background of the text's colour. */
const line = 'linear-gradient(currentColor, currentColor)';
/** Moves the thumb, which is the first background; the second one is the track. */
const toTheEnd = keyframes({
  from: { backgroundPosition: '0 0, 0 50%' },
  to: { backgroundPosition: '100% 0, 0 50%' },
});

/** The size of the drawn control, of either word. In rem, because it grows with the text. */
const control = { width: '7rem', height: '2.75rem' } as const;

export const Root = styled('div')({
  position: 'relative',
  // The checkbox lies over the drawn control: focusing it scrolls there, and a finger that explores the screen finds it.
  '& > [data-pause]': {
    ...control,
    position: 'absolute',
    left: 0,
    bottom: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  // Where nothing moves there is nothing to pause.
  [withoutMotion]: { '& > [data-pause]': { display: 'none' } },
});
/** A strip that was scrolled while it was paused returns to its place when it goes on. */
const returns = { overflow: 'clip', clipPath: 'inset(0)' } as const;
const scrolls = { overflow: 'auto hidden', scrollbarWidth: 'none' } as const;
/** How many whole items the column has without motion. */
const wholeItems = (width: number, minWidth: number) =>
  Math.max(1, Math.round(Math.min(minWidth, columnWidth) / width));

/** From the edge of the screen to the content. */
const gutterToContent = `max(${margin}, 50vw - ${columnWidth / 2}px)`;

export const Viewport = styled('div')<{ ownerState: StripProps }>(
  ({ theme, ownerState: { widths, count } }) => ({
    overflow: 'hidden',
    paddingBlock: 8,
    '&:focus-visible': { outlineOffset: -4 },
    [whereItMoves]: {
      // The strip reaches the edges of the screen, but shows no more than one item outside the column.
      '--bleed': `min(${gutterToContent}, var(--item))`,
      marginInline: 'calc(-1 * var(--bleed))',
      paddingLeft: 'var(--bleed)',
      ...byWidth(widths, (width) => ({ '--item': `${width}px` })),
      // Without `:has` a strip of rows is only as a browser scrolls it.
      '@supports selector(:has(*))': {
        [`&${rows}`]: {
          ...returns,
          // A link at the right edge is scrolled into view with all of its item.
          scrollPaddingRight: 'var(--item)',
          '&:focus-visible, &:has(:focus-visible)': scrolls,
        },
      },
      [`&${swipeable}`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...returns,
        transition: `clip-path ${motion}`,
        [`${viewportPaused}, &:focus-visible`]: {
          ...scrolls,
          scrollSnapType: 'x mandatory',
          scrollPaddingLeft: 'var(--bleed)',
        },
        // While the strip is paused, no readable card may stay under the floating widgets.
        [viewportPaused]: {
          '@media (min-width: 1360px)': { clipPath: 'inset(0 calc(var(--bleed) - 8px))' },
        },
      },
    },
    // Without motion every item can still be reached: by scrolling, or in rows.
    '@media print, (prefers-reduced-motion: reduce)': { overflowX: 'auto' },
    [withoutMotion]: {
      scrollSnapType: 'x mandatory',
      ...byWidth(widths, (width, minWidth) => ({
        '--item': `calc((100% + var(--trailing-gap)) / ${wholeItems(width, minWidth)})`,
        '--shown': `${(100 * wholeItems(width, minWidth)) / count}%`,
      })),
      // Leaves space for the shadow of the last card.
      '&[data-gap]': { '--trailing-gap': '24px', marginRight: -6, paddingRight: 6 },
      '&[data-rows] > *': {
        '--item': 'auto',
        '--gap': '0px',
        display: 'block',
        '& > ul:first-of-type': {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--row)), 1fr))',
          gap: 24,
        },
      },
      // A touch screen hides its scrollbars, so this one shows that there is more, and how much.
      [theme.breakpoints.down('lg')]: {
        '@supports (animation-timeline: scroll())': {
          [`&${swipeable}`]: { scrollbarWidth: 'none' },
          [`&${swipeable}::after`]: {
            content: '""',
            position: 'sticky',
            left: 0,
            display: 'block',
            height: 8,
            marginTop: 24,
            background: `${line} 0 0 / var(--shown) 100% no-repeat, ${line} 0 50% / 100% 2px no-repeat`,
            animation: `${toTheEnd} linear !important`,
            animationTimeline: 'scroll(nearest inline) !important',
          },
        },
      },
    },
  }),
);
/**
 * Whole items when paused. Only with `steps()` do all browsers stop at the same place; a step starts half an item
 * early, so the strip stops at the nearest item.
 */
const pausedAtWholeItems = `[data-pause]:checked ~ ${swipeable} > &, ${swipeable}:focus-visible > &`;
/** In its own place every link of the strip can be scrolled into view, with whatever moved it to the left taken away. */
const atItsBeginning = { animation: 'none', marginLeft: 0 };
type TrackProps = StripProps & { copies: number; gap: number | undefined; rowItemWidth: string | undefined };

export const Track = styled('div')<{ ownerState: TrackProps }>(
  ({ ownerState: { widths, count, copies, gap = 0, rowItemWidth } }) => ({
    '--gap': `${gap}px`,
    '--row': rowItemWidth,
    gridArea: '1 / 1',
    display: 'flex',
    width: 'max-content',
    animation: `${slide(copies)} linear infinite`,
    [whereItMoves]: {
      // The item before the first one is left of the column.
      marginLeft: 'calc(-1 * var(--item))',
      ...byWidth(widths, (width) => {
        const seconds = width / SPEED;
        // A negative delay starts the animation with the last item in front of the column.
        const first = (1 - count) * seconds;
        return {
          animationDuration: `${count * seconds}s`,
          animationDelay: `${first}s`,
          [pausedAtWholeItems]: {
            animationDelay: `${first - seconds / 2}s`,
            animationTimingFunction: `steps(${count})`,
          },
        };
      }),
      '@supports selector(:has(*))': {
        [`${rows}:focus-visible > &, ${rows} > &:has(:focus-visible)`]: atItsBeginning,
      },
    },
    [withoutMotion]: { width: 'auto' },
    '@media print': { width: 'auto', animation: 'none' },
    // Paused for as long as a finger is down, or while a key has moved the focus here. A tap alone pauses by the
    // checkbox.
    [`*:focus-visible > &, :active > &, ${trackPaused}`]: { animationPlayState: 'paused' },
    // Not in that list: a browser without `:has` would ignore all of it.
    '&:has(:focus-visible)': { animationPlayState: 'paused' },
    '@media (hover: hover)': { '&:hover': { animationPlayState: 'paused' } },
  }),
);
/** Covers the strip on a touch screen: a tap pauses it, the next one lets it go on. */
export const TapTarget = styled('label')({
  display: 'none',
  '@media (hover: none) and (prefers-reduced-motion: no-preference)': {
    gridArea: '1 / 1',
    position: 'sticky',
    left: 0,
    zIndex: 1,
    display: 'block',
  },
});
export const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  // Text that a visitor copies has each item once.
  '&[aria-hidden]': { WebkitUserSelect: 'none', userSelect: 'none' },
  '& > li': { flex: 'none', width: 'var(--item)', paddingRight: 'var(--gap)', scrollSnapAlign: 'start' },
  '@media print': { flexWrap: 'wrap', rowGap: theme.spacing(2), '&[aria-hidden]': { display: 'none' } },
  [withoutMotion]: {
    width: '100%',
    '&[aria-hidden]': { display: 'none' },
  },
}));
export const PauseLabel = styled('label')(({ theme }) => ({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  border: '2px solid currentColor',
  borderRadius: 999,
  ...theme.typography.body2,
  fontWeight: 600,
  // The checkbox is two elements before this label.
  '*:focus-visible + * + &': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '& > span': { display: 'contents' },
  '& > [data-when=paused]': { display: 'none' },
  '*:checked + * + & > [data-when=paused]': { display: 'contents' },
  '*:checked + * + & > [data-when=moving]': { display: 'none' },
  '@media (hover: hover)': {
    '*:hover + * + &': { backgroundColor: colour.sunLight, color: colour.ink },
  },
  '@media print, (prefers-reduced-motion: reduce)': { display: 'none' },
}));
