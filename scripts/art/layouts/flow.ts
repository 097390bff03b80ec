import type { FlowSpec } from '../../../src/content/covers/types.ts';
import { badge, card, ink, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { d, path, repeat } from '../svg.ts';
import { route } from './route.ts';

/** A field of waves; the subject floats on it. */
function waves({ spec, scheme, random, icon }: Stage<FlowSpec>): Drawing {
  const turns = random.between(1, 2.4);
  const phase = random.between(0, 6);
  const swing = random.between(100, 180);
  const line = (row: number) => {
    const points = Array.from({ length: 42 }, (_, step) => {
      const x = step * 40 - 20;
      const along = x / 1600;
      const lift =
        Math.sin(along * 6.28 * turns + phase + row * 0.1) *
        swing *
        (0.35 + 0.65 * Math.sin(along * Math.PI));
      return [x, row * 42 - 140 + lift + Math.cos(along * 9 + row * 0.06) * 34] as const;
    });
    const loud = row % 7 === 3 ? scheme.lead : row % 7 === 5 ? scheme.pop : scheme.soft;
    return path(d('M', ...points.flatMap(([x, y], index) => (index ? ['L', x, y] : [x, y]))), {
      fill: 'none',
      stroke: loud,
      'stroke-width': loud === scheme.soft ? 9 : 14,
      'stroke-linejoin': 'round',
    });
  };
  const x = random.pick([560, 800, 1040]);
  const places = [
    [-330, -190],
    [250, 250],
    [330, -120],
  ] as const;
  const art = [
    repeat(32, line),
    card(
      { x: x - 250, y: 250, width: 500, height: 500 },
      { fill: scheme.lead, radius: 76, shadow: 20 },
      icon(spec.icon, 'duotone', { x: 85, y: 85, size: 330 }, { line: ink, tint: scheme.tint }),
    ),
    ...spec.minor.slice(0, 3).map((name, index) => {
      const [dx, dy] = places[index] ?? [0, 0];
      const loud = index === 1;
      return badge(
        x + dx,
        500 + dy,
        160,
        { fill: loud ? scheme.pop : white },
        icon(name, 'bold', { x: 40, y: 40, size: 80 }, { line: loud ? scheme.onPop : ink }),
      );
    }),
  ];
  return { art: art.join(''), focus: { x: x - 430, y: -15, width: 860, height: 1030 } };
}

export const flow = (stage: Stage<FlowSpec>): Drawing =>
  stage.spec.form === 'waves' ? waves(stage) : route(stage);
