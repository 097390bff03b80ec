import { colour } from '../../../theme/tokens';

export interface CycleStep {
  title: string;
  /** A Phosphor name. */
  icon: string;
}

/** The colours of each step, in order. */
const colours = [
  { fill: colour.clay, ink: colour.white },
  { fill: colour.pineLight, ink: colour.white },
  { fill: colour.sun, ink: colour.ink },
  { fill: colour.sky, ink: colour.ink },
] as const;

/** The colours of a step; a fifth starts over. */
export const stepColours = (index: number) => colours[index % colours.length] ?? colours[0];
