import { mark } from '../../config/mark';
import { EYE } from '../../native/attention.markup';
import { colour } from '../../theme/tokens';
import { eyeY } from './owlPaths';

export type Gaze = readonly [x: number, y: number];

interface EyeProps {
  x: number;
  white: string;
  /** Where the pupil is at first, measured from the middle of the eye. */
  gaze: Gaze;
}

/** One eye of the owl; `lookAt` turns it. */
export const Eye = ({ x, white, gaze: [dx, dy] }: EyeProps) => (
  <g {...mark(EYE)} transform={`translate(${x} ${eyeY})`}>
    <circle r="10.2" fill={white} />
    <g transform={`translate(${dx} ${dy})`} stroke="none">
      <circle r="4.4" fill={colour.ink} />
      <circle cx="1.6" cy="-1.6" r="1.2" fill={white} />
    </g>
  </g>
);
