import { colour } from '../../theme/tokens';

export type Gaze = readonly [x: number, y: number];

interface EyeProps {
  x: number;
  white: string;
  /** Where the pupil is at first, from the middle of the eye. */
  gaze: Gaze;
}

/** One eye of the owl; `lookAt` turns it. */
export const Eye = ({ x, white, gaze: [dx, dy] }: EyeProps) => (
  <g data-eye="" transform={`translate(${x} 26)`}>
    <circle r="10.2" fill={white} />
    <g>
      <circle cx={dx} cy={dy} r="4.4" fill={colour.ink} stroke="none" />
      <circle cx={dx + 1.6} cy={dy - 1.6} r="1.2" fill={white} stroke="none" />
    </g>
  </g>
);
