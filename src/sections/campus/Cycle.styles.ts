import { CORNER } from '../../components/live/cycle/Ring';
import { border, centred } from '../../theme/tokens';

/** The width of the bar between two steps on a phone and a tablet, and between a step and the ring on a desktop, in px. */
const BAR = 16;
const ofRing = (share: number) => `calc(${share} * var(--ring))`;

/** The ring is in the middle of the steps on a desktop. It grows with the column on a wide screen. */
export const layout = {
  '--ring': { lg: 'clamp(396px, 39vw, max(500px, min(30.2vw, 580px)))' },
  position: 'relative',
} as const;

export const ring = {
  position: { lg: 'absolute' },
  zIndex: 1,
  left: '50%',
  marginLeft: { lg: ofRing(-0.5) },
  width: 'var(--ring)',
} as const;

/** The gap between two steps in a row on a tablet, in px. The bar of a step crosses it and ends behind the next icon. */
const TABLET_GAP = 32;

/**
 * Two steps in a row on a tablet. On a desktop the steps are around the ring: two at its upper corners and two at its
 * lower ones.
 */
export const stepGrid = {
  display: 'grid',
  columnGap: { sm: `${TABLET_GAP}px`, lg: 'var(--ring)' },
  gridTemplateColumns: { sm: '1fr 1fr' },
  gridTemplateRows: { lg: `minmax(${ofRing(1 - 2 * CORNER)}, auto) auto` },
  paddingTop: { lg: `calc(${CORNER} * var(--ring) - ${BAR / 2}px)` },
  counterReset: 'step',
} as const;

const step = {
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: { xs: '56px 1fr', sm: '1fr', lg: 'auto 1fr' },
  alignItems: { xs: 'center', lg: 'baseline' },
  alignContent: 'start',
  columnGap: { xs: 2, lg: 1.5 },
  rowGap: { sm: 1, lg: 0.5 },
  paddingTop: { lg: `${BAR + 16}px` },
  '& > p': { gridColumn: { xs: '2', sm: '1', lg: '1 / -1' }, typography: { lg: 'body1' } },
  '& > span': { display: { lg: 'none' } },
  // The number of a step: in its heading on a phone and a tablet, in a column of its own on a desktop.
  '& > h3::before': { content: { xs: 'counter(step) ". " / ""', lg: 'none' } },
  '&::after': {
    content: { lg: 'counter(step) / ""' },
    order: -1,
    typography: 'partNumber',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/**
 * The bar to the next step: downwards on a phone, to the right on a tablet, where it ends at the column's edge after the
 * second step of a row. On a desktop it leads to the ring, which is at its left or right.
 */
const bar = (isRight: boolean, isLastOfRow: boolean) =>
  ({
    content: '""',
    position: 'absolute',
    left: { xs: 20, sm: 28, lg: isRight ? ofRing(-CORNER) : 0 },
    right: { sm: isLastOfRow ? 0 : -(TABLET_GAP + 12), lg: isRight ? 0 : ofRing(-CORNER) },
    top: { xs: 28, sm: 20, lg: 0 },
    bottom: { xs: -28, sm: 'auto' },
    width: { xs: BAR, sm: 'auto' },
    height: { sm: BAR },
    border,
    borderBlock: { xs: 0, sm: border },
    backgroundColor: 'var(--step)',
  }) as const;

/** One of the four steps. They go around the ring clockwise, from the upper left corner. */
export const stepAt = (index: number) => {
  const isRight = index === 1 || index === 2;
  const isLower = index === 2 || index === 3;
  return {
    ...step,
    ...(isRight && { gridColumn: { lg: 2 } }),
    ...(isLower && { gridRow: { lg: 2 } }),
    paddingLeft: { lg: isRight ? '32px' : 0 },
    paddingRight: { lg: isRight ? 0 : 4 },
    paddingBottom: { xs: 4, lg: isLower ? 0 : 3 },
    '&::before': bar(isRight, index % 2 === 1),
  };
};

/** Below the four steps, where they are not around the ring: the first step follows again. */
export const againStep = {
  ...step,
  display: { xs: 'grid', lg: 'none' },
  gridColumn: { sm: '1 / -1' },
  gridTemplateColumns: '56px 1fr',
  columnGap: 2,
  '& > p': { gridColumn: 2 },
} as const;

export const stepIcon = { ...centred(56, 30), position: 'relative' } as const;
