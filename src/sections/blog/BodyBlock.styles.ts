import { styled } from '@mui/material/styles';
import { border, colour } from '../../theme/tokens';

/** A link on its own line is tall enough for a finger. */
export const Alone = styled('strong')({ '& a': { paddingBlock: 4 } });
export const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingLeft: theme.spacing(3),
  'ul&': { listStyle: 'square' },
  'ol&': { listStyle: 'decimal' },
  '& li::marker': { color: colour.clay, fontWeight: 700 },
}));

export const Lesson = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(1.5),
  borderTop: `2px dashed ${colour.ink}`,
  fontWeight: 700,
  '& svg': { width: 24, height: 24, marginTop: 3 },
}));

export const Numbered = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  counterReset: 'step',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(1, 1.5),
    counterIncrement: 'step',
    [theme.breakpoints.up('sm')]: { gap: theme.spacing(0.5, 2.5) },
  },
  '& li::before': {
    content: 'counter(step) / ""',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    border,
    borderRadius: '50%',
    backgroundColor: colour.sun,
    ...theme.typography.initial,
    [theme.breakpoints.up('sm')]: { gridRow: 'span 2', width: 48, height: 48 },
  },
  // On a phone the text needs the whole width; only the title is next to the number.
  '& h3': { alignSelf: 'center' },
  '& p': { gridColumn: '1 / -1', [theme.breakpoints.up('sm')]: { gridColumn: 2 } },
}));
