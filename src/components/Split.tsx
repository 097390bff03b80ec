import { styled } from '@mui/material/styles';

/** Two halves next to each other on a desktop, one above the other on a phone. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(8) },
}));
