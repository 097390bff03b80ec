import { colour } from '../../../theme/tokens';

/** The width of a tile, in px. */
export const tile = 50;
/** The tiles from the lowest row up: the colour behind the shape, and the shape. */
const storeys = [
  { fill: colour.ink, shape: colour.cream, d: 'M0 50A50 50 0 0 1 50 0v50z' },
  { fill: colour.cream, shape: colour.clay, d: 'M0 0A50 50 0 0 0 50 50V0z' },
  { fill: colour.clay, shape: colour.sunLight, d: 'M0 25a25 25 0 0 1 50 0zM0 50a25 25 0 0 1 50 0z' },
  { fill: colour.sunLight, shape: colour.ink, d: 'M25 9a16 16 0 1 1-.1 0z' },
] as const;

/** The tiles next to a step: `count` rows of two, at most four rows. */
export const Blocks = ({ count }: { count: number }) => (
  <svg
    viewBox={`0 0 ${2 * tile} ${count * tile}`}
    width={2 * tile}
    height={count * tile}
    aria-hidden="true"
    focusable="false"
  >
    {storeys.slice(0, count).map(({ fill, shape, d }, storey) => {
      const other = storeys[(storey + 2) % storeys.length] ?? storeys[0];
      return (
        <g key={d} transform={`translate(0 ${(count - 1 - storey) * tile})`}>
          <path d="M50 0h50v50H50z" fill={fill} />
          <path d={d} fill={shape} transform="translate(50)" />
          <path d="M0 0h50v50H0z" fill={other.fill} />
          <path d={other.d} fill={other.shape} transform="rotate(180 25 25)" />
        </g>
      );
    })}
  </svg>
);
