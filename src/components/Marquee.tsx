import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { stripWords } from '../content/labels';
import { colour, columnWidth, margin, motion } from '../theme/tokens';
import { Icon } from './Icon';

/** The speed of every moving strip in px a second: 1 px every 20 ms. */
export const SPEED = 50;

/** Moves by one copy of the list, whatever its width. */
const slide = (copies: number) => keyframes({ to: { transform: `translateX(${-100 / copies}%)` } });

/** A style rule for each value, by the screen width in px from which the value holds. */
const byWidth = <T,>(values: Record<string, T>, rule: (value: T, least: number) => object) =>
  Object.fromEntries(
    Object.entries(values).map(([least, value]) => [
      `@media (min-width: ${least}px)`,
      rule(value, Number(least)),
    ]),
  );

const ink = 'linear-gradient(currentColor, currentColor)';
/** Moves the thumb, which is the first background; the second one is the track. */
const toTheEnd = keyframes({
  from: { backgroundPosition: '0 0, 0 50%' },
  to: { backgroundPosition: '100% 0, 0 50%' },
});

const Root = styled('div')({
  position: 'relative',
  // The hidden checkbox lies over the visible control, so that focusing it scrolls to the control.
  '& > [data-pause]': { bottom: 0 },
  // Where nothing moves there is nothing to pause.
  '@media (prefers-reduced-motion: reduce)': { '& > [data-pause]': { display: 'none' } },
});
type Shown = Pick<MarqueeProps, 'widths' | 'gap' | 'items' | 'rows'>;
/** How many whole items the column has without motion. */
const abreast = (width: number, least: number) =>
  Math.max(1, Math.round(Math.min(least, columnWidth) / width));

/** From the edge of the screen to the content. */
const side = `max(${margin}, 50vw - ${columnWidth / 2}px)`;
const moving = '@media screen and (prefers-reduced-motion: no-preference)';

const Window = styled('div')<{ ownerState: Shown }>(({ theme, ownerState: { widths, items } }) => ({
  overflow: 'hidden',
  paddingBlock: 8,
  '&:focus-visible': { outlineOffset: -4 },
  [moving]: {
    // The strip reaches the edges of the screen, but shows no more than one item outside the column.
    '--bleed': `min(${side}, var(--item))`,
    marginInline: 'calc(-1 * var(--bleed))',
    paddingLeft: 'var(--bleed)',
    ...byWidth(widths, (width) => ({ '--item': `${width}px` })),
    '&:not([data-rows])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // A strip that was swiped while it was paused returns to its place when it goes on.
      overflow: 'clip',
      clipPath: 'inset(0)',
      transition: `clip-path ${motion}`,
      '[data-pause]:checked ~ &, &:focus-visible': {
        overflow: 'auto hidden',
        scrollbarWidth: 'none',
        scrollSnapType: 'x mandatory',
        scrollPaddingLeft: 'var(--bleed)',
      },
      // While the strip is paused, no readable card may stay under the floating widgets.
      '[data-pause]:checked ~ &': {
        '@media (min-width: 1360px)': { clipPath: 'inset(0 calc(var(--bleed) - 8px))' },
      },
    },
  },
  // Without motion every item can still be reached: by scrolling, or in rows.
  '@media print, (prefers-reduced-motion: reduce)': { overflowX: 'auto' },
  '@media (prefers-reduced-motion: reduce)': {
    scrollSnapType: 'x mandatory',
    ...byWidth(widths, (width, least) => ({
      '--item': `calc((100% + var(--rest)) / ${abreast(width, least)})`,
      '--shown': `${(100 * abreast(width, least)) / items.length}%`,
    })),
    // Leaves space for the shadow of the last card.
    '&[data-gap]': { '--rest': '24px', marginRight: -6, paddingRight: 6 },
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
        '&:not([data-rows])': { scrollbarWidth: 'none' },
        '&:not([data-rows])::after': {
          content: '""',
          position: 'sticky',
          left: 0,
          display: 'block',
          height: 8,
          marginTop: 24,
          background: `${ink} 0 0 / var(--shown) 100% no-repeat, ${ink} 0 50% / 100% 2px no-repeat`,
          animation: `${toTheEnd} linear !important`,
          animationTimeline: 'scroll(nearest inline) !important',
        },
      },
    },
  },
}));
/**
 * Whole items when paused. Only with `steps()` do all browsers stop at the same place; a step starts half an item
 * early, so the strip stops at the nearest item.
 */
