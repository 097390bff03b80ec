/** The planner's form, drawn as a signpost: a vertical post behind its boards, one board for each field. */
import { border, colour } from '../theme/tokens';

/**
 * The form, with the post behind the boards. The post is longer than the space below the form, and its section clips it:
 * it stands in the ground on every screen.
 */
export const signpost = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: 2,
  // Words stay off the post.
  '& > p, & > noscript': { maxWidth: '45%' },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    left: 'calc(50% - 16px)',
    width: 32,
    top: -24,
    bottom: -240,
    boxSizing: 'border-box',
    border,
    borderRadius: '16px 16px 0 0',
    backgroundColor: colour.white,
  },
} as const;

/** The length of a board's pointed end, in px. */
const POINT = 36;
/** The outline of a board that points to one side. */
const outlines = {
  right: (point: number) =>
    `polygon(0 0, calc(100% - ${point}px) 0, 100% 50%, calc(100% - ${point}px) 100%, 0 100%)`,
  left: (point: number) => `polygon(100% 0, ${point}px 0, 0 50%, ${point}px 100%, 100% 100%)`,
} as const;
/** The colours of the boards, in turn. */
const fills = [colour.sun, colour.white, colour.clay, colour.sunLight] as const;

/** The label on a board. */
export const boardLabel = { typography: 'h5', lineHeight: 1.3, marginBottom: { sm: 0 } } as const;

/**
 * A board with a label and its list. Boards point right and left in turn.
 * @param index the board's number, from 0 at the top
 */
export const board = (index: number) => {
  const side = index % 2 === 0 ? 'right' : 'left';
  /** The padding at the pointed end. */
  const pointedEnd = `${POINT + 20}px`;
  const layer = { content: '""', position: 'absolute', zIndex: -1 } as const;
  return {
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: { sm: '10rem 1fr' },
    alignItems: 'center',
    py: { xs: 2, sm: 2.5 },
    // The labels and lists of all boards are aligned, except on a phone.
    pl: side === 'left' ? { xs: pointedEnd, sm: 8 } : 3,
    pr: side === 'left' ? 3 : { xs: pointedEnd, sm: 8 },
    // Shifted to the side that it points to: boards in one line would look like a table.
    left: { sm: side === 'left' ? 0 : 40 },
    width: { sm: 'calc(100% - 40px)' },
    filter: `drop-shadow(6px 6px 0 ${colour.ink})`,
    // A border would not follow the pointed end, so the outline is a larger board under the fill.
    '&::before': { ...layer, inset: 0, backgroundColor: colour.ink, clipPath: outlines[side](POINT) },
    '&::after': {
      ...layer,
      inset: side === 'left' ? '2px 2px 2px 3px' : '2px 3px 2px 2px',
      backgroundColor: fills[index % fills.length],
      clipPath: outlines[side](POINT - 2),
    },
    '@media print, (forced-colors: active)': {
      border,
      backgroundColor: 'Canvas',
      filter: 'none',
      '&::before, &::after': { display: 'none' },
    },
  } as const;
};
