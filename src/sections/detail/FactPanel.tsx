import { styled } from '@mui/material/styles';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Section } from '../../components/Section';
import { factPanel } from '../../content/factPanel';
import { courseFacts, internshipFacts, programmeKinds } from '../../content/facts/programmes';
import { border, colour, radius } from '../../theme/tokens';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: `0 0 ${theme.spacing(4)}`,
  border,
  borderRadius: radius.card,
  overflow: 'hidden',
  backgroundColor: colour.white,
  color: colour.ink,
  '& > div': { display: 'grid', gap: theme.spacing(0.5), padding: theme.spacing(2, 2.5) },
  '& > div + div': { borderTop: border },
  '& dt': theme.typography.subtitle2,
  '& dd': { margin: 0, maxWidth: '44rem' },
  [theme.breakpoints.up('md')]: {
    '& > div': {
      gridTemplateColumns: '13rem 1fr',
      gap: theme.spacing(3),
      alignItems: 'baseline',
      paddingInline: theme.spacing(3),
    },
  },
}));

interface FactPanelProps {
  kind: 'internship' | 'course';
  slug: string;
}

/** Answers before enrolling: length, fee, mentor, outcome and how to stop. */
const FactPanel = ({ kind, slug }: FactPanelProps) => {
  const { weeks, weeklyHours, starts, fee, builds, ifYouStop } = programmeKinds[kind];
  const own = (kind === 'course' ? courseFacts : internshipFacts)[slug];
  const { heading, labels, length, noMentor, noOutcome, outcome } = factPanel;
  const rows = [
    [labels.length, length(weeks, weeklyHours)],
    [labels.starts, starts],
    [labels.fee, fee],
    [labels.mentor, own?.mentor ?? noMentor],
    [labels.builds, builds],
    [labels.outcome, own ? outcome(own) : noOutcome],
    [labels.stop, ifYouStop],
  ];
  return (
    <Section ground="sky" title={heading}>
      <Facts>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <GuaranteeNote />
    </Section>
  );
};

export default FactPanel;
