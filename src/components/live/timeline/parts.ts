import { styled } from '@mui/material/styles';
import { spacing } from '../../../theme/spacing';
import { border, centred, colour } from '../../../theme/tokens';
import { tile } from './Blocks';

/** The timeline is in sections and in dialogs, so its own width decides, not that of the window. */
const wide = '@container (min-width: 44rem)';

export const root = { containerType: 'inline-size' } as const;

export const list = {
  display: 'grid',
  gap: 4,
  [wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 0 },
} as const;

export const phase = {
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  columnGap: 2.5,
  [wide]: { display: 'block' },
} as const;

/** How many rows of tiles a step has. */
export const rowsOf = (index: number) => index + 2;
/** With the borders above and below the tiles. */
const heightOf = (index: number) => rowsOf(index) * tile + 4;

/** As high as the highest step, so that all three have the same lower edge. */
export const stair = {
  gridArea: '1 / 1',
  display: 'grid',
  [wide]: { display: 'flex', alignItems: 'flex-end', height: heightOf(2) },
} as const;

/** Bars have no space for tiles or icons. */
export const tiles = { display: 'none', [wide]: { display: 'block' } } as const;
export const sign = {
  display: 'none',
  [wide]: {
    ...centred(56, 28),
    alignSelf: 'end',
    margin: 2.5,
    border,
    borderRadius: '50%',
    backgroundColor: colour.white,
    color: colour.ink,
  },
} as const;

const grounds = [colour.sky, colour.sun, colour.pineLight];

/** A step of the stairs, each higher than the one before. */
export const step = (index: number) =>
  ({
    display: 'flex',
    justifyContent: 'space-between',
    flex: 1,
    border,
    borderRadius: '12px',
    backgroundColor: grounds[index % grounds.length],
    [wide]: { borderRadius: 0, height: heightOf(index), marginLeft: index > 0 ? '-2px' : 0 },
  }) as const;

/** The months: under the steps, or along the bar where it is narrow. */
export const ticks = (index: number) =>
  ({
    gridArea: '1 / 1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-around',
    alignItems: 'center',
    typography: 'h4',
    color: index === 2 ? colour.cream : colour.ink,
    [wide]: { flexDirection: 'row', alignItems: 'start', color: 'var(--text)' },
  }) as const;

export const tick = {
  [wide]: {
    flex: 1,
    textAlign: 'center',
    paddingTop: '14px',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 'calc(50% - 1px)',
      width: '2px',
      height: 10,
      backgroundColor: 'currentColor',
    },
  },
} as const;

export const words = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  paddingBlock: 0.5,
  [wide]: { padding: `${spacing(2)} ${spacing(3)} 0 0` },
} as const;

/** A point of a phase, with a quarter of a disc as its bullet. */
export const Point = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  paddingLeft: theme.spacing(3),
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.5em',
    width: 10,
    height: 10,
    borderRadius: '0 100% 0 0',
    backgroundColor: colour.clay,
  },
}));
