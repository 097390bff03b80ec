import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Faq } from '../../schemas/content';
import { Section } from '../components/Section';
import type { Ground } from '../theme/palette';
import { border, centred, colour, radius } from '../theme/tokens';

/** The height of the line that says that there is more below, in px. */
const HINT = 36;
/** The least height of a question, which is that of two lines on a phone and of one line elsewhere. */
const ROW = { phone: 78, wide: 68 };
/** The height of a box with so many closed questions, the lines between them, its border and the hint. */
const heightOf = (rows: number, row: number) => rows * row + (rows - 1) * 2 + 4 + HINT;
const untilTheEnd = keyframes({
  '0%, 98%': { visibility: 'visible' },
  '98.1%, 100%': { visibility: 'hidden' },
});

const Scroller = styled('div')(({ theme }) => ({
  // Never above 500 px. No question is cut in the middle by the hint while all are closed.
  maxHeight: heightOf(5, ROW.phone),
  [theme.breakpoints.up('md')]: { maxHeight: heightOf(6, ROW.wide) },
  overflowY: 'auto',
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  color: colour.ink,
  '--focus': colour.cobalt,
  scrollbarColor: `${colour.ink} transparent`,
  '@supports (animation-timeline: scroll())': {
    scrollPaddingBottom: HINT,
    '&::after': {
      content: '"Scroll for more" / ""',
      position: 'sticky',
      bottom: 0,
      display: 'grid',
      placeItems: 'center',
      height: HINT,
      marginTop: -HINT,
      borderTop: border,
      backgroundColor: colour.sun,
      ...theme.typography.subtitle2,
      pointerEvents: 'none',
      visibility: 'hidden',
      // It follows the scrolling, not the clock, so it stays for those who want less motion.
      animation: `${untilTheEnd} linear !important`,
      animationTimeline: 'scroll() !important',
    },
  },
  // Elsewhere the lower edge is thick and yellow, until the white at the end of the text covers it.
  '@supports not (animation-timeline: scroll())': {
    background: `linear-gradient(${colour.white} 0 0) bottom / 100% 14px no-repeat local,
      linear-gradient(${colour.ink} 0 2px, ${colour.sun} 0) bottom / 100% 14px no-repeat ${colour.white}`,
  },
  '@media print': { maxHeight: 'none', overflow: 'visible', '&::after': { display: 'none' } },
}));
const Question = styled('summary')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: theme.spacing(2),
  alignItems: 'center',
  minHeight: ROW.phone,
  padding: theme.spacing(2, 2.5),
  ...theme.typography.question,
  outlineOffset: -4,
  '&:hover': { backgroundColor: colour.cream },
  '&::after': {
    content: '"+" / ""',
    ...centred(36),
    borderRadius: '50%',
    border,
    ...theme.typography.sign,
    backgroundColor: colour.sun,
  },
  '[open] > &::after': { content: '"-" / ""', backgroundColor: colour.white },
  [theme.breakpoints.up('md')]: {
    ...theme.typography.h6,
    minHeight: ROW.wide,
    paddingInline: theme.spacing(3.5),
  },
}));

interface FaqSectionProps {
  ground: Ground;
  title: string;
  faqs: readonly Faq[];
}

/** Questions that open and close, in a box that scrolls when it would be taller than 500 px. Works without scripts. */
export const FaqSection = ({ ground, title, faqs }: FaqSectionProps) => (
  <Section ground={ground} title={title}>
    <Scroller role="region" aria-label={title} tabIndex={0}>
      {faqs.map(({ question, answer }) => (
        <Box key={question} component="details" sx={{ '& + &': { borderTop: border } }}>
          <Question>{question}</Question>
          <Typography sx={{ px: { xs: 2.5, md: 3.5 }, pb: 2.5, maxWidth: '46rem' }}>{answer}</Typography>
        </Box>
      ))}
    </Scroller>
  </Section>
);
