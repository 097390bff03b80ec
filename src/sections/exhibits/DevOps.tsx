import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { exhibit as copy } from '../../content/services/devops';
import { border, colour, motion, radius } from '../../theme/tokens';
import { Caption } from './parts';

const appear = keyframes({ from: { opacity: 0 } });

/** How long after the press a step answers; the final states are there at once, for a screen reader. */
const answersAfter = (step: number) => ({ animation: `${appear} 200ms backwards ${step * 450}ms` });

const Console = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: theme.spacing(3),
  border: `3px solid ${colour.cream}`,
  borderRadius: 28,
  backgroundColor: colour.pine,
  color: colour.cream,
  boxShadow: `10px 10px 0 ${colour.pineLight}`,
  '@media print': { borderColor: colour.ink },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  '& > figcaption, & > ol, & > output': { gridColumn: '1 / -1' },
}));
const Board = styled('p')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  ...theme.typography.subtitle2,
  '& span': { display: 'flex', gap: 6 },
  '& b': {
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(52px, 16vw, 88px)',
    height: 'clamp(84px, 24vw, 116px)',
    // The fold of a split-flap board.
    background: `linear-gradient(${colour.ink} 49%, ${colour.inkMuted} 49% 51%, ${colour.ink} 51%)`,
    border: `2px solid ${colour.cream}`,
    borderRadius: 12,
    ...theme.typography.flap,
    color: colour.sun,
  },
}));
const Press = styled('button')(({ theme }) => ({
  width: 'clamp(104px, 30vw, 10.5rem)',
  height: 'clamp(104px, 30vw, 10.5rem)',
  border: `6px solid ${colour.ink}`,
  borderRadius: '50%',
  backgroundColor: colour.clay,
  color: colour.ink,
  boxShadow: `0 12px 0 ${colour.ink}`,
  ...theme.typography.pushButton,
  overflowWrap: 'normal',
  padding: 0,
  cursor: 'pointer',
  transition: `transform ${motion}, box-shadow ${motion}`,
  '&:active': { transform: 'translateY(10px)', boxShadow: `0 2px 0 ${colour.ink}` },
  '@media (scripting: none)': { visibility: 'hidden' },
}));
const Lamps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: '1fr 1fr',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& li': { display: 'grid', gap: 4, ...theme.typography.subtitle2, lineHeight: 1.25 },
  '& svg': { width: 52, height: 52 },
  '& small': { fontWeight: 500 },
}));
const Says = styled('output')(({ theme }) => ({
  display: 'block',
  minHeight: '6.2em',
  padding: theme.spacing(1.5, 2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.ink,
  ...theme.typography.code,
  lineHeight: 1.5,
  '&::before': { content: '"> "', color: colour.sun },
  '&[data-ran] > span': answersAfter(4),
}));
const Answer = styled('g')({
  '&[data-step="1"]': answersAfter(1),
  '&[data-step="2"]': answersAfter(2),
  '&[data-step="3"]': answersAfter(3),
  '&[data-step="4"]': answersAfter(4),
});

/** A console with one button: the first release fails and is rolled back, the second one holds. */
const DevOps = () => {
  const [turn, setTurn] = useState(0);
  const state = copy.states[turn % copy.states.length] ?? copy.states[0];
  const outcome = (step: number) => {
    if (step < state.passes) return copy.passed;
    return state.fails && step === state.passes ? copy.failed : copy.waiting;
  };
  return (
    <Console>
      <Caption title={copy.title} text={copy.text} />
      <Board>
        {copy.live}
        <span>
          {String(state.version)
            .split('')
            .map((digit, place) => (
              <b key={place === 0 ? 'tens' : 'ones'}>{digit}</b>
            ))}
        </span>
      </Board>
      <Press type="button" onClick={() => setTurn(turn + 1)}>
        {state.button}
      </Press>
      <Lamps key={turn}>
        {copy.steps.map((step, index) => {
          const how = outcome(index);
          return (
            <li key={step}>
              <svg viewBox="0 0 52 52" aria-hidden="true">
                <circle cx="26" cy="26" r="23" fill={colour.ink} stroke={colour.cream} strokeWidth="3" />
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
              <small>{how}</small>
            </li>
          );
        })}
      </Lamps>
      <Says data-ran={turn % copy.states.length || undefined}>
        <span key={turn}>{state.says}</span>
      </Says>
    </Console>
  );
};

export default DevOps;
