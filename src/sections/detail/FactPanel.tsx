import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Section } from '../../components/Section';
import { factPanel } from '../../content/factPanel';
import { courseFacts, internshipFacts, programmeKinds } from '../../content/facts/programmes';
import { ratings, type KindOfProgramme } from '../../content/facts/promises';
import { border, shadow } from '../../theme/tokens';

const FirstSentenceBold = ({ text = '' }: { text: string | undefined }) => {
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  return (
    <>
      <strong>{first}</strong> {rest.join(' ')}
    </>
  );
};

interface FactPanelProps {
  kind: KindOfProgramme;
  slug: string;
}

/** Answers before enrolling: length, fee, mentor, outcome and how to stop. */
const FactPanel = ({ kind, slug }: FactPanelProps) => {
  const { is, weeks, weeklyHours, group, starts, instalments, builds, ifYouStop } = programmeKinds[kind];
  const own = (kind === 'course' ? courseFacts : internshipFacts)[slug];
  const { heading, labels, length, fee, noFee, noMentor, noOutcome, outcome } = factPanel;
  const rows = [
    [labels.is, is],
    [labels.length, length(weeks, weeklyHours)],
    [labels.group, group],
    [labels.starts, starts],
    [labels.fee, own ? fee(own.fee, instalments) : noFee],
    [labels.mentor, own?.mentor ?? noMentor],
    [labels.builds, builds],
    [labels.outcome, own ? outcome(own) : noOutcome],
    [labels.stop, ifYouStop],
  ];
  return (
    <Section ground="sky" title={heading}>
      <Paper component="dl" sx={{ m: 0, mb: 4, overflow: 'hidden', boxShadow: shadow(6) }}>
        {rows.map(([name, value], index) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gap: { xs: 0.5, md: 3 },
              gridTemplateColumns: { md: '13rem 1fr' },
              alignItems: { md: 'baseline' },
              py: 2,
              px: { xs: 2.5, md: 3 },
              borderTop: index > 0 ? border : 0,
            }}
          >
            <Typography variant="subtitle2" component="dt">
              {name}
            </Typography>
            <Typography component="dd" sx={{ maxWidth: '44rem', textWrap: 'balance' }}>
              {name === labels.fee ? <FirstSentenceBold text={value} /> : value}
            </Typography>
          </Box>
        ))}
      </Paper>
      <GuaranteeNote whole />
      <Typography variant="body2" color="textSecondary" sx={{ paddingTop: 1 }}>
        {ratings}
      </Typography>
    </Section>
  );
};

export default FactPanel;
