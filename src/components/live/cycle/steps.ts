import { colour } from '../../../theme/tokens';

export interface CycleStep {
  title: string;
  /** A Phosphor name. */
  icon: string;
}

/** How each step looks, in order. */
export const looks = [
  { fill: colour.clay, ink: colour.white },
  { fill: colour.pineLight, ink: colour.white },
  { fill: colour.sun, ink: colour.ink },
  { fill: colour.sky, ink: colour.ink },
] as const;

/** The look of a step; a fifth starts over. */
export const look = (index: number) => looks[index % looks.length] ?? looks[0];
