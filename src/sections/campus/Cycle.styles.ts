import { CORNER } from '../../components/live/cycle/Ring';
import { border, centred, unspoken } from '../../theme/tokens';

/** The thickness of the bar between two steps of the path, and between a step and the ring on a desktop, in px. */
const BAR = 16;
const ofRing = (share: number) => `calc(${share} * var(--ring))`;

/** The icon of a step, in px. */
const ICON = 56;

/**
 * On a tablet the ring is next to the path of steps. Its width on a desktop: at 1024 px as much as the steps leave, and on a
 * wide screen it grows with the column.
 */
export const layout = {
  '--ring': 'clamp(396px, 39vw, max(500px, min(30.2vw, 580px)))',
  position: 'relative',
  display: { md: 'grid', lg: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  columnGap: 5,
  alignItems: 'center',
} as const;

/** On a desktop in the middle of the steps. */
export const ring = {
  position: { lg: 'absolute' },
  zIndex: 1,
  left: '50%',
  marginLeft: { lg: ofRing(-0.5) },
  width: { lg: 'var(--ring)' },
} as const;

/** A path downwards, or on a desktop around the ring: two at its upper corners and two at its lower ones. */
export const stepGrid = {
  display: 'grid',
  columnGap: { lg: 'var(--ring)' },
  gridTemplateColumns: { lg: '1fr 1fr' },
  gridTemplateRows: { lg: `minmax(${ofRing(1 - 2 * CORNER)}, auto) auto` },
  paddingTop: { lg: `calc(${CORNER} * var(--ring) - ${BAR / 2}px)` },
  counterReset: 'step',
} as const;

const step = {
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: { xs: `${ICON}px 1fr`, lg: 'auto 1fr' },
  alignItems: { xs: 'center', lg: 'baseline' },
  alignContent: 'start',
  columnGap: { xs: 2, lg: 1.5 },
  rowGap: { lg: 0.5 },
  paddingTop: { lg: `${BAR + 16}px` },
  '& > p': { gridColumn: { xs: '2', lg: '1 / -1' }, typography: { lg: 'body1' } },
  '& > span': { display: { lg: 'none' } },
  // The number of a step: in its heading on a phone and a tablet, in a column of its own on a desktop.
  '& > h3::before': unspoken({ xs: 'counter(step) ". "', lg: 'none' }),
  '&::after': {
    ...unspoken({ lg: 'counter(step)' }),
    order: -1,
    typography: 'partNumber',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** The bar downwards to the next step of the path. On a desktop it leads to the ring, which is at its left or right. */
const bar = (isRight: boolean) =>
  ({
    content: '""',
    position: 'absolute',
    left: { xs: (ICON - BAR) / 2, lg: isRight ? ofRing(-CORNER) : 0 },
    right: { lg: isRight ? 0 : ofRing(-CORNER) },
    top: { xs: ICON / 2, lg: 0 },
    bottom: { xs: -ICON / 2, lg: 'auto' },
    width: { xs: BAR, lg: 'auto' },
    height: { lg: BAR },
    border,
    borderBlock: { xs: 0, lg: border },
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
    paddingLeft: { lg: isRight ? 4 : 0 },
    paddingRight: { lg: isRight ? 0 : 4 },
    paddingBottom: { xs: 4, lg: isLower ? 0 : 3 },
    '&::before': bar(isRight),
  };
};

/** At the end of the path: the first step follows again. */
export const againStep = {
  ...step,
  display: { xs: 'grid', lg: 'none' },
} as const;

export const stepIcon = { ...centred(ICON, 30), position: 'relative' } as const;
