import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { useAnnouncement } from '../../components/useAnnouncement';
import { works } from '../../content/works';
import { border, colour, needsScript, radius, shadow } from '../../theme/tokens';
import { Poster } from './Poster';
import { ruleNames, scoreAnswer, type Score } from './scoreAnswer';

const AnswerField = styled('textarea')(({ theme }) => ({
  width: '100%',
  minHeight: '8rem',
  padding: theme.spacing(1.5, 2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.cream,
  resize: 'vertical',
  ...needsScript,
}));
const ruleStyle = {
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  gap: 1.5,
  alignItems: 'start',
} as const;
/** Before the first score the mark is an empty circle: the icon is there but transparent. */
const markStyle = (isMet?: boolean) =>
  ({
    width: 24,
    height: 24,
    padding: '4px',
    border,
    borderRadius: '50%',
    color: isMet === undefined ? 'transparent' : colour.ink,
    backgroundColor: isMet ? colour.sun : undefined,
  }) as const;

const { interview, posters } = works;

/**
 * The poster of the interview simulator project. It has a question that visitors can answer. The typed text stays in the
 * page.
 */
const Interview = () => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [score, setScore] = useState<Score>();
  const [, announce, announcement] = useAnnouncement();

  const evaluate = () => {
    const next = scoreAnswer(field.current?.value ?? '');
    setScore(next);
    announce(next ? interview.score(next.total, ruleNames.length) : interview.empty);
    if (!next) field.current?.focus();
  };
  return (
    <Poster project={posters.simulator.project} ground="sun" turned tall>
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
          // The shadow is in the card's column: the words are as far from it as from a drawing.
          marginRight: { lg: 1 },
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
            textWrap: 'balance',
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
        <AnswerField ref={field} id={id} aria-describedby={`${id}-question`} />
        <Button onClick={evaluate} sx={needsScript}>
          {interview.button}
        </Button>
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          {score ? (
            <Typography variant="score" component="strong">
              {announcement}
            </Typography>
          ) : (
            announcement
          )}
          {score?.weakest && <p>{`${interview.improve} “${score.weakest}”`}</p>}
        </Box>
        <Stack component="ul" spacing={1} sx={{ width: '100%' }}>
          {ruleNames.map((name) => (
            <Typography key={name} variant="body2" component="li" sx={ruleStyle}>
              <Icon name={score && !score.met[name] ? 'minus' : 'check'} sx={markStyle(score?.met[name])} />
              {interview.rules[name]}
              {score && (
                <Box component="b" sx={{ whiteSpace: 'nowrap' }}>
                  {score.met[name] ? interview.met : interview.missed}
                </Box>
              )}
            </Typography>
          ))}
        </Stack>
        <Typography variant="body2" component="p" color="textSecondary">
          {interview.note}
        </Typography>
      </Paper>
    </Poster>
  );
};

export default Interview;
