import { colour } from '../../theme/tokens';

/** Four shapes in a row, the ornament of a heading. */
export const Shapes = () => (
  <svg
    viewBox="0 0 256 64"
    width="256"
    height="64"
    aria-hidden="true"
    focusable="false"
    stroke={colour.ink}
    strokeWidth="2"
  >
    <path d="M1 63A62 62 0 0 1 63 1v62z" fill={colour.clay} />
    <circle cx="96" cy="32" r="31" fill={colour.cream} />
    <path d="M129 1h62v62h-62z" fill={colour.pine} />
    <path d="M129 63a62 62 0 0 0 62-62v62z" fill={colour.sky} />
    <path d="M193 1a62 62 0 0 1 62 62h-62z" fill={colour.ink} />
  </svg>
);
