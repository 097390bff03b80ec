import { styled } from '@mui/material/styles';
import { totals } from '../../content/facts/programmes';
import { internshipsPage } from '../../content/internshipsPage';
import { colour } from '../../theme/tokens';

/** How far apart the dots are, and how large, in units of the drawing. */
const STEP = 36;
const DOT = 26;

/** A dot is a line without length and with round ends, so that all dots of a kind are one path. */
const dots = (from: number, to: number, perRow: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${((place % perRow) + 0.5) * STEP} ${(Math.floor(place / perRow) + 0.5) * STEP}h0`;
  }).join('');

const Drawing = styled('svg')({ width: '100%', height: 'auto', fill: 'none', strokeLinecap: 'round' });

/** A dot for each learner who finished last year: those with a job are full, those who got the fee back are rings. */
export const Dots = ({ perRow }: { perRow: number }) => {
  const rows = Math.ceil(totals.finished / perRow);
  const refunded = dots(totals.placed, totals.finished, perRow);
  return (
    <Drawing
      viewBox={`0 0 ${perRow * STEP} ${rows * STEP}`}
      role="img"
      aria-label={internshipsPage.landing.outcomes.alt}
    >
      <path d={dots(0, totals.placed, perRow)} stroke={colour.sun} strokeWidth={DOT} />
      <path d={refunded} stroke={colour.clay} strokeWidth={DOT} />
      {/* The middle of a ring. */}
      <path d={refunded} stroke="var(--ground)" strokeWidth={DOT - 12} />
    </Drawing>
  );
};
