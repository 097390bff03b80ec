import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { works } from '../../content/works';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { Poster } from './Poster';
import { ruleNames, scoreAnswer, type Score } from './scoreAnswer';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  justifyItems: 'start',
  padding: theme.spacing(3),
  border,
  borderRadius: radius.card,
  boxShadow: shadow(8),
  '& h4': theme.typography.subtitle2,
  '& > blockquote': {
    ...theme.typography.h4,
    padding: theme.spacing(2, 2.5),
    border,
    borderRadius: `${radius.card}px ${radius.card}px ${radius.card}px 0`,
    backgroundColor: colour.sky,
  },
  '& > label': { ...theme.typography.subtitle2, marginBottom: theme.spacing(-1) },
  '& > textarea': {
    width: '100%',
    minHeight: '8rem',
    padding: theme.spacing(1.5, 2),
    border,
    borderRadius: radius.field,
    backgroundColor: colour.cream,
    resize: 'vertical',
  },
  '& > small': { ...theme.typography.body2, color: 'var(--muted)' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  // The rules are worth reading without scripts; the field and the button need them.
  '@media (scripting: none)': { '& > label, & > textarea, & > button': { display: 'none' } },
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
const Result = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& strong': theme.typography.score,
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
      <Card data-ground="white" aria-labelledby={`${id}-title`}>
        <h4 id={`${id}-title`}>{interview.title}</h4>
        <blockquote id={`${id}-question`}>{interview.question}</blockquote>
        <label htmlFor={id}>{interview.label}</label>
        <textarea ref={field} id={id} aria-describedby={`${id}-question`} />
        <Button onClick={mark}>{interview.button}</Button>
        <Result role="status">
          {isEmpty && <p>{interview.empty}</p>}
          {score && <strong>{interview.score(score.total, ruleNames.length)}</strong>}
          {score?.weakest && (
            <p>
              {interview.improve} “{score.weakest}”
            </p>
          )}
        </Result>
        <Rules>
          {ruleNames.map((name) => (
            <li key={name} data-met={score?.met[name]}>
              <Icon name={score && !score.met[name] ? 'minus' : 'check'} />
              {interview.rules[name]}
              {score && <b>{score.met[name] ? interview.met : interview.missed}</b>}
            </li>
          ))}
        </Rules>
        <small>{interview.note}</small>
      </Card>
    </Poster>
  );
};

export default Interview;
