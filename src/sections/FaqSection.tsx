import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Faq } from '../../schemas/content';
import { Section } from '../components/Section';
import { WholeWords } from '../components/WholeWords';
import type { Ground } from '../theme/palette';
import { border, centred, colour, radius } from '../theme/tokens';

/** The height of the fold at the lower edge while there is more below, in px. */
const FOLD = 32;
/** The height of a question with its words: three lines on a phone, one line elsewhere. */
const ROW = { phone: 104, wide: 68 };
/** The height of a box with so many closed questions and the fold. */
const heightOf = (rows: number, row: number) => rows * (row + 2) + FOLD + 2;
const untilTheEnd = keyframes({
  '0%, 98%': { visibility: 'visible' },
  '98.1%, 100%': { visibility: 'hidden' },
});

const Scroller = styled('div')(({ theme }) => ({
  // Never above 500 px. At rest it shows whole questions.
  maxHeight: heightOf(4, ROW.phone),
  [theme.breakpoints.up('md')]: { maxHeight: heightOf(6, ROW.wide) },
  overflowY: 'auto',
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  color: colour.ink,
  '--focus': colour.cobalt,
  scrollbarColor: `${colour.ink} transparent`,
  '@supports (animation-timeline: scroll())': {
    scrollPaddingBottom: FOLD,
    '&::after': {
      content: '"More" / ""',
      position: 'sticky',
      bottom: 0,
      display: 'grid',
      placeContent: 'center',
      height: FOLD,
      // Its words would make a list that fits scroll.
      overflow: 'hidden',
      marginTop: `-${FOLD}px`,
      borderTop: border,
      backgroundColor: colour.paperDeep,
      ...theme.typography.subtitle2,
      pointerEvents: 'none',
      visibility: 'hidden',
      // It follows the scrolling, not the clock, so it stays for those who want less motion.
      animation: `${untilTheEnd} linear !important`,
      animationTimeline: 'scroll() !important',
    },
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
  textWrap: 'balance',
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
          <Question>
            <span>
              <WholeWords>{question}</WholeWords>
            </span>
          </Question>
          <Typography sx={{ px: { xs: 2.5, md: 3.5 }, pb: 2.5, maxWidth: '46rem' }}>{answer}</Typography>
        </Box>
      ))}
    </Scroller>
  </Section>
);
