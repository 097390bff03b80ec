import { MarkPaths } from '../MarkPaths';
import { markOutline, markSize } from '../markShapes';

interface MarkShapesProps {
  x: number;
  y: number;
  size: number;
}

/** The company's mark as a part of a larger drawing. */
export const MarkShapes = ({ x, y, size }: MarkShapesProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${size / markSize})`}
    stroke={markOutline.stroke}
    strokeWidth={markOutline.width}
    strokeLinejoin="round"
  >
    <MarkPaths />
  </g>
);
