import { colour } from '../../../theme/tokens';
import { MarkShapes } from '../MarkShapes';

const points = 18;
const rim = Array.from({ length: points * 2 }, (_, index) => {
  const angle = (Math.PI * index) / points;
  const radius = index % 2 === 0 ? 78 : 66;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

/** The company's seal with its two ribbons, around the origin. */
export const Seal = () => (
  <g stroke={colour.ink} strokeWidth="6" strokeLinejoin="round">
    <path d="M-44 40l-16 86 34-18 22 30 16-82z" fill={colour.clay} />
    <path d="M44 40l16 86-34-18-22 30-16-82z" fill={colour.clay} />
    <path d={`M${rim}z`} fill={colour.sun} />
    <circle r="50" fill={colour.cream} />
    <MarkShapes x={-31} y={-33} size={62} />
  </g>
);
