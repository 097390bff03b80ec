import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Faq } from '../../schemas/content';
import { Section } from '../components/Section';
import { mark } from '../config/mark';
import { moreQuestions } from '../content/labels';
import { NATIVE } from '../handover/handover.markup';
import { MORE_BELOW } from '../native/moreBelow.markup';
import type { Ground } from '../theme/palette';
import { border, centred, colour, radius, unspoken } from '../theme/tokens';
import { heading } from '../theme/typography';

/** The height of a closed question, in px: three lines of text on a phone, one line elsewhere. */
const ROW = { phone: 96, wide: 68 };
const FIT = { phone: 5, wide: 7 };
const LINE = 2;
/** The height of a box in which `fit` closed questions are whole. */
const heightOf = (row: number, fit: number) => fit * (row + LINE) + LINE;
/** The height of the row that covers the lower edge while there is more below, with its line. */
const MORE = { phone: ROW.phone + LINE, wide: ROW.wide + LINE };
const untilTheEnd = keyframes({
  '0%, 98%': { visibility: 'visible' },
  '98.1%, 100%': { visibility: 'hidden' },
});

const Scroller = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  scrollBehavior: 'smooth',
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  color: colour.ink,
  '--focus': colour.cobalt,
  scrollbarColor: `${colour.ink} transparent`,
  '@supports (animation-timeline: scroll())': {
    scrollPaddingBottom: MORE.phone,
    [theme.breakpoints.up('md')]: { scrollPaddingBottom: MORE.wide },
  },
  '@media print': { overflow: 'visible' },
}));
const rowOf = (theme: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.spacing(2),
    alignItems: 'center',
    padding: theme.spacing(1.5, 2.5),
    textAlign: 'start',
    ...heading,
    lineHeight: 1.35,
    textWrap: 'balance',
    outlineOffset: -4,
    '@media (hover: hover)': { '&:hover': { backgroundColor: colour.cream } },
    '&::after': {
      ...unspoken('"+"'),
      ...centred(36),
      borderRadius: '50%',
      border,
      ...heading,
      fontSize: '1.5rem',
      lineHeight: 1,
      backgroundColor: colour.sun,
    },
    [theme.breakpoints.up('md')]: { ...theme.typography.h6, paddingInline: theme.spacing(3.5) },
  }) as const;
const Question = styled('summary')(({ theme }) => [
  rowOf(theme),
  {
    minHeight: ROW.phone,
    '[open] > &::after': { ...unspoken('"-"'), backgroundColor: colour.white },
    [theme.breakpoints.up('md')]: { minHeight: ROW.wide },
  },
]);
/** Covers the lower edge while there is more below. A browser without scroll timelines shows the scrollbar instead. */
const more = (theme: Theme) => ({
  ...rowOf(theme),
  position: 'sticky',
  bottom: 0,
  width: '100%',
  height: { xs: MORE.phone, md: MORE.wide },
  marginTop: { xs: `${-MORE.phone}px`, md: `${-MORE.wide}px` },
  border: 0,
  borderTop: border,
  paddingBlock: 0,
  backgroundColor: colour.white,
  cursor: 'pointer',
  visibility: 'hidden',
  '@supports (animation-timeline: scroll())': {
    // Also with reduced motion, because the animation follows the scrolling and not the clock.
    animation: `${untilTheEnd} linear !important`,
    animationTimeline: 'scroll() !important',
  },
  '@media (scripting: none)': { pointerEvents: 'none' },
});

interface FaqSectionProps {
  ground: Ground;
  title: string;
  faqs: readonly Faq[];
}

/**
 * Questions that open and close. If they would be taller than 500 px, they are in a box that scrolls. It works
 * without scripts.
 */
export const FaqSection = ({ ground, title, faqs }: FaqSectionProps) =>
  faqs.length > 0 && (
    <Section volume="quiet" ground={ground} title={title}>
      <Scroller
        role="region"
        aria-label={title}
        tabIndex={0}
        sx={{
          maxHeight: {
            xs: heightOf(ROW.phone, FIT.phone),
            md: heightOf(ROW.wide, FIT.wide),
          },
          '@media print': { maxHeight: 'none' },
        }}
      >
        {faqs.map(({ question, answer }) => (
          <Box key={question} component="details" sx={{ '& + &': { borderTop: border } }}>
            <Question>
              <span>{question}</span>
            </Question>
            <Typography
              sx={{
                px: { xs: 2.5, md: 3.5 },
                pb: 2.5,
                maxWidth: '46rem',
                // Balanced lines would give each answer another width.
                '--text-wrap': 'pretty',
              }}
            >
              {answer}
            </Typography>
          </Box>
        ))}
        <Box component="button" type="button" tabIndex={-1} sx={more} {...mark(NATIVE, MORE_BELOW)}>
          {moreQuestions}
        </Box>
      </Scroller>
    </Section>
  );
