import { styled } from '@mui/material/styles';
import { totals } from '../../content/facts/programmes';
import { internshipsPage } from '../../content/internshipsPage';
import { colour } from '../../theme/tokens';

/** In units of the drawing: the distance from dot to dot, and the diameter of a dot. */
const STEP = 36;
const DOT = 26;

/** A dot is a line of length 0 with round ends. All dots of a kind are one path. */
const dots = (from: number, to: number, perRow: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${((place % perRow) + 0.5) * STEP} ${(Math.floor(place / perRow) + 0.5) * STEP}h0`;
  }).join('');

const Drawing = styled('svg')({ width: '100%', height: 'auto', fill: 'none', strokeLinecap: 'round' });

/** One dot for each learner of the cohort who finished: a full dot for a job, a ring for a refunded fee. */
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
      <path d={refunded} stroke="var(--ground)" strokeWidth={DOT - 12} />
    </Drawing>
  );
};
