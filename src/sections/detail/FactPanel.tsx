import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { Whole } from '../../components/WholeWords';
import { factPanel } from '../../content/factPanel';
import { courseFacts, internshipFacts, programmeKinds } from '../../content/facts/programmes';
import { ratings, type KindOfProgramme } from '../../content/facts/promises';
import { RATINGS } from '../../content/figures';
import { border, colour, radius, shadow } from '../../theme/tokens';

const FirstSentenceLarge = ({ text }: { text: string }) => {
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

const cell = {
  position: 'relative',
  display: 'grid',
  gap: 0.75,
  alignContent: 'start',
  py: { xs: 2, lg: 3 },
  px: { xs: 2.5, md: 3, lg: 4 },
  '&:not(:first-of-type)': { borderTop: border },
} as const;
/** The share of its row that an answer has: one line down the middle of the panel, whatever the texts. */
const shares = {
  row: { gridColumn: { md: '1 / -1' } },
  half: {},
  otherHalf: { borderLeft: { md: border } },
  // Two long answers, which a tablet would show in columns of few words.
  longHalf: { gridColumn: { md: '1 / -1', lg: 'auto' } },
  otherLongHalf: { gridColumn: { md: '1 / -1', lg: 'auto' }, borderLeft: { lg: border } },
} as const;
/** A text with more characters than this is a paragraph; a shorter one is balanced. */
const LONG = 200;
/**
 * On a phone, where all answers together would be three screens long, those that are read rather than looked up are folded:
 * from this row on.
 */
const FOLDED_FROM = 5;
/** The label is in the page once, and the control lies over its row, from edge to edge of the cell. */
const fold = { display: { md: 'none' }, '@media print': { display: 'none' } } as const;
const summary = {
  position: 'absolute',
  inset: '3px 6px auto',
  height: 'calc(1.22rem + 26px)',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  paddingRight: '14px',
  borderRadius: `${radius.field}px`,
  '&:focus-visible': { outlineOffset: -3 },
  '& > svg': { fontSize: 22 },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
} as const;
/** Closed only where the browser can open it again, and never on paper. */
const folded = (theme: Theme) => ({
  [theme.breakpoints.down('md').replace('@media', '@media screen and')]: {
    // Below the ring of the control above it.
    paddingTop: theme.spacing(0.75),
    '@supports selector(:has(a))': { 'div:not(:has(> dt > [open])) > &': { display: 'none' } },
  },
});

/** Answers before enrolling: first those that decide, fee, start and length, then those to read. */
const FactPanel = ({ kind, slug }: FactPanelProps) => {
  const { is, weeks, weeklyHours, group, starts, instalments, builds, ifYouStop } = programmeKinds[kind];
  const own = (kind === 'course' ? courseFacts : internshipFacts)[slug];
  const { heading, labels, length, fee, noFee, noMentor, noOutcome, outcome } = factPanel;
  const rows = [
    { name: labels.fee, value: own ? fee(own.fee, instalments) : noFee, share: 'row' },
    { name: labels.starts, value: starts, share: 'half' },
    { name: labels.length, value: length(weeks, weeklyHours), share: 'otherHalf' },
    { name: labels.mentor, value: own?.mentor ?? noMentor, share: 'half' },
    { name: labels.builds, value: builds, share: 'otherHalf' },
    { name: labels.stop, value: ifYouStop, share: 'half' },
    { name: labels.is, value: is, share: 'otherHalf' },
    { name: labels.group, value: group, share: 'longHalf' },
    {
      name: labels.outcome,
      value: own && own.finished > 0 ? outcome(own) : noOutcome,
      share: 'otherLongHalf',
    },
  ] as const;
  return (
    <Section volume="loud" ground="sky" title={heading}>
      <Paper
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          m: 0,
          mb: 4,
          overflow: 'hidden',
          boxShadow: shadow(6),
        }}
      >
        {rows.map(({ name, value, share }, index) => (
          <Box key={name} sx={[cell, shares[share], name === labels.fee && { backgroundColor: colour.sun }]}>
            <Typography variant="subtitle2" component="dt">
              {name}
              {index >= FOLDED_FROM && (
                <Box component="details" sx={fold}>
                  <Box component="summary" aria-label={name} sx={summary}>
                    <Icon name="caret-down" />
                  </Box>
                </Box>
              )}
            </Typography>
            <Typography
              component="dd"
              variant={name === labels.starts ? 'h3' : 'body1'}
              sx={[
                { '--text-wrap': { xs: 'pretty', md: value.length > LONG ? 'pretty' : 'balance' } },
                index >= FOLDED_FROM && folded,
              ]}
            >
              {name === labels.fee ? <FirstSentenceLarge text={value} /> : value}
            </Typography>
          </Box>
        ))}
      </Paper>
      <GuaranteeNote withTerms large />
      {ratings && (
        <Typography id={RATINGS} variant="body2" color="textSecondary" sx={{ paddingTop: 3 }}>
          {ratings}
        </Typography>
      )}
    </Section>
  );
};

export default FactPanel;
