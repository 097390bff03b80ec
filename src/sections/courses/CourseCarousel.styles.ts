import { styled } from '@mui/material/styles';
import { courses } from '../../content/courses';
import { border, breakpoints, colour, radius } from '../../theme/tokens';
import { MOVE } from './useCarousel';

/** For controls that need the script. */
export const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

const narrow = `@media (max-width: ${breakpoints.md - 0.02}px)`;

/** How far the cards move in one step, in px: a card and its gap, or the visible part of a covered card. */
const STEP = { wide: 356, narrow: 100 };
const GAP = 24;

/** The courses in the carousel: nobody turns through hundreds, and the catalogue has them all. */
export const shown = courses.slice(0, 12);

/** A style rule for each card, by its distance from the first one. The last card waits before the first, so the row has no end. */
const slots = (step: number, shrinks: boolean) =>
  Object.fromEntries(
    shown.map((_, slot) => {
      const place = slot === shown.length - 1 ? -1 : slot;
      const size = shrinks && slot > 0 ? ` scale(${1 - 0.04 * Math.abs(place)})` : '';
      // A card that moves from one end to the other is invisible on the way.
      const opacity = slot >= shown.length - 2 ? 0 : 1;
      return [
        `&[data-slot="${slot}"]`,
        { transform: `translateX(${place * step}px)${size}`, opacity, zIndex: shown.length - slot },
      ];
    }),
  );

export const Slides = styled('ul')(({ theme }) => ({
  display: 'grid',
  touchAction: 'pan-y',
  // As many whole cards as fit, with space for a focus ring and for the shadow. Older browsers round nothing and cut the last.
  [theme.breakpoints.up('md')]: {
    flex: 'none',
    width: ['calc(100% + 16px)', `calc(round(down, 100% + ${GAP}px, ${STEP.wide}px) - ${GAP - 16}px)`],
    overflowX: 'clip',
    marginInline: -8,
    paddingInline: 8,
  },
  '@media (scripting: none), print': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: theme.spacing(3),
  },
}));

export const Slide = styled('li')(({ theme }) => ({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  transformOrigin: 'left center',
  transition: `transform ${MOVE}ms cubic-bezier(0.3, 0.8, 0.3, 1), opacity ${MOVE}ms`,
  [theme.breakpoints.up('md')]: { width: STEP.wide - GAP, ...slots(STEP.wide, false) },
  [narrow]: {
    width: 'min(100% - 56px, 320px)',
    ...slots(STEP.narrow, true),
    // A covered card shows its spine; it is reached by turning to it.
    '&:not([data-slot="0"])': { pointerEvents: 'none', '& > :first-of-type > :last-child': { opacity: 0 } },
  },
  '@media (scripting: none), print': {
    '&&': {
      gridArea: 'auto',
      width: 'auto',
      transform: 'none',
      opacity: 1,
      pointerEvents: 'auto',
      '& *': { opacity: 1 },
    },
  },
}));

/** A covered card as the spine of a book: the colour of its cover and its name, which the card itself says too. */
export const Spine = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'start',
  // The name is on the visible edge, clear of the dock at the edge of a phone's screen.
  padding: theme.spacing(3, 6.5, 3, 2.5),
  border,
  borderRadius: radius.card,
  ...theme.typography.h4,
  writingMode: 'vertical-rl',
  whiteSpace: 'nowrap',
  transition: `opacity ${MOVE}ms`,
  pointerEvents: 'none',
  ...Object.fromEntries(
    (['sun', 'ink', 'paper', 'pine', 'clay', 'sky'] as const).map((name) => [
      `&[data-palette=${name}]`,
      {
        backgroundColor: name === 'sun' ? colour.sunLight : colour[name],
        color: name === 'ink' || name === 'pine' ? colour.cream : colour.ink,
      },
    ]),
  ),
  [narrow]: { display: 'grid', '[data-slot="0"] > &': { opacity: 0 } },
  '@media (scripting: none), print': { display: 'none' },
}));
