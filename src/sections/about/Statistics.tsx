import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Section } from '../../components/Section';
import { mark, marked } from '../../config/mark';
import { about } from '../../content/about';
import { learnersInAll, outcomeCovers } from '../../content/figures';
import { startCountUp } from '../../native/countUp';
import { COUNT_UP, NUMBER, STAGE } from '../../native/countUp.markup';
import { colour } from '../../theme/tokens';
import { display } from '../../theme/typography';

const fadeIn = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const appear = keyframes({ to: { opacity: 1 } });
/** How long the numbers wait for the boot script, in seconds. Then they show anyway. */
const MAX_WAIT = 10;
/** The delay between two items, in seconds. */
const STAGGER = 0.2;

/** Hidden from the first paint on until they are in view, but only where scripts run, and no longer than `MAX_WAIT`. */
const Item = styled('div')(({ theme }) => ({
  // Three columns, fewer for large or widely spaced text: a number stays whole.
  flex: '1 1 5rem',
  [theme.breakpoints.up('md')]: { flexBasis: '12.5rem' },
  display: 'flex',
  flexDirection: 'column-reverse',
  // Numbers are level where one label has more lines.
  justifyContent: 'flex-end',
  borderTop: `6px solid ${colour.sun}`,
  paddingTop: theme.spacing(2),
  '@media (scripting: enabled) and (prefers-reduced-motion: no-preference)': {
    [`${marked(STAGE, 'waiting')} > &`]: { opacity: 0, animation: `${appear} 0s ${MAX_WAIT}s forwards` },
  },
  [`${marked(STAGE, 'hidden')} > &`]: { opacity: 0 },
  [`${marked(STAGE, 'counting')} > &`]: {
    animation: `${fadeIn} 500ms both`,
    ...Object.fromEntries(
      about.statistics.items.map((_, index) => [
        `&:nth-of-type(${index + 1})`,
        { animationDelay: `${index * STAGGER}s` },
      ]),
    ),
  },
  '@media print': { '&&&': { opacity: 1, animation: 'none' } },
}));

const number = {
  ...display,
  fontSize: { xs: 'clamp(1.75rem, 9.6vw, 4.25rem)', md: 'clamp(4.25rem, 16.4vw - 3.6rem, 9.75rem)' },
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  marginLeft: '-0.025em',
  overflowWrap: 'normal',
} as const;

/**
 * Three numbers that count up once they are in view. In a prerendered page the boot script starts the counting.
 * Screen readers read the final numbers.
 */
const Statistics = () => {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (list.current) startCountUp(list.current, 'counting');
  }, []);
  return (
    <Section ground="paper" title={about.statistics.heading}>
      {/* The boot script may have started the counting before React. */}
      <Box
        component="dl"
        ref={list}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 2, sm: 4 },
          margin: 0,
        }}
        {...mark(STAGE, 'waiting')}
        {...mark(COUNT_UP)}
        suppressHydrationWarning
      >
        {about.statistics.items.map(({ value, suffix, label }) => (
          <Item key={label}>
            <Typography
              variant="subtitle1"
              component="dt"
              sx={{ typography: { xs: 'body2', sm: 'subtitle1' } }}
            >
              {label}
            </Typography>
            <Typography variant="inherit" component="dd" sx={number}>
              <span aria-hidden="true" {...mark(NUMBER)} suppressHydrationWarning>
                {`${value}${suffix}`}
              </span>
              <span className="visually-hidden">
                {value}
                {suffix}
              </span>
            </Typography>
          </Item>
        ))}
      </Box>
      <Typography variant="body2" sx={{ maxWidth: '44rem', paddingTop: 4 }}>
        {learnersInAll} {outcomeCovers}
      </Typography>
    </Section>
  );
};

export default Statistics;
