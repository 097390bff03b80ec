import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { internshipsPage } from '../../content/internshipsPage';
import { Dots } from './Dots';

const { heading, refunded } = internshipsPage.landing.outcomes;

/** The outcome of last year, small: the last thing that is said before a visitor decides. */
export const SmallOutcomes = () => (
  <Stack component="figure" spacing={2} sx={{ maxWidth: '28rem' }}>
    <Dots perRow={22} />
    <Typography variant="byline" component="figcaption">
      <strong>{heading}.</strong> {refunded}.
    </Typography>
  </Stack>
);
