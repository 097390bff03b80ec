import type { FigureName, SceneSpec } from '../../../src/content/covers/types.ts';
import { person } from '../figures.ts';
import { ink, sky, white } from '../palettes.ts';
import { badge, dots, outlined } from '../shapes.ts';
import { drawing, type Drawing, type Stage } from '../stage.ts';
import { at, d, el, group, path } from '../svg.ts';

const width = 440;
const height = 740;
const half = width / 2;

const arch = d`M 0 ${height} V ${half} A ${half} ${half} 0 0 1 ${width} ${half} V ${height} Z`;
const leaf = d`M 0 ${height} V 0 H ${width - 190} A 190 190 0 0 1 ${width} 190 V ${height} Z`;

/** Three people, each in a frame with a seal below. */
export function portraits(stage: Stage<SceneSpec>, names: readonly FigureName[]): Drawing {
  const { spec, scheme, icon } = stage;
  const fills = [
    scheme.name === 'sun' ? sky : scheme.disc,
    scheme.name === 'sun' || scheme.name === 'sky' ? white : sky,
    scheme.pop,
  ];
  const left = (index: number) => 90 + index * (width + 50);
  const portrait = (name: FigureName, index: number) => {
    const frame = index === 1 ? leaf : arch;
    const clip = `frame-${index}`;
    return at(
      left(index),
      index === 1 ? 96 : 150,
      at(16, 16, path(frame, { fill: ink, ...outlined })),
      path(frame, { fill: fills[index], ...outlined }),
      el('clipPath', { id: clip }, path(frame)),
      group(
        { 'clip-path': `url(#${clip})` },
        person(name, { x: half + 6, bottom: height + 40, height: 720, flip: index === 2 }),
      ),
      path(frame, { fill: 'none', ...outlined }),
    );
  };
  const seal = (name: string, index: number) =>
    badge(left(index) + half, 892, 140, { fill: white }, icon.bold(name, 30.8, 30.8, 78.4));
  return drawing(
    { x: 50, y: -426, width: 1500, height: 1852 },
    dots({ x: 40, y: -440, columns: 32, rows: 38, gap: 49, r: 6 }, scheme.soft),
    ...names.map(portrait),
    seal(spec.minor[0], 0),
    badge(
      left(1) + half,
      848,
      190,
      { fill: scheme.lead },
      icon.duotone(spec.icon, 41.8, 41.8, 106.4, scheme.tint),
    ),
    seal(spec.minor[1], 2),
  );
}
