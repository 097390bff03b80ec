import type { FigureName, SceneSpec } from '../../../src/content/covers/types.ts';
import { behindPerson, inCorner } from '../backdrops.ts';
import { windowed } from '../devices.ts';
import { person } from '../figures.ts';
import { badge, card, ink, rect, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { conversation } from './conversation.ts';
import { portraits } from './portraits.ts';
import { speech } from './speech.ts';

export type SceneStage = Stage<SceneSpec>;

/** The edge that people stand behind, so that no drawing ends in the air. */
export const ledge = (fill: string = ink): string => rect({ x: 0, y: 984, width: 1600, height: 416 }, { fill });

/** Mirrors a box of a scene that looks the other way. */
export const mirror = (flip: boolean) => (x: number, width: number): number => (flip ? 1600 - x - width : x);

/** One person and what they work on. */
function beside(stage: SceneStage, name: FigureName): Drawing {
  const { spec, scheme, icon, flip } = stage;
  const place = mirror(flip);
  const middle = place(408, 0);
  const [first, second] = spec.minor;
  const subject = { x: place(1312, 220), y: 596, width: 220, height: 220 };
  const chips = [
    badge(place(900, 0), 790, 150, { fill: scheme.pop }, icon(first, 'bold', { x: 37, y: 37, size: 76 }, { line: scheme.onPop })),
    badge(place(1090, 0), 836, 150, { fill: white }, icon(second, 'bold', { x: 37, y: 37, size: 76 }, { line: ink })),
  ];
  const art = [
    inCorner(stage, flip, true, 'rings'),
    inCorner(stage, flip, false, 'dots'),
    behindPerson(stage, middle, 560, 424),
    windowed(stage, spec.body === undefined || spec.body === 'speech' ? 'icon' : spec.body, { x: place(770, 730), y: 104, width: 730, height: 548 }),
    card(subject, { fill: scheme.lead, radius: 40 }, icon(spec.icon, 'duotone', { x: 38, y: 38, size: 144 }, { line: ink, tint: scheme.tint })),
    ...chips,
    person(name, { x: middle, bottom: 1002, height: 900, flip, garment: scheme.echo }),
    ledge(),
  ];
  return { art: art.join(''), focus: { x: place(8, 810), y: 0, width: 810, height: 1000 } };
}

export function scene(stage: SceneStage): Drawing {
  const [first, second, third] = stage.spec.figures;
  if (second && third) return portraits(stage, [first, second, third]);
  if (second) return conversation(stage, first, second);
  if (stage.spec.body === 'speech') return speech(stage, first);
  return beside(stage, first);
}
