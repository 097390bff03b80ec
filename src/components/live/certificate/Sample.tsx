import { colour } from '../../../theme/tokens';

/** A stamp that marks a sample certificate. */
export const Sample = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-8)`}>
    <rect
      x="-92"
      y="-34"
      width="184"
      height="68"
      rx="12"
      fill={colour.cream}
      stroke={colour.danger}
      strokeWidth="6"
    />
    <text y="15" textAnchor="middle" fontSize="42" letterSpacing="0" fill={colour.danger}>
      Sample
    </text>
  </g>
);
