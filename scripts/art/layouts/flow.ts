import type { FlowSpec } from '../../../src/content/covers/types.ts';
import { ink, white } from '../palettes.ts';
import { badge } from '../shapes.ts';
import { drawing, subjectCard, type Drawing, type Stage } from '../stage.ts';
import { path, repeat, through } from '../svg.ts';
import { route } from './route.ts';

/** A field of waves with the subject on it. */
function waves(stage: Stage<FlowSpec>): Drawing {
  const { spec, scheme, random, icon } = stage;
  const turns = random.between(1, 2.4);
  const phase = random.between(0, 6);
  const swing = random.between(100, 180);
  const wave = (row: number) => {
    const points = Array.from({ length: 42 }, (_, step) => {
      const x = step * 40 - 20;
      const along = x / 1600;
      const height = swing * (0.35 + 0.65 * Math.sin(along * Math.PI));
      const lift = Math.sin(along * 6.28 * turns + phase + row * 0.1) * height;
      return [x, row * 42 - 140 + lift + Math.cos(along * 9 + row * 0.06) * 34] as const;
    });
    const stroke = { 3: scheme.lead, 5: scheme.pop }[row % 7] ?? scheme.soft;
    const width = stroke === scheme.soft ? 9 : 14;
    return path(through(points), { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  };
  const x = random.pick([560, 800, 1040]);
  const places = [
    [x - 330, 310],
    [x + 250, 750],
    [x + 330, 380],
  ] as const;
  const minor = (name: string, index: number) => {
    const [left, top] = places[index] ?? [x, 500];
    const [fill, colour] = index === 1 ? [scheme.pop, scheme.onPop] : [white, ink];
    return badge(left, top, 160, { fill }, icon.bold(name, 40, 40, 80, colour));
  };
  return drawing(
    { x: x - 430, y: -15, width: 860, height: 1030 },
    repeat(32, wave),
    subjectCard(stage, { x: x - 250, y: 250, size: 500, inset: 85, radius: 76, shadow: 20 }),
    ...spec.minor.slice(0, 3).map(minor),
  );
}

export const flow = (stage: Stage<FlowSpec>): Drawing =>
  stage.spec.form === 'waves' ? waves(stage) : route(stage);
