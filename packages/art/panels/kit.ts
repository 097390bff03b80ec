import type { CoverSpec } from '../../../src/content/covers/types.ts';
import type { IconPen } from '../icons.ts';
import { ink, mix, paperDeep, type Scheme } from '../palettes.ts';
import type { Random } from '../random.ts';
import { line } from '../shapes.ts';
import { d, type Art } from '../svg.ts';

/** The size of a panel, and everything to draw it with. */
export type PanelKit = {
  width: number;
  height: number;
  scheme: Scheme;
  random: Random;
  icon: IconPen;
  /** The name of the main icon. */
  subject: string;
  /** The names of the supporting icons. */
  minor: CoverSpec['minor'];
};

/** Draws from 0, 0. */
export type Panel = (kit: PanelKit) => Art;

/** The supporting icon at an index; a short list starts again. */
export const minorAt = (minor: CoverSpec['minor'], index: number): string =>
  minor[index % minor.length] ?? minor[0];

/** The colour of lines of text that must be more visible than the palest ones. */
export const quiet = mix(paperDeep, ink, 0.22);

/** A check mark around a point. */
export const tick = (x: number, y: number, stroke: string): string =>
  line(d`M ${x - 14} ${y} l 10 11 l 19 -22`, { stroke });
