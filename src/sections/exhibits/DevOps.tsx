import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { owlFigure } from '../../components/owl/owlFigure';
import { exhibit as copy } from '../../content/services/devops';
import { border, centred, colour, motion, radius } from '../../theme/tokens';
import { display, fonts } from '../../theme/typography';
import { Caption, Words } from './parts';

const appear = keyframes({ from: { opacity: 0 } });
/** Visible for as long as the animation runs, and hidden before and after it. */
const show = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });

/** How long after the press a step changes, in ms. Screen readers get the final states at once. */
const answersAfter = (step: number) => ({ animation: `${appear} 200ms backwards ${step * 450}ms` });
/** Shown from one step to another, over the final state; hidden from screen readers. */
const shownFrom = (step: number, end: number) => ({
  gridArea: '1 / 1',
  opacity: 0,
  animation: `${show} ${(end - step) * 450}ms ${step * 450}ms`,
});

const digit = {
  ...centred(0),
  fontFamily: fonts.display,
  fontSize: 'clamp(60px, 17vw, 132px)',
  lineHeight: 1,
  '@media (min-width: 1024px)': { fontSize: 84 },
  // On a tablet the board is as high as the button.
  width: { xs: 'clamp(52px, 16vw, 88px)', sm: '1.05em' },
  height: { xs: 'clamp(84px, 24vw, 116px)', sm: '1.38em' },
  // The line across the middle of a split-flap digit.
  background: `linear-gradient(${colour.ink} 49%, ${colour.inkMuted} 49% 51%, ${colour.ink} 51%)`,
  border: `2px solid ${colour.cream}`,
  borderRadius: '12px',
  color: colour.sun,
} as const;
/** Covers the digit below it, with the line across. */
const digitOver = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: 'inherit',
  borderRadius: 'inherit',
} as const;
const Press = styled('button')(({ theme }) => ({
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
const Says = styled('output')(({ theme }) => ({
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
const Answer = styled('g')({
  '&[data-step="1"]': answersAfter(1),
  '&[data-step="2"]': answersAfter(2),
  '&[data-step="3"]': answersAfter(3),
  '&[data-step="4"]': answersAfter(4),
});

/** A numbered lamp with the wire to the next one: downwards on a phone, to the right elsewhere. */
const lamp = {
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

/** A console with one button. The first release fails and is rolled back; the second one succeeds. */
const DevOps = () => {
  const [turn, setTurn] = useState(0);
  const state = copy.states[turn % copy.states.length] ?? copy.states[0];
  const before = copy.states[(turn - 1) % copy.states.length];
  /** What the board shows on the way: a failed version until it is rolled back, or the old one until the release. */
  const brief = before && {
    version: state.fails ? before.button.replaceAll(/\D/g, '') : String(before.version),
    when: state.fails ? shownFrom(3, 5) : shownFrom(0, 3),
  };
  const outcome = (step: number) => {
    if (step < state.passes) return copy.passed;
    return state.fails && step === state.passes ? copy.failed : copy.waiting;
  };
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        padding: { xs: 3, sm: 4 },
        border: `3px solid ${colour.cream}`,
        borderRadius: '28px',
        backgroundColor: colour.pine,
        color: colour.cream,
        boxShadow: { xs: `6px 6px 0 ${colour.pineLight}`, sm: `10px 10px 0 ${colour.pineLight}` },
        '@media print': { borderColor: colour.ink },
      }}
    >
      <Caption title={copy.title} text={copy.text} hosted={false} sx={{ gridColumn: '1 / -1' }} />
      {/* Lowered on wide screens: the button starts below the owl that stands on it. */}
      <Typography variant="subtitle2" sx={{ display: 'grid', gap: 1, paddingTop: { sm: '20px' } }}>
        {copy.live}
        <Box component="span" sx={{ display: 'flex', gap: 0.75 }}>
          {String(state.version)
            .split('')
            .map((figure, place) => (
              <Typography key={place === 0 ? 'tens' : 'ones'} variant="inherit" component="b" sx={digit}>
                <Box component="span" sx={{ gridArea: '1 / 1' }}>
                  {figure}
                </Box>
                {brief && brief.version[place] !== figure && (
                  <Box key={turn} component="span" aria-hidden="true" sx={[brief.when, digitOver]}>
                    {brief.version[place]}
                  </Box>
                )}
              </Typography>
            ))}
        </Box>
      </Typography>
      <Press type="button" onClick={() => setTurn(turn + 1)}>
        <Box key={turn} component="span" sx={{ gridArea: '1 / 1', ...(before && answersAfter(4)) }}>
          {state.button}
        </Box>
        {before && (
          <Box key={`before ${turn}`} component="span" aria-hidden="true" sx={shownFrom(0, 4)}>
            {before.button}
          </Box>
        )}
      </Press>
      <Box
        key={turn}
        component="ol"
        sx={{
          gridColumn: '1 / -1',
          display: 'grid',
          rowGap: 1.5,
          gridTemplateColumns: { sm: 'repeat(3, 1fr) auto' },
        }}
      >
        {copy.steps.map((step, index) => {
          const how = outcome(index);
          return (
            <Typography key={step} variant="inherit" component="li" sx={lamp}>
              <svg viewBox="1.5 1.5 49 49" width="49" height="49" aria-hidden="true">
                <circle cx="26" cy="26" r="23" fill={colour.ink} stroke={colour.cream} strokeWidth="3" />
                <Words x="26" y="34" fontSize="24" textAnchor="middle" fill={colour.cream}>
                  {index + 1}
                </Words>
                {how !== copy.waiting && (
                  <Answer data-step={index + 1}>
                    <circle
                      cx="26"
                      cy="26"
                      r="21"
                      fill={how === copy.passed ? colour.sunLight : colour.clay}
                    />
                    <path
                      d={how === copy.passed ? 'M15 27l8 8 14-17' : 'M17 17l18 18M35 17L17 35'}
                      fill="none"
                      stroke={colour.ink}
                      strokeWidth="6"
                      strokeLinecap="round"
                    />
                  </Answer>
                )}
              </svg>
              {step}
              <Box
                component="small"
                sx={{ fontWeight: 500, ...(how !== copy.waiting && answersAfter(index + 1)) }}
              >
                {how}
              </Box>
            </Typography>
          );
        })}
      </Box>
      <Says>
        <Box key={turn} component="span" sx={turn % copy.states.length ? answersAfter(4) : undefined}>
          {state.says}
        </Box>
      </Says>
    </Box>
  );
};

export default DevOps;
