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
/** Visible only while the animation runs. */
const show = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });

/** The time of one step of the pipeline, in ms. */
const STEP = 450;
/** Fades in when a step ends. The text is in the page at once, so screen readers need not wait. */
const appearsAfter = (step: number) => ({ animation: `${appear} 200ms backwards ${step * STEP}ms` });
/** Covers the final state between the ends of two steps. It needs `aria-hidden`: its text is not true any more. */
const coversBetween = (start: number, end: number) => ({
  gridArea: '1 / 1',
  opacity: 0,
  animation: `${show} ${(end - start) * STEP}ms ${start * STEP}ms`,
});

const digit = {
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
const digitCover = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: 'inherit',
  borderRadius: 'inherit',
} as const;
const RoundButton = styled('button')(({ theme }) => ({
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
const ConsoleOutput = styled('output')(({ theme }) => ({
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
const LampState = styled('g')({
  '&[data-step="1"]': appearsAfter(1),
  '&[data-step="2"]': appearsAfter(2),
  '&[data-step="3"]': appearsAfter(3),
  '&[data-step="4"]': appearsAfter(4),
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

type PipelineState = (typeof copy.states)[number];

interface PartProps {
  state: PipelineState;
  /** The state before the press; none at first and after "Start again", where nothing moves. */
  before: PipelineState | undefined;
  /** How often the button was pressed: the key of everything whose animation a press starts. */
  presses: number;
}

/** What the board shows on the way: a failed version until it is rolled back, or the old one until the release. */
const coverOf = (state: PipelineState, before: PipelineState) =>
  state.fails
    ? { version: before.button.replaceAll(/\D/g, ''), sx: coversBetween(3, 5) }
    : { version: String(before.version), sx: coversBetween(0, 3) };

/** The live version, on two split-flap digits. */
const Board = ({ state, before, presses }: PartProps) => {
  const cover = before && coverOf(state, before);
  return (
    // Lowered on wide screens: the button starts below the owl that stands on it.
    <Typography variant="subtitle2" sx={{ display: 'grid', gap: 1, paddingTop: { sm: '20px' } }}>
      {copy.live}
      <Box component="span" sx={{ display: 'flex', gap: 0.75 }}>
        {String(state.version)
          .split('')
          .map((figure, index) => (
            <Typography key={index === 0 ? 'tens' : 'ones'} variant="inherit" component="b" sx={digit}>
              <Box component="span" sx={{ gridArea: '1 / 1' }}>
                {figure}
              </Box>
              {cover && cover.version[index] !== figure && (
                <Box key={presses} component="span" aria-hidden="true" sx={[cover.sx, digitCover]}>
                  {cover.version[index]}
                </Box>
              )}
            </Typography>
          ))}
      </Box>
    </Typography>
  );
};

/** The button keeps its old label until the pipeline is through. */
const DeployButton = ({ state, before, presses, onPress }: PartProps & { onPress: () => void }) => (
  <RoundButton type="button" onClick={onPress}>
    <Box key={presses} component="span" sx={{ gridArea: '1 / 1', ...(before && appearsAfter(4)) }}>
      {state.button}
    </Box>
    {before && (
      <Box key={`before ${presses}`} component="span" aria-hidden="true" sx={coversBetween(0, 4)}>
        {before.button}
      </Box>
    )}
  </RoundButton>
);

const outcomeOf = ({ passes, fails }: PipelineState, step: number) => {
  if (step < passes) return copy.passed;
  return fails && step === passes ? copy.failed : copy.waiting;
};

const Steps = ({ state, presses }: PartProps) => (
  <Box
    key={presses}
    component="ol"
    sx={{
      gridColumn: '1 / -1',
      display: 'grid',
      rowGap: 1.5,
      gridTemplateColumns: { sm: 'repeat(3, 1fr) auto' },
    }}
  >
    {copy.steps.map((step, index) => {
      const outcome = outcomeOf(state, index);
      return (
        <Typography key={step} variant="inherit" component="li" sx={lamp}>
          <svg viewBox="1.5 1.5 49 49" width="49" height="49" aria-hidden="true">
            <circle cx="26" cy="26" r="23" fill={colour.ink} stroke={colour.cream} strokeWidth="3" />
            <Words x="26" y="34" fontSize="24" textAnchor="middle" fill={colour.cream}>
              {index + 1}
            </Words>
            {outcome !== copy.waiting && (
              <LampState data-step={index + 1}>
                <circle
                  cx="26"
                  cy="26"
                  r="21"
                  fill={outcome === copy.passed ? colour.sunLight : colour.clay}
                />
                <path
                  d={outcome === copy.passed ? 'M15 27l8 8 14-17' : 'M17 17l18 18M35 17L17 35'}
                  fill="none"
                  stroke={colour.ink}
                  strokeWidth="6"
                  strokeLinecap="round"
                />
              </LampState>
            )}
          </svg>
          {step}
          <Box
            component="small"
            sx={{ fontWeight: 500, ...(outcome !== copy.waiting && appearsAfter(index + 1)) }}
          >
            {outcome}
          </Box>
        </Typography>
      );
    })}
  </Box>
);

const Console = ({ state, before, presses }: PartProps) => (
  <ConsoleOutput>
    <Box key={presses} component="span" sx={before && appearsAfter(4)}>
      {state.says}
    </Box>
  </ConsoleOutput>
);

/** A console with one button. The first release fails and is rolled back; the second one succeeds. */
const DevOps = () => {
  const [presses, setPresses] = useState(0);
  const { states } = copy;
  const index = presses % states.length;
  const state = states[index] ?? states[0];
  // "Start again" shows the first state at once: no pipeline runs.
  const before = index === 0 ? undefined : states[index - 1];
  const shown = { state, before, presses };
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
      <Board {...shown} />
      <DeployButton {...shown} onPress={() => setPresses(presses + 1)} />
      <Steps {...shown} />
      <Console {...shown} />
    </Box>
  );
};

export default DevOps;
