import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { exhibit as copy } from '../../content/services/devops';
import { colour } from '../../theme/tokens';
import {
  appearsAfter,
  ConsoleOutput,
  coversBetween,
  digit,
  digitCover,
  lamp,
  moment,
  RoundButton,
} from './DevOps.styles';
import { Caption, Words } from './parts';

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
    ? { version: String(state.tried), sx: coversBetween(moment.released, moment.rolledBack) }
    : { version: String(before.version), sx: coversBetween(0, moment.released) };

/** When the outcome is known: a release that fails its check is rolled back first. */
const endOf = (state: PipelineState) => (state.fails ? moment.rolledBack : moment.checked);

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
    <Box key={presses} component="span" sx={{ gridArea: '1 / 1', ...(before && appearsAfter(endOf(state))) }}>
      {state.button}
    </Box>
    {before && (
      <Box key={`before ${presses}`} component="span" aria-hidden="true" sx={coversBetween(0, endOf(state))}>
        {before.button}
      </Box>
    )}
  </RoundButton>
);

/** How far a step has come; the copy has a word for each. */
const outcomeOf = ({ passes, fails }: PipelineState, step: number) => {
  if (step < passes) return 'passed';
  return fails && step === passes ? 'failed' : 'waiting';
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
            {outcome !== 'waiting' && (
              <Box component="g" sx={appearsAfter(index + 1)}>
                <circle cx="26" cy="26" r="21" fill={outcome === 'passed' ? colour.sunLight : colour.clay} />
                <path
                  d={outcome === 'passed' ? 'M15 27l8 8 14-17' : 'M17 17l18 18M35 17L17 35'}
                  fill="none"
                  stroke={colour.ink}
                  strokeWidth="6"
                  strokeLinecap="round"
                />
              </Box>
            )}
          </svg>
          {step}
          <Box
            component="small"
            sx={{ fontWeight: 500, ...(outcome !== 'waiting' && appearsAfter(index + 1)) }}
          >
            {copy[outcome]}
          </Box>
        </Typography>
      );
    })}
  </Box>
);

const Console = ({ state, before, presses }: PartProps) => (
  <ConsoleOutput>
    <Box key={presses} component="span" sx={before && appearsAfter(endOf(state))}>
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
