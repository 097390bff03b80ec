import { colour } from '../../../theme/tokens';
import { look, type CycleStep } from './looks';
import { Node } from './Node';

const pitch = 112;
const top = 96;
const left = 46;
const right = 190;
const bend = 30;

/** The four steps one below the other, with the way back to the first at the side; the list below it has their names. */
export const NarrowCycle = ({ steps }: { steps: readonly CycleStep[] }) => {
  const bottom = top + (steps.length - 1) * pitch;
  const way = [
    `M${left} ${bottom}v40a${bend} ${bend} 0 0 0 ${bend} ${bend}`,
    `H${right - bend}a${bend} ${bend} 0 0 0 ${bend}-${bend}`,
    `V${12 + bend}a${bend} ${bend} 0 0 0-${bend}-${bend}`,
    `H${left + bend}a${bend} ${bend} 0 0 0-${bend} ${bend}V${top}`,
  ].join('');
  return (
    <svg viewBox={`0 0 210 ${bottom + 84}`} width="100%" aria-hidden="true" focusable="false">
      <g fill="none">
        <path d={way} stroke={colour.ink} strokeWidth="18" />
        <path d={way} stroke={look(steps.length - 1).fill} strokeWidth="10" />
        <circle
          cx={right}
          cy={bottom / 2}
          r="15"
          fill={look(steps.length - 1).fill}
          stroke={colour.ink}
          strokeWidth="5"
        />
        <path
          d={`M${right - 6} ${bottom / 2 + 3}l6-6 6 6`}
          stroke={colour.ink}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      {steps.map(({ title }, index) => {
        const y = top + index * pitch;
        return (
          <g key={title}>
            {index < steps.length - 1 && (
              <>
                <path d={`M${left} ${y}v${pitch}`} stroke={colour.ink} strokeWidth="18" />
                <path d={`M${left} ${y}v${pitch}`} stroke={look(index).fill} strokeWidth="10" />
              </>
            )}
            <text x={left + 58} y={y + 11} fontSize="32" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        );
      })}
      {steps.map(({ title, icon }, index) => (
        <Node key={title} x={left} y={top + index * pitch} r={36} index={index} icon={icon} />
      ))}
    </svg>
  );
};
