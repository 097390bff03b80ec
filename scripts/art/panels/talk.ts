import { person } from '../figures.ts';
import { clay, cream, ink, paper, pineLight, sky, sun, white } from '../palettes.ts';
import { disc, rect, thin } from '../shapes.ts';
import { at, d, el, path, repeat } from '../svg.ts';
import { quiet, textRows, type Panel } from './kit.ts';

const r = 34;
const round = d`A ${r} ${r} 0 0 1`;

/** A message whose tail is a square corner: at the lower right of one's own messages, else at the lower left. */
function message(x: number, y: number, w: number, h: number, fill: string, own: boolean): string {
  const right = own ? d`V ${h} H ${r}` : d`V ${h - r} ${round} ${w - r} ${h} H 0`;
  const left = own ? d`${round} 0 ${h - r} V ${r}` : d`V ${r}`;
  const data = d`M ${r} 0 H ${w - r} ${round} ${w} ${r} ${right} ${left} ${round} ${r} 0 Z`;
  return at(x, y, path(data, { fill, ...thin }));
}

/** Questions and answers; the last answer is being typed. */
export const chat: Panel = ({ width, height, icon, subject }) => {
  const row = height / 3;
  const tall = row - 26;
  const middle = tall / 2;
  const wide = width * 0.62;
  const left = width - wide;
  return [
    message(left, 0, wide, tall, paper, true),
    textRows(left + 34, middle - 27, 34, [wide * 0.74, wide * 0.46], quiet, 20),
    at(0, row, disc(38, tall - 38, 38, { fill: sun, ...thin }), icon.bold(subject, 16, tall - 60, 44)),
    message(100, row, wide, tall, sun, false),
    textRows(134, row + middle - 27, 34, [wide * 0.5, wide * 0.78], ink, 20),
    message(width - wide * 0.44, row * 2, wide * 0.44, tall, paper, true),
    repeat(3, (dot) =>
      disc(width - wide * 0.22 + (dot - 1) * 44, row * 2 + middle, 13, { fill: [clay, ink, pineLight][dot] }),
    ),
  ].join('');
};

/** A video call: a person, a small picture, sound. */
export const meeting: Panel = ({ width, height, random, icon }) => {
  const tall = height - 96;
  const [w, h] = [width - 6, tall - 6];
  const wave = (index: number) => {
    const loud = Math.round(random.between(10, 60));
    return rect(96 + index * 28, height - 32 - loud / 2, 14, loud, { rx: 7, fill: index % 5 ? ink : clay });
  };
  return [
    rect(0, 0, width, tall, { rx: 18, fill: sky, ...thin }),
    el(
      'svg',
      { x: 3, y: 3, width: w, height: h, viewBox: `0 0 ${w} ${h}` },
      disc(width * 0.4, tall * 0.62, tall * 0.5, { fill: white }),
      person('specs', { x: width * 0.4, bottom: tall * 1.34, height: tall * 1.36, garment: clay }),
    ),
    rect(width - 190, 24, 164, 120, { rx: 16, fill: sun, ...thin }),
    icon.bold('user', width - 150, 42, 84),
    at(0, height - 64, disc(32, 32, 32, { fill: clay }), icon.bold('microphone', 12, 12, 40, cream)),
    repeat(Math.floor((width - 130) / 28), wave),
  ].join('');
};
