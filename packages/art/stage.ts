import type { CoverSpec } from '../../src/content/covers/types.ts';
import type { IconPen } from './icons.ts';
import type { Scheme } from './palettes.ts';
import type { Random } from './random.ts';
import { badge, card, square, type Box, type CardStyle } from './shapes.ts';
import { join, type Art } from './svg.ts';

export const width = 1600;
export const height = 1000;

/** Everything a layout draws with. */
export type Stage<Spec extends CoverSpec = CoverSpec> = {
  spec: Spec;
  scheme: Scheme;
  random: Random;
  icon: IconPen;
  /** The scenes of a list look left and right in turn. */
  flip: boolean;
  /** Drawn to be cropped to its focus, without shapes that the crop would cut through. */
  tall: boolean;
};

/** A finished drawing, and the part of it that a tall crop must show. */
export type Drawing = { art: string; focus: Box };
export const drawing = (focus: Box, art: Art): Drawing => ({ art: join(art), focus });

/** `inset` is the space between the edge of the card and its icon. */
type CardPlace = { x: number; y: number; size: number; inset: number };
type SubjectCard = CardPlace & { radius: number; shadow?: number };

/** The subject's icon on a square card, from its upper left corner. */
export const subjectCard = (stage: Stage, { x, y, size, inset, ...style }: SubjectCard): string =>
  card(
    square(x, y, size),
    { fill: stage.scheme.lead, ...style },
    stage.icon.duotone(stage.spec.icon, inset, inset, size - 2 * inset, stage.scheme.tint),
  );

/** An icon on a round badge around its centre. */
export const iconBadge = (
  { icon }: Stage,
  name: string,
  { x, y, size, inset }: CardPlace,
  { colour, ...style }: CardStyle & { colour?: string },
): string => badge(x, y, size, style, icon.bold(name, inset, inset, size - 2 * inset, colour));

/** Mirrors the left edge of a box when a drawing looks the other way. */
export const mirror = ({ flip }: Stage, x: number, boxWidth = 0): number => (flip ? width - x - boxWidth : x);
