import { styled } from '@mui/material/styles';
import { courses } from '../../content/courses';
import { border, breakpoints, colour, radius } from '../../theme/tokens';
import { MOVE } from './useCarousel';

/**
 * How far the cards move in one step, in px: on wide screens by a card and its gap, on narrow ones by the visible
 * part of a covered card.
 */
const STEP = { wide: 356, narrow: 100 };
const GAP = 32;
const CARD = STEP.wide - GAP;

/** The width of the screen from which this many cards are whole, with 44 px of margin. The others are partly covered. */
const roomFor = (whole: number) => CARD + (whole - 1) * STEP.wide + 88;
const forThree = roomFor(3);
/** Four are whole where the margins are 80 px. */
const forFour = roomFor(4) + 72;
/** The least width of a spine that fits its name and keeps clear of the dock. */
const SPINE = 92;
const wholeSlots = [
  [`(max-width: ${breakpoints.md - 0.02}px)`, [0]],
  [`(min-width: ${breakpoints.md}px) and (max-width: ${forThree - 0.02}px)`, [0, 1]],
  [`(min-width: ${forThree}px) and (max-width: ${forFour - 0.02}px)`, [0, 1, 2]],
  [`(min-width: ${forFour}px)`, [0, 1, 2, 3]],
] as const;
/** The widths of the screen at which a spine has too little space for its name. */
const tooNarrow = [Math.max(breakpoints.md, roomFor(2)), forThree, forFour].map(
  (least, index) =>
    `(min-width: ${least}px) and (max-width: ${(index < 2 ? roomFor(index + 2) : forFour) + SPINE - 0.02}px)`,
);
const byWholeSlots = (rule: (whole: string) => object) =>
  Object.fromEntries(
    wholeSlots.map(([media, slots]) => [
      `@media ${media}`,
      rule(slots.map((slot) => `[data-slot="${slot}"]`).join(', ')),
    ]),
  );

/** The courses in the carousel. The catalogue has the rest: nobody turns through hundreds. */
export const shown = courses.slice(0, 12);

/** Four whole cards, and two that jump from one end to the other out of sight. Fewer courses stand in a grid. */
export const isTurning = shown.length >= 6;
/** Where the courses stand in a grid. */
const inGrid = isTurning ? '@media (scripting: none), print' : '@media all';

/**
 * A style rule for each card by its distance from the first one. The last card is placed before the first, so the row
 * has no end.
 */
const slots = (step: string, isStack: boolean) =>
  Object.fromEntries(
    shown.map((_, slot) => {
      const place = slot === shown.length - 1 ? -1 : slot;
      const x = `${place} * ${step}`;
      const size = isStack && slot > 0 ? ` scale(${1 - 0.04 * Math.abs(place)})` : '';
      // A card that jumps from one end to the other is invisible on the way.
      const opacity = slot >= shown.length - 2 ? 0 : 1;
      return [
        `&[data-slot="${slot}"]`,
        {
          // On a wide screen no card goes beyond the column: the covered ones are under the last whole card.
          transform: `translateX(${isStack ? `calc(${x})` : `min(${x}, 100cqw - ${CARD}px)`})${size}`,
          opacity,
          zIndex: shown.length - slot,
        },
      ];
    }),
  );

export const Slides = styled('ul')(({ theme }) => ({
  display: 'grid',
  touchAction: 'pan-y pinch-zoom',
  // Leaves space for focus rings and for the shadow.
  [theme.breakpoints.up('md')]: {
    containerType: 'inline-size',
    overflowX: 'clip',
    marginInline: -8,
    paddingInline: 8,
  },
  [inGrid]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: theme.spacing(3),
  },
}));

/** The text of a card, below its picture. */
const textOfCard = '& > :first-of-type > :not(:first-child)';

export const Slide = styled('li')(({ theme }) => ({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  transformOrigin: 'left center',
  transition: `transform ${MOVE}ms cubic-bezier(0.3, 0.8, 0.3, 1), opacity ${MOVE}ms`,
  width: 'min(100% - 56px, 320px)',
  ...slots(`${STEP.narrow}px`, true),
  [theme.breakpoints.up('md')]: {
    width: CARD,
    ...slots(`${STEP.wide}px`, false),
  },
  // A covered card only shows its spine. A visitor reaches it by turning the carousel.
  ...byWholeSlots((whole) => ({
    [`&:not(${whole})`]: { pointerEvents: 'none', [textOfCard]: { opacity: 0 } },
  })),
  [inGrid]: {
    '&&': {
      gridArea: 'auto',
      width: 'auto',
      transform: 'none',
      opacity: 1,
      pointerEvents: 'auto',
      [textOfCard]: { opacity: 1 },
    },
  },
}));

/**
 * A covered card looks like the spine of a book, with its cover's colour and its name. The name is not announced
 * twice.
 */
export const Spine = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'start',
  // Centres the name in the visible edge.
  padding: theme.spacing(3, 4.5, 3, 2.5),
  [theme.breakpoints.up('md')]: { paddingRight: theme.spacing(6.5) },
  border,
  borderRadius: radius.card,
  ...theme.typography.h4,
  writingMode: 'vertical-rl',
  whiteSpace: 'nowrap',
  overflow: 'clip',
  transition: `opacity ${MOVE}ms`,
  pointerEvents: 'none',
  ...Object.fromEntries(
    (['sun', 'ink', 'paper', 'pine', 'clay', 'sky'] as const).map((name) => [
      `&[data-palette=${name}]`,
      {
        backgroundColor: { ...colour, sun: colour.sunLight, ink: colour.inkSoft }[name],
        color: name === 'ink' || name === 'pine' ? colour.cream : colour.ink,
      },
    ]),
  ),
  // A spine too narrow for its name shows none.
  ...Object.fromEntries(
    tooNarrow.map((media) => [`@media ${media}`, { '&[data-palette]': { color: 'transparent' } }]),
  ),
  // Beside three whole cards a spine is wider, so a name that is not too long is larger.
  '@media (min-width: 1248px)': { '&:not([data-long])': theme.typography.h2 },
  ...byWholeSlots((whole) => ({ [`li:is(${whole}) > &`]: { opacity: 0 } })),
  [inGrid]: { display: 'none' },
}));
