import type { IconPen } from '../icons.ts';
import type { Scheme } from '../palettes.ts';
import type { Random } from '../random.ts';

/** What a panel gets: its area, from 0, 0, and what to draw with. */
export type PanelKit = {
  width: number;
  height: number;
  scheme: Scheme;
  random: Random;
  icon: IconPen;
  subject: string;
  minor: readonly string[];
};

export type Panel = (kit: PanelKit) => string;

/** The nth supporting icon; the list starts again when it is short. */
export const minorAt = (minor: readonly string[], index: number): string =>
  minor[index % minor.length] ?? 'star';
