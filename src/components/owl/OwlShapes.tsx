import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { colour } from '../../theme/tokens';
import { Eye, type Gaze } from './Eye';

const flash = keyframes({ '0%, 40%': { opacity: 0 }, '20%, 60%, 100%': { opacity: 1 } });

const Figure = styled('g')({
  '& [data-eye] > g': { transition: 'transform 120ms ease-out' },
  '& [data-lid]': { transform: 'scaleY(0)', transformBox: 'fill-box', transformOrigin: 'top' },
  '& [data-ray]': { animation: `${flash} 600ms linear` },
});

export const eyes = [20.6, 43.4] as const;
export const rays = 'M32-4V-13M9-2 4-10M55-2l5-8M0 20H-9M64 20h9';

const ahead: Gaze = [0, 0];

interface OwlShapesProps {
  /** The owl is a light bulb: on or off. */
  lit?: boolean;
  /** The light flickers, then shines in rays. */
  shines?: boolean;
  /** A mortarboard, where something is taught. */
  hat?: boolean | undefined;
  gaze?: Gaze;
  /** The width of its outline; a large owl has a thinner one. */
  line?: number;
}

/** The owl of the mark as a figure whose eyes move, on a square of 64. Rays and hat reach beyond it. */
export const OwlShapes = ({
  lit = false,
  shines = false,
  hat = false,
  gaze = ahead,
  line = 3.6,
}: OwlShapesProps) => {
  const glass = lit ? colour.sun : colour.cream;
  return (
    <Figure stroke={colour.ink} strokeWidth={line} strokeLinejoin="round">
      {shines && <path data-ray="" d={rays} fill="none" stroke="currentColor" strokeLinecap="round" />}
      <path d="M23 47H41V57A4 4 0 0 1 37 61H27A4 4 0 0 1 23 57Z" fill={colour.white} />
      <path d="M24 53.6H40" />
      <path
        data-glass=""
        d="M7 4Q20 12 32 12Q44 12 57 4V25A25 25 0 0 1 42 47.8H22A25 25 0 0 1 7 25Z"
        fill={glass}
      />
      {hat && (
        <>
          <path d="M17 2v9c0 5 30 5 30 0V2" fill={colour.pine} />
          <path d="M32-10 62 0 32 10 2 0Z" fill={colour.cobalt} />
          <path d="M32 0 54 5V15" fill="none" strokeWidth="2.4" />
          <circle cx="54" cy="17" r="3" fill={colour.clay} strokeWidth="2.4" />
        </>
      )}
      {eyes.map((x) => (
        <Eye key={x} x={x} white={colour.white} gaze={gaze} />
      ))}
      {eyes.map((x) => (
        <circle key={x} data-lid="" cx={x} cy="26" r="10.2" fill={glass} />
      ))}
      <path d="M27 36.4H37L32 44Z" fill={colour.clay} stroke="none" />
    </Figure>
  );
};
