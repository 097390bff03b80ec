import { MarkPaths } from './MarkPaths';
import { markOutline, markSize } from './markShapes';

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
    <MarkPaths />
  </svg>
);
