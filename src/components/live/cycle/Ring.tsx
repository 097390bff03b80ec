import { colour } from '../../../theme/tokens';
import { iconHref } from '../../iconHref';
import { StepDisc } from './StepDisc';
import { stepColours, type CycleStep } from './steps';

const radius = 196;
/** Half the width of the drawing. */
const half = 230;
const reach = radius * Math.SQRT1_2;

/** The corners of the cycle, clockwise from the top left: one for each step. */
const corners = [
  { turn: 0, x: -reach, y: -reach },
  { turn: 90, x: reach, y: -reach },
  { turn: 180, x: reach, y: reach },
  { turn: 270, x: -reach, y: reach },
] as const;

/**
 * The distance of the upper corners from the drawing's edges, as a share of its size: the words of the steps start
 * there.
 */
export const CORNER = (half - reach) / (2 * half);

/** A quarter of the ring, from the upper left corner to the upper right, with an arrow on its way. */
const quarter = `M${-reach} ${-reach}A${radius} ${radius} 0 0 1 ${reach} ${-reach}`;

/** The steps as a ring of four quarters, with a student in the middle. */
export const Ring = ({ steps }: { steps: readonly CycleStep[] }) => (
  <svg
    viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    width="100%"
    aria-hidden="true"
    focusable="false"
  >
    <g fill="none">
      {corners.map(({ turn }, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={quarter} stroke={colour.ink} strokeWidth="60" />
          <path d={quarter} stroke={stepColours(index).fill} strokeWidth="50" />
          <path
            d={`M-10 ${-radius - 14}l16 14-16 14`}
            stroke={stepColours(index).ink}
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <circle cx="8" cy="8" r="96" fill={colour.ink} />
      <circle r="96" fill={colour.cream} stroke={colour.ink} strokeWidth="5" />
      <use href={iconHref('student')} x="-60" y="-60" width="120" height="120" color={colour.ink} />
    </g>
    {steps.map(({ title, icon }, index) => {
      const { x, y } = corners[index % corners.length] ?? corners[0];
      return <StepDisc key={title} x={x} y={y} r={62} index={index} icon={icon} />;
    })}
  </svg>
);
