import { colour } from '../../../theme/tokens';
import { iconHref } from '../../iconHref';
import { stepColours } from './steps';

interface StepDiscProps {
  x: number;
  y: number;
  r: number;
  index: number;
  icon: string;
}

/** A step's disc with its icon. */
export const StepDisc = ({ x, y, r, index, icon }: StepDiscProps) => {
  const size = r * 1.1;
  const { fill, ink } = stepColours(index);
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} stroke={colour.ink} strokeWidth="5" />
      <use href={iconHref(icon)} x={x - size / 2} y={y - size / 2} width={size} height={size} color={ink} />
    </>
  );
};
