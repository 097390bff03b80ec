import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { works } from '../../content/works';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { Poster } from './Poster';
import { ruleNames, scoreAnswer, type Score } from './scoreAnswer';

// The rules are worth reading without scripts; the field and the button need them.
const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

const Answer = styled('textarea')(({ theme }) => ({
  width: '100%',
  minHeight: '8rem',
  padding: theme.spacing(1.5, 2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.cream,
  resize: 'vertical',
  ...needsScript,
}));
const Rules = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  '& li': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: '24px 1fr auto',
    gap: theme.spacing(1.5),
    alignItems: 'start',
  },
  '& svg': { width: 24, height: 24, padding: 4, border, borderRadius: '50%', color: 'transparent' },
  '& [data-met] svg': { color: colour.ink },
  '& [data-met=true] svg': { backgroundColor: colour.sun },
  '& b': { whiteSpace: 'nowrap' },
}));

const { interview, posters } = works;

/** The poster of the simulator, with one question to answer. Nothing that is typed leaves the page. */
const Interview = () => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [score, setScore] = useState<Score>();
  const [isEmpty, setEmpty] = useState(false);

  const mark = () => {
    const next = scoreAnswer(field.current?.value ?? '');
    setScore(next);
    setEmpty(!next);
    if (!next) field.current?.focus();
  };
  return (
    <Poster project={posters.simulator.project} ground="sun" turned>
      <Paper
        component="section"
        data-ground="white"
        aria-labelledby={`${id}-title`}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          justifyItems: 'start',
          p: { xs: 3, md: 4 },
          boxShadow: shadow(8),
        }}
      >
        <Typography id={`${id}-title`} variant="subtitle2" component="h4">
          {interview.title}
        </Typography>
        <Typography
          id={`${id}-question`}
          variant="h4"
          component="blockquote"
          sx={{
            py: 2,
            px: 2.5,
            border,
            borderRadius: `${radius.card}px ${radius.card}px ${radius.card}px 0`,
            backgroundColor: colour.sky,
          }}
        >
          {interview.question}
        </Typography>
        <Typography
          variant="subtitle2"
          component="label"
          htmlFor={id}
          sx={{ marginBottom: -1, ...needsScript }}
        >
          {interview.label}
        </Typography>
        <Answer ref={field} id={id} aria-describedby={`${id}-question`} />
        <Button onClick={mark} sx={needsScript}>
          {interview.button}
        </Button>
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          {isEmpty && <p>{interview.empty}</p>}
          {score && (
            <Typography variant="score" component="strong">
              {interview.score(score.total, ruleNames.length)}
            </Typography>
          )}
          {score?.weakest && (
            <p>
              {interview.improve} “{score.weakest}”
            </p>
          )}
        </Box>
        <Rules>
          {ruleNames.map((name) => (
            <li key={name} data-met={score?.met[name]}>
              <Icon name={score && !score.met[name] ? 'minus' : 'check'} />
              {interview.rules[name]}
              {score && <b>{score.met[name] ? interview.met : interview.missed}</b>}
            </li>
          ))}
        </Rules>
        <Typography variant="body2" component="small" color="textSecondary">
          {interview.note}
        </Typography>
      </Paper>
    </Poster>
  );
};

export default Interview;
