import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Section } from '../../components/Section';
import { totals } from '../../content/facts/programmes';
import { internshipsPage } from '../../content/internshipsPage';
import { colour } from '../../theme/tokens';

const { heading, text, placed, refunded, alt } = internshipsPage.landing.outcomes;

/** How many dots a row has, how far they are apart, and how large they are, in units of the drawing. */
const PER_ROW = 14;
const STEP = 36;
const DOT = 26;

/** A dot is a line without length and with round ends, so that all dots of a kind are one path. */
const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${((place % PER_ROW) + 0.5) * STEP} ${(Math.floor(place / PER_ROW) + 0.5) * STEP}h0`;
  }).join('');

const Drawing = styled('svg')({ width: '100%', fill: 'none', strokeLinecap: 'round' });
const Key = styled('span')({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '4px solid',
});

/** Each learner who finished last year is a dot: those with a job are full, those who got the fee back are rings. */
export const Outcomes = () => {
  const rows = Math.ceil(totals.finished / PER_ROW);
  return (
    <Section volume="loud" ground="ink" label={heading}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, lg: 10 },
          gridTemplateColumns: { lg: '1.15fr 1fr' },
          alignItems: 'center',
        }}
      >
        <Stack spacing={3}>
          <Typography variant="loudHeading" component="h2">
            {heading}
          </Typography>
          <Typography variant="subtitle1">{text}</Typography>
          <Stack component="ul" spacing={1} sx={{ typography: 'fact' }}>
            <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Key sx={{ borderColor: colour.sun, backgroundColor: colour.sun }} />
              <span>{placed}</span>
            </Stack>
            <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Key sx={{ borderColor: colour.clay }} />
              <span>{refunded}</span>
            </Stack>
          </Stack>
          <GuaranteeNote />
        </Stack>
        <Drawing viewBox={`0 0 ${PER_ROW * STEP} ${rows * STEP}`} role="img" aria-label={alt}>
          <path d={dots(0, totals.placed)} stroke={colour.sun} strokeWidth={DOT} />
          <path d={dots(totals.placed, totals.finished)} stroke={colour.clay} strokeWidth={DOT} />
          {/* The middle of a ring. */}
          <path d={dots(totals.placed, totals.finished)} stroke={colour.ink} strokeWidth={DOT - 12} />
        </Drawing>
      </Box>
    </Section>
  );
};
