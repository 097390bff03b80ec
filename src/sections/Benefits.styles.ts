import { styled } from '@mui/material/styles';
import { border } from '../theme/tokens';

/** Columns between upright lines, without cards. */
export const Band = styled('ul')(({ theme }) => ({
  display: 'grid',
  borderBlock: border,
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(3.5),
  },
  '& > li + li': { borderTop: border },
  '& h3': { ...theme.typography.h3, paddingTop: theme.spacing(1) },
  '& p': { maxWidth: '30rem' },
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:nth-of-type(2)': { borderTop: 0 },
    '& > li:nth-of-type(odd)': { paddingRight: theme.spacing(3), borderRight: border },
    '& > li:nth-of-type(even)': { paddingLeft: theme.spacing(3) },
  },
  [theme.breakpoints.up('lg')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': { paddingBlock: theme.spacing(5), paddingInline: theme.spacing(3) },
    '& > li:first-of-type': { paddingLeft: 0 },
    '& > li:last-of-type': { paddingRight: 0 },
    '& > li + li': { borderTop: 0, borderLeft: border },
  },
}));
