import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { internshipsPage } from '../../content/internshipsPage';
import { Dots } from './Dots';

const { heading, refundedSentence } = internshipsPage.landing.outcomes;

/** The outcome of `cohort.year` in small, just before a visitor decides. */
export const SmallOutcomes = () => (
  <Stack component="figure" spacing={2} sx={{ maxWidth: '28rem' }}>
    <Dots perRow={22} />
    <Typography variant="byline" component="figcaption">
      <strong>{heading}.</strong> {refundedSentence}
    </Typography>
  </Stack>
);
