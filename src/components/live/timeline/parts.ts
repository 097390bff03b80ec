import { styled } from '@mui/material/styles';
import { border, colour, iconSize } from '../../../theme/tokens';

/** The timeline is used in sections and in dialogs, so its own width decides, not the window's. */
const wide = '@container (min-width: 44rem)';

export const Root = styled('div')({ containerType: 'inline-size' });

export const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 0 },
}));

export const Phase = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  columnGap: theme.spacing(2.5),
  [wide]: { display: 'block' },
}));

/** Keeps the room of the highest step, so that all three end on one line. */
export const Stair = styled('div')({
  gridArea: '1 / 1',
  display: 'grid',
  [wide]: { display: 'flex', alignItems: 'flex-end', height: 204 },
});

export const Step = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  flex: 1,
  border,
  borderRadius: 12,
  '& > svg': { display: 'none' },
  '& > span': { display: 'none' },
  [wide]: {
    borderRadius: 0,
    height: 104,
    'li:nth-of-type(2) &': { height: 154 },
    'li:nth-of-type(3) &': { height: 204 },
    'li + li &': { marginLeft: -2 },
    '& > svg': { display: 'block' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'end',
      width: 56,
      height: 56,
      margin: theme.spacing(2.5),
      border,
      borderRadius: '50%',
      backgroundColor: colour.white,
      color: colour.ink,
      ...iconSize(28),
    },
  },
  'li:nth-of-type(1) &': { backgroundColor: colour.sky },
  'li:nth-of-type(2) &': { backgroundColor: colour.sun },
  'li:nth-of-type(3) &': { backgroundColor: colour.pineLight },
}));

/** The months: under the steps, or down the bar on a phone. */
export const Ticks = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
  alignItems: 'center',
  ...theme.typography.h4,
  color: colour.ink,
  'li:nth-of-type(3) &': { color: colour.cream },
  [wide]: {
    flexDirection: 'row',
    alignItems: 'start',
    '&, li:nth-of-type(3) &': { color: 'var(--text)' },
    '& > span': { flex: 1, textAlign: 'center', paddingTop: 14, position: 'relative' },
    '& > span::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 'calc(50% - 1px)',
      width: 2,
      height: 10,
      backgroundColor: 'currentColor',
    },
  },
}));

export const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  paddingBlock: theme.spacing(0.5),
  [wide]: { padding: `${theme.spacing(2)} ${theme.spacing(3)} 0 0` },
  '& ul': { display: 'grid', gap: theme.spacing(1), marginTop: theme.spacing(1), ...theme.typography.body2 },
  '& ul > li': { paddingLeft: theme.spacing(3), position: 'relative' },
  '& ul > li::before': {
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
