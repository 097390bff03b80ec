import { styled } from '@mui/material/styles';
import { mark, marked } from '../../config/mark';
import { EYE, LID } from '../../native/attention.markup';
import { colour } from '../../theme/tokens';
import { Mark } from '../Mark';
import { hasOwl } from '../markShapes';
import { Eye, type Gaze } from './Eye';
import { eyeXs, eyeY, owlPaths } from './owlPaths';

const Figure = styled('g')({
  [`& ${marked(EYE)} > g`]: { transition: 'transform 120ms ease-out' },
  [`& ${marked(LID)}`]: { transform: 'scaleY(0)', transformBox: 'fill-box', transformOrigin: 'top' },
});

const { head, body, board, cap, tassel, feathers, beak } = owlPaths;
const wings = owlPaths.leftWing + owlPaths.rightWing;

const ahead: Gaze = [0, 0];

interface OwlShapesProps {
  /** Puts a mortarboard on the owl. */
  hat?: boolean | undefined;
  gaze?: Gaze;
  /** The width of its outline; a large owl has a thinner one. */
  line?: number;
}

/** Another company's mark, on a white plate so that its colours are visible on every ground. */
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
    <path d={feathers} fill="none" strokeWidth="2.2" strokeLinecap="round" />
    <path d={wings} fill={colour.pineLight} />
    <path d={head} fill={colour.cream} />
    {hat && (
      <>
        <path d={cap} fill={colour.pine} />
        <path d={board} fill={colour.cobalt} />
        <path d={tassel} fill="none" strokeWidth="2.4" />
        <circle cx="54" cy="17" r="3" fill={colour.clay} strokeWidth="2.4" />
      </>
    )}
    {eyeXs.map((x) => (
      <Eye key={x} x={x} white={colour.white} gaze={gaze} />
    ))}
    {eyeXs.map((x) => (
      <circle key={x} {...mark(LID)} cx={x} cy={eyeY} r="10.2" fill={colour.cream} />
    ))}
    <path d={beak} fill={colour.clay} stroke="none" />
  </>
);

/**
 * The owl of the mark as a figure with moving eyes, on a square of 64 units. The hat is outside the square. A light
 * rim keeps the outline visible on dark grounds.
 */
export const OwlShapes = ({ hat = false, gaze = ahead, line = 3.6 }: OwlShapesProps) => (
  <Figure stroke={colour.ink} strokeWidth={line} strokeLinejoin="round">
    {hasOwl ? <Animal hat={hat} gaze={gaze} line={line} /> : <Plate />}
  </Figure>
);
