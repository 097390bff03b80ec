/** What the scenes with people share. */
import type { SceneSpec } from '../../../src/content/covers/types.ts';
import { ink, rect } from '../shapes.ts';
import type { Stage } from '../stage.ts';

export type SceneStage = Stage<SceneSpec>;

/** The edge that people stand behind, so that no drawing ends in the air. */
export const ledge = (): string => rect({ x: 0, y: 984, width: 1600, height: 416 }, { fill: ink });

/** Mirrors a box of a scene that looks the other way. */
export const mirror =
  (flip: boolean) =>
  (x: number, width: number): number =>
    flip ? 1600 - x - width : x;
