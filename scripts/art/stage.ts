import type { CoverSpec } from '../../src/content/covers/types.ts';
import type { IconPen } from './icons.ts';
import type { Scheme } from './palettes.ts';
import type { Random } from './random.ts';
import type { Box } from './shapes.ts';

export const width = 1600;
export const height = 1000;

/** What a layout gets to draw with. */
export type Stage<Spec extends CoverSpec = CoverSpec> = {
  spec: Spec;
  scheme: Scheme;
  random: Random;
  icon: IconPen;
  /** Scenes of a list look left and right by turns. */
  flip: boolean;
  /** Drawn to be cropped to its focus: whatever the crop would cut through is left out. */
  tall: boolean;
};

/** A finished drawing, and the part of it that a tall crop must show. */
export type Drawing = { art: string; focus: Box };