const restsWhole = '[data-pause]:checked ~ :not([data-rows]) > &, :not([data-rows]):focus-visible > &';
const Track = styled('div')<{ ownerState: Shown & { copies: number } }>(
  ({ ownerState: { widths, gap = 0, items, copies, rows } }) => ({
    '--gap': `${gap}px`,
    '--row': rows,
    gridArea: '1 / 1',
    display: 'flex',
    width: 'max-content',
    animation: `${slide(copies)} linear infinite`,
    [moving]: {
      // The item before the first one is left of the column.
      marginLeft: 'calc(-1 * var(--item))',
      ...byWidth(widths, (width) => {
        const seconds = width / SPEED;
        const first = (1 - items.length) * seconds;
        return {
          animationDuration: `${items.length * seconds}s`,
          animationDelay: `${first}s`,
          [restsWhole]: {
            animationDelay: `${first - seconds / 2}s`,
            animationTimingFunction: `steps(${items.length})`,
          },
        };
      }),
    },
    '@media (prefers-reduced-motion: reduce)': { width: 'auto' },
    '@media print': { width: 'auto', animation: 'none' },
    // Paused for as long as a finger is down, or while a key has moved the focus here. A tap alone pauses by the
    // checkbox.
    '*:focus-visible > &, &:has(:focus-visible), :active > &, [data-pause]:checked ~ * > &': {
      animationPlayState: 'paused',
    },
    '@media (hover: hover)': { '&:hover': { animationPlayState: 'paused' } },
  }),
);
/** Covers the strip on a touch screen: a tap pauses it, the next one lets it go on. */
const Tap = styled('label')({
  display: 'none',
  '@media (hover: none) and (prefers-reduced-motion: no-preference)': {
    gridArea: '1 / 1',
    position: 'sticky',
    left: 0,
    zIndex: 1,
    display: 'block',
  },
});
const Run = styled('ul')(({ theme }) => ({
  display: 'flex',
  // A copied page has each item once.
  '&[aria-hidden]': { userSelect: 'none' },
  '& > li': { flex: 'none', width: 'var(--item)', paddingRight: 'var(--gap)', scrollSnapAlign: 'start' },
  '@media print': { flexWrap: 'wrap', rowGap: theme.spacing(2), '&[aria-hidden]': { display: 'none' } },
  '@media (prefers-reduced-motion: reduce)': {
    width: '100%',
    '&[aria-hidden]': { display: 'none' },
  },
}));
const Control = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  marginTop: theme.spacing(2),
  paddingInline: theme.spacing(2),
  border: `2px solid currentColor`,
  borderRadius: 999,
  ...theme.typography.body2,
  fontWeight: 600,
  cursor: 'pointer',
  '*:focus-visible + * + &': { outline: `3px solid var(--focus)`, outlineOffset: 2 },
  '& > span': { display: 'contents' },
  '& > [data-when=paused]': { display: 'none' },
  '*:checked + * + & > [data-when=paused]': { display: 'contents' },
  '*:checked + * + & > [data-when=moving]': { display: 'none' },
  '&:hover': { backgroundColor: colour.sunLight, color: colour.ink },
  '@media print, (prefers-reduced-motion: reduce)': { display: 'none' },
}));

interface MarqueeProps {
  /** The name of the moving content: 'testimonials' gives 'Pause testimonials'. */
  what: string;
  /** The widths of an item with its gap, in px, by the screen width from which they hold. */
  widths: Record<number, number>;
  /** The gap after an item, in px. */
  gap?: number;
  /** Copies of the list in the strip; two are enough if the list is wider than most screens. */
  copies?: number;
  /** `copy` replaces `content` in the copies of the list, where no link may get the focus. */
  items: { key: string; content: ReactNode; copy?: ReactNode }[];
  /** Without motion the items are in rows, each at least this wide. */
  rows?: string;
}

/**
 * A strip that scrolls by itself and never ends: it contains the list several times and jumps back by one list's
 * width, which nobody sees. It pauses under the pointer, a finger or the focus, and by its Pause control; a strip
 * without links also pauses by a tap. It is all CSS, so it needs no script.
 */
export const Marquee = ({ what, widths, gap, copies = 2, items, rows }: MarqueeProps) => {
  const id = useId();
  const list = items.map(({ key, content }) => <li key={key}>{content}</li>);
  const copied = items.map(({ key, content, copy = content }) => <li key={key}>{copy}</li>);
  return (
    <Root>
      <input
        id={id}
        type="checkbox"
        className="visually-hidden"
        data-pause=""
        aria-label={stripWords.pauseOf(what)}
      />
      <Window
        role="group"
        aria-label={stripWords.stripOf(what)}
        tabIndex={0}
        data-gap={gap}
        data-rows={rows && ''}
        ownerState={{ widths, items }}
      >
        <Track ownerState={{ widths, gap, items, copies, rows }}>
          <Run>{list}</Run>
          {Array.from({ length: copies - 1 }, (_, copy) => (
            <Run key={copy} aria-hidden="true">
              {copied}
            </Run>
          ))}
        </Track>
        {!rows && <Tap htmlFor={id} aria-hidden="true" />}
      </Window>
      <Control htmlFor={id} aria-hidden="true">
        <span data-when="moving">
          <Icon name="pause" /> {stripWords.pause}
        </span>
        <span data-when="paused">
          <Icon name="play" /> {stripWords.play}
        </span>
      </Control>
    </Root>
  );
};
