import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { owlFigure } from '../../components/owl/owlFigure';
import { border, centred, colour, motion, radius } from '../../theme/tokens';
import { display, fonts } from '../../theme/typography';

const appear = keyframes({ from: { opacity: 0 } });
/** Visible only while the animation runs. */
const show = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });

/** The time of one step of the pipeline, in ms. */
const STEP = 450;
/** The moments of a release, in steps of the pipeline. */
export const moment = { released: 3, checked: 4, rolledBack: 5 } as const;
/** Fades in when a step ends. The text is in the page at once, so screen readers need not wait. */
export const appearsAfter = (step: number) => ({ animation: `${appear} 200ms backwards ${step * STEP}ms` });
/** Covers the final state between the ends of two steps. It needs `aria-hidden`: its text is not true any more. */
export const coversBetween = (start: number, end: number) => ({
  gridArea: '1 / 1',
  opacity: 0,
  animation: `${show} ${(end - start) * STEP}ms ${start * STEP}ms`,
});

export const digit = {
  ...centred(0),
  fontFamily: fonts.display,
  fontSize: 'clamp(60px, 17vw, 132px)',
  lineHeight: 1,
  '@media (min-width: 1024px)': { fontSize: 84 },
  '@media (min-width: 1600px)': { fontSize: 120 },
  // On a tablet the board is as high as the button.
  width: { xs: 'clamp(52px, 16vw, 88px)', sm: '1.05em' },
  height: { xs: 'clamp(84px, 24vw, 116px)', sm: '1.38em' },
  // The line across the middle of a split-flap digit.
  background: `linear-gradient(${colour.ink} 49%, ${colour.inkMuted} 49% 51%, ${colour.ink} 51%)`,
  border: `2px solid ${colour.cream}`,
  borderRadius: '12px',
  color: colour.sun,
} as const;
/** A digit that hides the one below it. */
export const digitCover = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: 'inherit',
  borderRadius: 'inherit',
} as const;
export const RoundButton = styled('button')(({ theme }) => ({
  width: 'clamp(104px, 30vw, 10.5rem)',
  height: 'clamp(104px, 30vw, 10.5rem)',
  border: `6px solid ${colour.ink}`,
  borderRadius: '50%',
  backgroundColor: colour.clay,
  color: colour.ink,
  boxShadow: `0 12px 0 ${colour.ink}`,
  // It grows with the screen, like the button.
  ...display,
  fontSize: 'min(clamp(1rem, 4.5vw, 1.5rem), 6.4vw)',
  lineHeight: 1.1,
  overflowWrap: 'normal',
  '@media (min-width: 1600px)': { width: '13rem', height: '13rem', fontSize: '1.75rem' },
  padding: theme.spacing(0, 1.5),
  cursor: 'pointer',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // The owl stands on the button and moves down with it.
  marginTop: 'clamp(36px, 8vw, 60px)',
  // The button's shadow.
  marginBottom: 12,
  '&::before': { ...owlFigure('press'), left: '18%', bottom: 'calc(100% + 4px)', width: '64%' },
  transition: `transform ${motion}, box-shadow ${motion}`,
  '&:active': { transform: 'translateY(10px)', boxShadow: `0 2px 0 ${colour.ink}` },
  '@media (scripting: none)': { visibility: 'hidden' },
}));
export const ConsoleOutput = styled('output')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'block',
  minHeight: '6.2em',
  padding: theme.spacing(1.5, 2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.ink,
  ...theme.typography.code,
  '&::before': { content: '"> "', color: colour.sun },
}));
/** A numbered lamp with the wire to the next one: downwards on a phone, to the right elsewhere. */
export const lamp = {
  fontWeight: 700,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr auto', sm: 'none' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  '&:not(:last-of-type)': { paddingRight: { sm: 1 } },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 23, sm: 49 },
    right: { xs: 'auto', sm: 0 },
    top: { xs: 49, sm: 23 },
    bottom: { xs: -12, sm: 'auto' },
    border: `1.5px solid ${colour.cream}`,
  },
  '&:last-of-type::before': { display: 'none' },
} as const;
