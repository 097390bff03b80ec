import { colour } from '../../../theme/tokens';
import { iconHref } from '../../iconHref';
import { look, type CycleStep } from './looks';
import { Node } from './Node';

const centre = { x: 520, y: 246 };
const radius = 196;
/** The corners of the cycle, clockwise from the top left: one for each step. */
const corners = [
  { turn: 0, across: -1, down: -1 },
  { turn: 90, across: 1, down: -1 },
  { turn: 180, across: 1, down: 1 },
  { turn: 270, across: -1, down: 1 },
] as const;
const reach = radius * Math.SQRT1_2;
const label = { width: 380, height: 92 };

/** A quarter of the ring, from the upper left corner to the upper right, with an arrow on its way. */
const quarter = `M${-reach} ${-reach}A${radius} ${radius} 0 0 1 ${reach} ${-reach}`;

/** The four steps around a ring, their names on labels to both sides. */
export const WideCycle = ({ steps }: { steps: readonly CycleStep[] }) => (
  <svg viewBox="-4 0 1060 492" width="100%" aria-hidden="true" focusable="false">
    <g transform={`translate(${centre.x} ${centre.y})`} fill="none">
      {corners.map(({ turn }, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={quarter} stroke={colour.ink} strokeWidth="56" />
          <path d={quarter} stroke={look(index).fill} strokeWidth="46" />
          <path
            d={`M-10 ${-radius - 14}l16 14-16 14`}
            stroke={look(index).ink}
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
      const { across, down } = corners[index % corners.length] ?? corners[0];
      const x = centre.x + across * reach;
      const y = centre.y + down * reach;
      const left = across < 0 ? x - label.width : x;
      const box = { width: label.width, height: label.height, rx: label.height / 2 };
      return (
        <g key={title}>
          <rect x={left + 8} y={y - label.height / 2 + 8} {...box} fill={colour.ink} />
          <rect
            x={left}
            y={y - label.height / 2}
            {...box}
            fill={colour.white}
            stroke={colour.ink}
            strokeWidth="5"
          />
          <text
            fill={colour.ink}
            x={across < 0 ? left + 42 : left + 88}
            y={y + 16}
            fontSize="46"
            textAnchor="middle"
          >
            {index + 1}
          </text>
          <text
            fill={colour.ink}
            x={across < 0 ? left + 72 : left + 118}
            y={y + 9}
            fontSize="27"
            letterSpacing="-0.5"
          >
            {title}
          </text>
          <Node x={x} y={y} r={58} index={index} icon={icon} />
        </g>
      );
    })}
  </svg>
);
