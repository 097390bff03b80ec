import { styled } from '@mui/material/styles';
import { colour } from '../../theme/tokens';
import { Mark } from '../Mark';
import { hasOwl } from '../markShapes';
import { Eye, type Gaze } from './Eye';

const Figure = styled('g')({
  '& [data-eye] > g': { transition: 'transform 120ms ease-out' },
  '& [data-lid]': { transform: 'scaleY(0)', transformBox: 'fill-box', transformOrigin: 'top' },
});

const head = 'M7 4Q20 12 32 12Q44 12 57 4V25A25 25 0 0 1 42 47.8H22A25 25 0 0 1 7 25Z';
const body = 'M15 40V50A11 11 0 0 0 26 61H38A11 11 0 0 0 49 50V40Z';
const wings = 'M9 36C0 42 0 54 7 62 16 59 21 53 21 46ZM55 36C64 42 64 54 57 62 48 59 43 53 43 46Z';
const board = 'M32-10 62 0 32 10 2 0Z';

export const eyes = [20.6, 43.4] as const;
export const rays = 'M32-4V-13M9-2 4-10M55-2l5-8M0 20H-9M64 20h9';

const ahead: Gaze = [0, 0];

interface OwlShapesProps {
  /** A mortarboard, where something is taught. */
  hat?: boolean | undefined;
  gaze?: Gaze;
  /** The width of its outline; a large owl has a thinner one. */
  line?: number;
}

/** Another company's mark in the owl's place, on a white plate, so that its colours are seen on every ground. */
const Plate = () => (
  <>
    <rect width="60" height="60" x="2" y="2" rx="12" fill={colour.white} />
    <g transform="translate(10 10) scale(.6875)">
      <Mark size={64} />
    </g>
  </>
);

const Animal = ({ hat, gaze, line }: Required<OwlShapesProps>) => (
  <>
    <path d={body + wings + head + (hat ? board : '')} stroke={colour.white} strokeWidth={line + 5} />
    <path d={body} fill={colour.sun} />
    <path d="M27 53.5q2.5 3 5 0 2.5 3 5 0" fill="none" strokeWidth="2.2" strokeLinecap="round" />
    <path d={wings} fill={colour.pineLight} />
    <path d={head} fill={colour.cream} />
    {hat && (
      <>
        <path d="M17 2v9c0 5 30 5 30 0V2" fill={colour.pine} />
        <path d={board} fill={colour.cobalt} />
        <path d="M32 0 54 5V15" fill="none" strokeWidth="2.4" />
        <circle cx="54" cy="17" r="3" fill={colour.clay} strokeWidth="2.4" />
      </>
    )}
    {eyes.map((x) => (
      <Eye key={x} x={x} white={colour.white} gaze={gaze} />
    ))}
    {eyes.map((x) => (
      <circle key={x} data-lid="" cx={x} cy="26" r="10.2" fill={colour.cream} />
    ))}
    <path d="M27 36.4H37L32 44Z" fill={colour.clay} stroke="none" />
  </>
);

/** The owl of the mark as a figure whose eyes move, on a square of 64. The hat reaches beyond it. A light rim keeps it whole on every ground. */
export const OwlShapes = ({ hat = false, gaze = ahead, line = 3.6 }: OwlShapesProps) => (
  <Figure stroke={colour.ink} strokeWidth={line} strokeLinejoin="round">
    {hasOwl ? <Animal hat={hat} gaze={gaze} line={line} /> : <Plate />}
  </Figure>
);
