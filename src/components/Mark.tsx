import { markOutline, markShapes, markSize } from './markShapes';

interface MarkProps {
  /** In px, or as a length. */
  size?: number | string;
}

/** The company's mark. Hidden from screen readers: the name always follows it. */
export const Mark = ({ size = 36 }: MarkProps) => (
  <svg
    viewBox={`0 0 ${markSize} ${markSize}`}
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    stroke={markOutline.stroke}
    strokeWidth={markOutline.width}
    strokeLinejoin="round"
  >
    {markShapes.map(({ d, fill, outlined, stroke, strokeWidth }) => (
      <path
        key={d}
        d={d}
        fill={fill}
        stroke={outlined ? undefined : (stroke ?? 'none')}
        strokeWidth={strokeWidth}
      />
    ))}
  </svg>
);
