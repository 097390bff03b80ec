import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Section } from '../../components/Section';
import { Whole } from '../../components/WholeWords';
import { factPanel } from '../../content/factPanel';
import { courseFacts, internshipFacts, programmeKinds } from '../../content/facts/programmes';
import { ratings, type KindOfProgramme } from '../../content/facts/promises';
import { RATINGS } from '../../content/figures';
import { border, colour, shadow } from '../../theme/tokens';

const FirstSentenceLarge = ({ text = '' }: { text: string | undefined }) => {
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  return (
    <>
      <Typography
        variant="h3"
        component="strong"
        sx={{ display: 'block', paddingBottom: 0.5, textWrap: 'balance' }}
      >
        {/* Keeps a price and its length on one line where both fit. */}
        {first
          .split(/(\S+ \([^)]+\),?)/)
          .map((part, place) => (place % 2 === 1 ? <Whole key={part}>{part}</Whole> : part))}
      </Typography>
      {` ${rest.join(' ')}`}
    </>
  );
};

interface FactPanelProps {
  kind: KindOfProgramme;
  slug: string;
}

/** Answers in two columns. The price has a row to itself, and so has a long answer: its name is left of it there. */
const cell = {
  display: 'grid',
  gap: 0.75,
  alignContent: 'start',
  py: { xs: 2, lg: 3 },
  px: { xs: 2.5, md: 3, lg: 4 },
  '&:not(:first-of-type)': { borderTop: border },
  '&:is(:nth-of-type(3), :nth-of-type(7), :nth-of-type(9))': {
    borderLeft: { md: border },
  },
} as const;
const row = { gridColumn: { md: '1 / -1' } } as const;
const price = { ...row, backgroundColor: colour.sun } as const;
const longRow = {
  ...row,
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: { md: 6, lg: 8 },
  '& > dt': (theme: Theme) => ({ [theme.breakpoints.up('md')]: theme.typography.h3 }),
} as const;

/** Answers before enrolling: length, fee, mentor, outcome and how to stop. */
const FactPanel = ({ kind, slug }: FactPanelProps) => {
  const { is, weeks, weeklyHours, group, starts, instalments, builds, ifYouStop } = programmeKinds[kind];
  const own = (kind === 'course' ? courseFacts : internshipFacts)[slug];
  const { heading, labels, length, fee, noFee, noMentor, noOutcome, outcome } = factPanel;
  const isLong = (name: string | undefined) => name === labels.is || name === labels.group;
  const rows = [
    [labels.is, is],
    [labels.length, length(weeks, weeklyHours)],
    [labels.starts, starts],
    [labels.group, group],
    [labels.fee, own ? fee(own.fee, instalments) : noFee],
    [labels.mentor, own?.mentor ?? noMentor],
    [labels.builds, builds],
    [labels.outcome, own ? outcome(own) : noOutcome],
    [labels.stop, ifYouStop],
  ];
  return (
    <Section volume="loud" ground="sky" title={heading}>
      <Paper
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          m: 0,
          mb: 4,
          overflow: 'hidden',
          boxShadow: shadow(6),
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={[cell, name === labels.fee && price, isLong(name) && longRow]}>
            <Typography variant="subtitle2" component="dt">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant={name === labels.starts ? 'h3' : 'body1'}
              sx={{ '--text-wrap': { xs: 'pretty', md: isLong(name) ? 'pretty' : 'balance' } }}
            >
              {name === labels.fee ? <FirstSentenceLarge text={value} /> : value}
            </Typography>
          </Box>
        ))}
      </Paper>
      <GuaranteeNote whole />
      {ratings && (
        <Typography id={RATINGS} variant="body2" color="textSecondary" sx={{ paddingTop: 1 }}>
          {ratings}
        </Typography>
      )}
    </Section>
  );
};

export default FactPanel;
