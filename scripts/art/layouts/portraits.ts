import type { FigureName } from '../../../src/content/covers/types.ts';
import { person } from '../figures.ts';
import { badge, dots, ink, outlined, sky, white } from '../shapes.ts';
import type { Drawing } from '../stage.ts';
import { at, d, el, group, path } from '../svg.ts';
import type { SceneStage } from './people.ts';

const width = 440;
const height = 740;

/** An arch, a leaf and an arch: frames whose lower edge is straight. */
const frames = [
  d('M 0', height, 'V', width / 2, 'A', width / 2, width / 2, '0 0 1', width, width / 2, 'V', height, 'Z'),
  d('M 0', height, 'V 0 H', width - 190, 'A 190 190 0 0 1', width, 190, 'V', height, 'Z'),
  d('M 0', height, 'V', width / 2, 'A', width / 2, width / 2, '0 0 1', width, width / 2, 'V', height, 'Z'),
] as const;

/** Three people, each in a frame. */
export function portraits(stage: SceneStage, names: readonly FigureName[]): Drawing {
  const { spec, scheme, icon } = stage;
  const fills = [
    scheme.name === 'sun' ? sky : scheme.disc,
    scheme.name === 'sun' || scheme.name === 'sky' ? white : sky,
    scheme.pop,
  ];
  const one = (name: FigureName, index: number) => {
    const frame = frames[index] ?? frames[0];
    const clip = `frame-${index}`;
    return at(
      90 + index * (width + 50),
      index === 1 ? 96 : 150,
      at(16, 16, path(frame, { fill: ink, ...outlined })),
      path(frame, { fill: fills[index], ...outlined }),
      el('clipPath', { id: clip }, path(frame)),
      group(
        { 'clip-path': `url(#${clip})` },
        person(name, { x: width / 2 + 6, bottom: height + 40, height: 720, flip: index === 2 }),
      ),
      path(frame, { fill: 'none', ...outlined }),
    );
  };
  const seals = [spec.minor[0], spec.icon, spec.minor[1]].map((name, index) => {
    const subject = index === 1;
    const size = subject ? 190 : 140;
    return badge(
      90 + index * (width + 50) + width / 2,
      subject ? 848 : 892,
      size,
      { fill: subject ? scheme.lead : white },
      icon(
        name,
        subject ? 'duotone' : 'bold',
        { x: size * 0.22, y: size * 0.22, size: size * 0.56 },
        { line: ink, tint: scheme.tint },
      ),
    );
  });
  const ground = dots({ x: 40, y: -440, columns: 32, rows: 38, gap: 49, r: 6 }, scheme.soft);
  return {
    art: [ground, ...names.map(one), ...seals].join(''),
    focus: { x: 50, y: -426, width: 1500, height: 1852 },
  };
}
