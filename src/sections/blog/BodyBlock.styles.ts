import { styled } from '@mui/material/styles';
import { border, colour, fonts, from, radius, shadow, space, type } from '../../theme/tokens';

/** A link that stands alone is as high as a finger needs. */
export const Alone = styled('strong')({ '& a': { display: 'inline-block', paddingBlock: 2 } });
export const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  paddingLeft: space(3),
  'ul&': { listStyle: 'square' },
  'ol&': { listStyle: 'decimal' },
  '& li::marker': { color: colour.clay, fontWeight: 700 },
});

export const Quote = styled('figure')({
  paddingLeft: space(3),
  borderLeft: `8px solid ${colour.sun}`,
  '& blockquote': { ...type.subtitle, lineHeight: 1.25 },
  '& figcaption': { ...type.small, paddingTop: space(1), color: colour.inkMuted },
});

export const Hero = styled('article')({
  display: 'grid',
  gap: space(1.5),
  padding: space(3),
  border,
  borderRadius: radius.card,
  boxShadow: shadow(6),
  backgroundColor: colour.cream,
  [from.md]: { padding: space(4) },
});
export const Lesson = styled('p')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: space(1.5),
  paddingTop: space(1.5),
  borderTop: `2px dashed ${colour.ink}`,
  fontWeight: 700,
  '& svg': { width: 24, height: 24, marginTop: 3 },
});

export const Numbered = styled('ol')({
  display: 'grid',
  gap: space(3),
  counterReset: 'step',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space(1)} ${space(1.5)}`,
    counterIncrement: 'step',
    [from.sm]: { gap: `${space(0.5)} ${space(2.5)}` },
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
    fontFamily: fonts.display,
    fontWeight: 800,
    fontSize: '1.25rem',
    [from.sm]: { gridRow: 'span 2', width: 48, height: 48, fontSize: '1.375rem' },
  },
  // On a phone the text needs the whole width; only the title stands beside the number.
  '& h3': { alignSelf: 'center' },
  '& p': { gridColumn: '1 / -1', [from.sm]: { gridColumn: 2 } },
});

export const Zones = styled('ol')({
  display: 'grid',
  gap: space(2),
  '& li': { display: 'grid', gap: space(0.5), padding: space(3), border, borderRadius: radius.card },
  // Each zone stands a step further in: growth.
  '& li:nth-of-type(1)': { backgroundColor: colour.sky },
  '& li:nth-of-type(2)': { backgroundColor: colour.sunLight, [from.md]: { marginLeft: space(4) } },
  '& li:nth-of-type(3)': { backgroundColor: colour.sun, [from.md]: { marginLeft: space(8) } },
});

export const Items = styled('ul')({
  display: 'grid',
  gap: space(2),
  '& li': {
    display: 'grid',
    gap: space(0.5),
    padding: space(3),
    border,
    borderRadius: radius.card,
    backgroundColor: colour.paper,
  },
  '& h3': { display: 'flex', alignItems: 'center', gap: space(1) },
});

export const Contact = styled('div')({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  padding: space(3),
  border,
  borderRadius: radius.card,
  backgroundColor: colour.sky,
  fontWeight: 600,
});
