import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Section } from '../../components/Section';
import { internshipsPage } from '../../content/internshipsPage';
import { colour } from '../../theme/tokens';
import { Dots } from './Dots';

const { heading, text, placed, refunded } = internshipsPage.landing.outcomes;

const Key = styled('span')({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '4px solid',
  // As in the drawing, which keeps its colours.
  forcedColorAdjust: 'none',
});

/** The outcome of `cohort.year`, with a dot for each learner. */
export const Outcomes = () => (
  <Section volume="loud" ground="ink" label={heading}>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, lg: 10 },
        gridTemplateColumns: { md: '1.15fr 1fr' },
        alignItems: 'center',
      }}
    >
      <Stack spacing={3}>
        <Typography variant="loudHeading" component="h2">
          {heading}
        </Typography>
        <Typography variant="subtitle1" sx={{ '--text-wrap': 'pretty' }}>
          {text}
        </Typography>
        <Stack component="ul" spacing={1} sx={{ typography: 'fact' }}>
          <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Key sx={{ borderWidth: 9, borderColor: colour.sun }} />
            <span>{placed}</span>
          </Stack>
          <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Key sx={{ borderColor: colour.clay }} />
            <span>{refunded}</span>
          </Stack>
        </Stack>
        <GuaranteeNote />
      </Stack>
      <Dots perRow={14} />
    </Box>
  </Section>
);
