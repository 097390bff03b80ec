import { styled } from '@mui/material/styles';
import { courses } from '../../content/courses';
import { border, breakpoints, colour, radius } from '../../theme/tokens';
import { MOVE } from './useCarousel';

/** For controls that need the script. */
export const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

/** How far the cards move in one step, in px: a card and its gap, or the visible part of a covered card. */
const STEP = { wide: 356, narrow: 100 };
const GAP = 24;
const CARD = STEP.wide - GAP;

/** From this width of the screen on so many cards are whole; the others are under the last whole one. */
const roomFor = (whole: number) => CARD + (whole - 1) * STEP.wide + 48;
const forThree = roomFor(3);
/** The least width of a spine that its name fits on, which is clear of the dock. */
const SPINE = 92;
const wholeSlots = [
  [`(max-width: ${breakpoints.md - 0.02}px)`, [0]],
  [`(min-width: ${breakpoints.md}px) and (max-width: ${forThree - 0.02}px)`, [0, 1]],
  [`(min-width: ${forThree}px)`, [0, 1, 2]],
] as const;
/** Where the whole cards leave less room than a spine with its name needs. */
const tooNarrow = [2, 3].map(
  (whole) =>
    `(min-width: ${Math.max(breakpoints.md, roomFor(whole))}px) and (max-width: ${roomFor(whole) + SPINE - 0.02}px)`,
);
const byWholeSlots = (rule: (whole: string) => object) =>
  Object.fromEntries(
    wholeSlots.map(([media, slots]) => [
      `@media ${media}`,
      rule(slots.map((slot) => `[data-slot="${slot}"]`).join(', ')),
    ]),
  );

/** The courses in the carousel: nobody turns through hundreds, and the catalogue has them all. */
export const shown = courses.slice(0, 12);

/** A style rule for each card, by its distance from the first one. The last card waits before the first, so the row has no end. */
const slots = (step: string, isStack: boolean) =>
  Object.fromEntries(
    shown.map((_, slot) => {
      const place = slot === shown.length - 1 ? -1 : slot;
      const x = `${place} * ${step}`;
      const size = isStack && slot > 0 ? ` scale(${1 - 0.04 * Math.abs(place)})` : '';
      // A card that moves from one end to the other is invisible on the way.
      const opacity = slot >= shown.length - 2 ? 0 : 1;
      return [
        `&[data-slot="${slot}"]`,
        {
          // The lowest card ends with the column.
          transform: `translateX(${isStack ? `calc(${x})` : `min(${x}, 100cqw - ${CARD}px)`})${size}`,
          opacity,
          zIndex: shown.length - slot,
        },
      ];
    }),
  );

export const Slides = styled('ul')(({ theme }) => ({
  display: 'grid',
  touchAction: 'pan-y',
  // With space for a focus ring and for the shadow.
  [theme.breakpoints.up('md')]: {
    containerType: 'inline-size',
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
  width: 'min(100% - 56px, 320px)',
  ...slots(`${STEP.narrow}px`, true),
  [theme.breakpoints.up('md')]: {
    width: CARD,
    ...slots(`${STEP.wide}px`, false),
  },
  // A covered card shows its spine; it is reached by turning to it.
  ...byWholeSlots((whole) => ({
    [`&:not(${whole})`]: { pointerEvents: 'none', '& > :first-of-type > :not(:first-child)': { opacity: 0 } },
  })),
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
  display: 'grid',
  placeItems: 'start',
  // The name is in the middle of the visible edge.
  padding: theme.spacing(3, 4.5, 3, 2.5),
  [theme.breakpoints.up('md')]: { paddingRight: theme.spacing(6.5) },
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
        backgroundColor: { ...colour, sun: colour.sunLight, ink: colour.inkSoft }[name],
        color: name === 'ink' || name === 'pine' ? colour.cream : colour.ink,
      },
    ]),
  ),
  // An edge too narrow for the name is a plain one.
  ...Object.fromEntries(
    tooNarrow.map((media) => [`@media ${media}`, { '&[data-palette]': { color: 'transparent' } }]),
  ),
  // Beside three whole cards the spine is as wide as the column leaves it: its name is in the middle.
  '@media (min-width: 1248px)': theme.typography.h2,
  ...byWholeSlots((whole) => ({ [`li:is(${whole}) > &`]: { opacity: 0 } })),
  '@media (scripting: none), print': { display: 'none' },
}));
