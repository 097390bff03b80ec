import { styled } from '@mui/material/styles';

/** A row that wraps. */
export const SampleRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  alignItems: 'center',
  '& + &': { marginTop: theme.spacing(3) },
}));
/** Cells of equal width. */
export const SampleGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
}));
/** A note below a sample. */
export const SampleNote = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: 1.4,
  marginTop: theme.spacing(1),
}));
