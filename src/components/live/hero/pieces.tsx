import type { ReactNode } from 'react';
import { colour } from '../../../theme/tokens';
import { iconHref } from '../../iconHref';

/** Ink outlines for everything inside. */
export const Outlined = ({ children }: { children: ReactNode }) => (
  <g stroke={colour.ink} strokeWidth="6" strokeLinejoin="round">
    {children}
  </g>
);

/** A field of dots, drawn as dashed lines of no length. */
export const Dots = ({
  x,
  y,
  rows,
  fill = colour.sunLight,
}: {
  x: number;
  y: number;
  rows: number;
  fill?: string;
}) => (
  <path
    d={Array.from({ length: rows }, (_, row) => `M${x} ${y + row * 24}h150`).join('')}
    stroke={fill}
    strokeWidth="9"
    strokeLinecap="round"
    strokeDasharray="0 24"
  />
);

/** The edge in front of the figures; it hides where they are cut. */
export const Desk = () => <path d="M24 578H616" stroke={colour.ink} strokeWidth="14" strokeLinecap="round" />;

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A white sheet with an ink outline and a hard shadow. */
export const Sheet = ({ x, y, width, height }: BoxProps) => (
  <>
    <rect x={x + 12} y={y + 12} width={width} height={height} rx="20" fill={colour.ink} />
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="20"
      fill={colour.white}
      stroke={colour.ink}
      strokeWidth="6"
    />
  </>
);

/** A browser's window: a sheet with a bar and three lights. */
export const Browser = (box: BoxProps) => (
  <>
    <Sheet {...box} />
    <path d={`M${box.x} ${box.y + 46}h${box.width}`} stroke={colour.ink} strokeWidth="6" />
    {[colour.clay, colour.sun, colour.pineLight].map((light, index) => (
      <circle key={light} cx={box.x + 30 + index * 26} cy={box.y + 24} r="8" fill={light} />
    ))}
  </>
);

interface BadgeProps {
  x: number;
  y: number;
  r: number;
  fill: string;
  /** A Phosphor name. */
  icon: string;
  ink?: string;
}

/** An icon on a disc with a hard shadow. */
export const Badge = ({ x, y, r, fill, icon, ink = colour.white }: BadgeProps) => (
  <g>
    <circle cx={x + 7} cy={y + 7} r={r} fill={colour.ink} />
    <circle cx={x} cy={y} r={r} fill={fill} stroke={colour.ink} strokeWidth="6" />
    <use
      href={iconHref(icon)}
      x={x - r * 0.58}
      y={y - r * 0.58}
      width={r * 1.16}
      height={r * 1.16}
      color={ink}
    />
  </g>
);

interface FigureProps extends BoxProps {
  name: 'blazer' | 'paper' | 'specs';
  /** Figures look to the right; a flipped one looks to the left. */
  flip?: boolean;
}

/** A person, from a file of its own: drawings of people weigh more than the page may. */
export const Figure = ({ name, flip, x, ...box }: FigureProps) => (
  <image
    href={`/figures/${name}.svg`}
    x={flip ? -x - box.width : x}
    {...box}
    transform={flip ? 'scale(-1 1)' : undefined}
  />
);
