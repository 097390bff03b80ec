import { styled } from '@mui/material/styles';
import { border, colour, radius, shadow } from '../../theme/tokens';

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

export const Quote = styled('figure')(({ theme }) => ({
  paddingLeft: theme.spacing(3),
  borderLeft: `8px solid ${colour.sun}`,
  '& blockquote': { ...theme.typography.h3, lineHeight: 1.25 },
  '& figcaption': { ...theme.typography.body2, paddingTop: theme.spacing(1), color: colour.inkMuted },
}));

export const Hero = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  border,
  borderRadius: radius.card,
  boxShadow: shadow(6),
  backgroundColor: colour.cream,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
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

export const Zones = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& li': {
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(3),
    border,
    borderRadius: radius.card,
  },
  // Each zone is indented one step further: growth.
  '& li:nth-of-type(1)': { backgroundColor: colour.sky },
  '& li:nth-of-type(2)': {
    backgroundColor: colour.sunLight,
    [theme.breakpoints.up('md')]: { marginLeft: theme.spacing(4) },
  },
  '& li:nth-of-type(3)': {
    backgroundColor: colour.sun,
    [theme.breakpoints.up('md')]: { marginLeft: theme.spacing(8) },
  },
}));

export const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& li': {
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(3),
    border,
    borderRadius: radius.card,
    backgroundColor: colour.paper,
  },
  '& h3': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
}));

export const Contact = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  padding: theme.spacing(3),
  border,
  borderRadius: radius.card,
  backgroundColor: colour.sky,
  fontWeight: 600,
}));
