import { person } from '../figures.ts';
import { mix } from '../palettes.ts';
import {
  bar,
  card,
  clay,
  cream,
  disc,
  ink,
  outlined,
  paper,
  paperDeep,
  pineLight,
  rect,
  sky,
  sun,
  white,
} from '../shapes.ts';
import { at, d, el, path, repeat } from '../svg.ts';
import type { Panel } from './kit.ts';

/** Lines of text that should be seen before the palest ones. */
const quiet = mix(paperDeep, ink, 0.22);

/** A bubble whose tail is a square corner. */
function bubble(
  box: { x: number; y: number; width: number; height: number },
  fill: string,
  own: boolean,
): string {
  const { x, y, width: w, height: h } = box;
  const r = 34;
  const tail = own
    ? d(
        'M',
        r,
        0,
        'H',
        w - r,
        'A',
        r,
        r,
        '0 0 1',
        w,
        r,
        'V',
        h,
        'H',
        r,
        'A',
        r,
        r,
        '0 0 1',
        0,
        h - r,
        'V',
        r,
        'A',
        r,
        r,
        '0 0 1',
        r,
        0,
        'Z',
      )
    : d(
        'M',
        r,
        0,
        'H',
        w - r,
        'A',
        r,
        r,
        '0 0 1',
        w,
        r,
        'V',
        h - r,
        'A',
        r,
        r,
        '0 0 1',
        w - r,
        h,
        'H',
        0,
        'V',
        r,
        'A',
        r,
        r,
        '0 0 1',
        r,
        0,
        'Z',
      );
  return at(x, y, path(tail, { fill, ...outlined, 'stroke-width': 6 }));
}

/** Questions and answers; the last answer is being written. */
export const chat: Panel = ({ width, height, icon, subject }) => {
  const row = height / 3;
  const tall = row - 26;
  const wide = width * 0.62;
  const face = disc(38, tall - 38, 38, { fill: sun, ...outlined, 'stroke-width': 6 });
  const text = (lines: readonly number[], fill: string) =>
    lines.map((length, line) => bar(34, tall / 2 - lines.length * 17 + line * 34 + 7, length, fill)).join('');
  return [
    bubble({ x: width - wide, y: 0, width: wide, height: tall }, paper, true),
    at(width - wide, 0, text([wide * 0.74, wide * 0.46], quiet)),
    at(0, row, face, icon(subject, 'bold', { x: 16, y: tall - 60, size: 44 }, { line: ink })),
    bubble({ x: 100, y: row, width: wide, height: tall }, sun, false),
    at(100, row, text([wide * 0.5, wide * 0.78], ink)),
    bubble({ x: width - wide * 0.44, y: row * 2, width: wide * 0.44, height: tall }, paper, true),
    repeat(3, (dot) =>
      disc(width - wide * 0.22 + (dot - 1) * 44, row * 2 + tall / 2, 13, {
        fill: [clay, ink, pineLight][dot],
      }),
    ),
  ].join('');
};

/** Someone in a call: a person, a small picture, sound. */
export const meeting: Panel = ({ width, height, random, icon }) => {
  const tall = height - 96;
  const small = { x: width - 190, y: 24, width: 164, height: 120 };
  return [
    rect({ x: 0, y: 0, width, height: tall }, { rx: 18, fill: sky, ...outlined, 'stroke-width': 6 }),
    el(
      'svg',
      { x: 3, y: 3, width: width - 6, height: tall - 6, viewBox: `0 0 ${width - 6} ${tall - 6}` },
      disc(width * 0.4, tall * 0.62, tall * 0.5, { fill: white }),
      person('specs', { x: width * 0.4, bottom: tall * 1.34, height: tall * 1.36, garment: clay }),
    ),
    rect(small, { rx: 16, fill: sun, ...outlined, 'stroke-width': 6 }),
    icon('user', 'bold', { x: small.x + 40, y: small.y + 18, size: 84 }, { line: ink }),
    at(
      0,
      height - 64,
      disc(32, 32, 32, { fill: clay }),
      icon('microphone', 'bold', { x: 12, y: 12, size: 40 }, { line: cream }),
    ),
    repeat(Math.floor((width - 130) / 28), (index) => {
      const loud = Math.round(random.between(10, 60));
      return rect(
        { x: 96 + index * 28, y: height - 32 - loud / 2, width: 14, height: loud },
        { rx: 7, fill: index % 5 ? ink : clay },
      );
    }),
  ].join('');
};

/** A recorded lesson, paused. */
export const video: Panel = ({ width, height, scheme, icon, subject }) => {
  const tall = height - 74;
  return [
    rect(
      { x: 0, y: 0, width, height: tall },
      { rx: 18, fill: scheme.name === 'ink' ? sky : scheme.ground, ...outlined, 'stroke-width': 6 },
    ),
    icon(subject, 'duotone', { x: width * 0.1, y: tall / 2 - 100, size: 200 }, { line: ink, tint: white }),
    bar(width * 0.52, tall * 0.22, width * 0.36, ink),
    bar(width * 0.52, tall * 0.22 + 44, width * 0.26, ink),
    card(
      { x: width * 0.52, y: tall * 0.52, width: 116, height: 116 },
      { fill: sun, radius: 58, shadow: 8 },
      path('M 46 34 L 84 58 L 46 82 Z', { fill: ink, ...outlined }),
    ),
    bar(0, height - 30, width, paperDeep, 18),
    bar(0, height - 30, width * 0.58, clay, 18),
    disc(width * 0.58, height - 21, 22, { fill: white, ...outlined, 'stroke-width': 6 }),
  ].join('');
};
