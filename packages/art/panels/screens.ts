import { person } from '../figures/person.ts';
import { clay, cream, ink, mix, paper, paperDeep, pineLight, sky, sun, white } from '../palettes.ts';
import { bar, bars, disc, line, quarter, rect, thin } from '../shapes.ts';
import { at, d, el, path, repeat } from '../svg.ts';
import { quiet, type Panel, type PanelKit } from './kit.ts';

/** A web page: a menu, a picture, three columns. */
export const website: Panel = ({ width, height, scheme }) => {
  const tall = height * 0.5;
  const column = (width - 48) / 3;
  const [field, circle] = scheme.name === 'sky' ? [sun, white] : [sky, sun];
  const rows = height - tall - 90 > 96 ? [column, column * 0.8] : [column];
  return [
    disc(20, 20, 20, { fill: clay }),
    bar(60, 10, 120, ink),
    repeat(3, (item) => bar(width - 300 + item * 106, 10, 84, item === 2 ? sun : paperDeep)),
    at(0, 62, [
      rect(3, 0, width - 6, tall, { rx: 18, fill: field, ...thin }),
      quarter(width - tall * 0.8 - 6, tall * 0.2 - 3, tall * 0.8, 2, pineLight),
      disc(width * 0.62, tall * 0.38, tall * 0.2, { fill: circle }),
      bar(40, tall * 0.2, width * 0.32, ink, tall * 0.12),
      bar(40, tall * 0.4, width * 0.22, ink, tall * 0.12),
      rect(40, tall * 0.63, 130, tall * 0.19, { rx: tall * 0.095, fill: clay }),
    ]),
    repeat(3, (index) => {
      const text = bars(0, 38, 34, rows, paperDeep);
      return at(index * (column + 24), tall + 90, [bar(0, 4, column * 0.7, ink, 18), text]);
    }),
  ];
};

/** A wireframe, an arrow, and the finished screen. */
export const design: Panel = ({ width, height, scheme }) => {
  const wide = width * 0.4;
  const low = height * 0.52;
  const plain = { fill: white, ...thin };
  const text = (fill: string) => bars(24, height * 0.62, 40, [wide * 0.8, wide * 0.55], fill, 20);
  const arrow = d`M ${width * 0.455} ${height / 2} H ${width * 0.545} m -26 -26 l 26 26 l -26 26`;
  return [
    rect(3, 3, wide, height - 6, { rx: 18, ...plain, 'stroke-dasharray': '4 14' }),
    bar(24, 26, wide * 0.4, paperDeep),
    rect(20, 70, wide - 40, low - 70, plain),
    line(d`M 20 70 L ${wide - 20} ${low} M ${wide - 20} 70 L 20 ${low}`, { 'stroke-width': 4 }),
    text(paperDeep),
    rect(24, height - 76, wide * 0.4, 46, { rx: 10, ...plain }),
    line(arrow, { stroke: scheme.pop, 'stroke-width': 14 }),
    at(width - wide, 0, [
      rect(-3, 3, wide, height - 6, { rx: 18, fill: sky, ...thin }),
      bar(24, 26, wide * 0.4, ink),
      rect(20, 70, wide - 46, low - 70, { rx: 14, fill: sun, ...thin }),
      quarter(wide - 26 - height * 0.26 - 3, height * 0.26 - 3, height * 0.26, 2, pineLight),
      disc(wide * 0.32, height * 0.3, height * 0.09, { fill: white }),
      text(ink),
      rect(24, height - 76, wide * 0.4, 46, { rx: 23, fill: clay, ...thin }),
    ]),
  ];
};

const indents = [0, 1, 2, 2, 1, 2, 1, 0, 0, 1];
const step = 54;

/** Lines of code: an indent, a loud word, then quieter ones. */
function lines({ width, height, random }: PanelKit, colours: readonly string[], calm: string): string {
  return repeat(Math.floor((height + step - 20) / step), (row) => {
    let x = (indents[row % indents.length] ?? 0) * 52;
    let length = random.between(70, 150);
    const words = [bar(x, row * step, length, random.pick(colours))];
    for (let word = random.whole(1, 2); word > 0; word -= 1) {
      x += length + 22;
      length = Math.min(random.between(70, 210), width - x);
      if (length < 50) break;
      words.push(bar(x, row * step, length, random.chance(0.3) ? random.pick(colours) : calm));
    }
    return words;
  });
}

export const code: Panel = (kit) => lines(kit, [sun, clay, ink, pineLight], paperDeep);

export const terminal: Panel = (kit) => {
  const { width, height } = kit;
  const inner = { ...kit, width: width - 120, height: height - 150 };
  const prompt = line('M 0 0 L 20 18 L 0 36', { stroke: sun, 'stroke-width': 9 });
  return [
    rect(0, 0, width, height, { rx: 18, fill: ink }),
    at(44, 40, [prompt, bar(48, 8, 190, cream), bar(258, 8, 90, sun)]),
    at(44, 108, lines(inner, [sun, clay, cream], mix(ink, cream, 0.3))),
    at(44, height - 66, [prompt, rect(48, 0, 24, 36, { fill: cream })]),
  ];
};

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
  const dot = (index: number) => {
    const fill = [clay, ink, pineLight][index];
    return disc(width - wide * 0.22 + (index - 1) * 44, row * 2 + middle, 13, { fill });
  };
  return [
    message(left, 0, wide, tall, paper, true),
    bars(left + 34, middle - 27, 34, [wide * 0.74, wide * 0.46], quiet, 20),
    at(0, row, [disc(38, tall - 38, 38, { fill: sun, ...thin }), icon.bold(subject, 16, tall - 60, 44)]),
    message(100, row, wide, tall, sun, false),
    bars(134, row + middle - 27, 34, [wide * 0.5, wide * 0.78], ink, 20),
    message(width - wide * 0.44, row * 2, wide * 0.44, tall, paper, true),
    repeat(3, dot),
  ];
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
    el('svg', { x: 3, y: 3, width: w, height: h, viewBox: `0 0 ${w} ${h}` }, [
      disc(width * 0.4, tall * 0.62, tall * 0.5, { fill: white }),
      person('specs', { x: width * 0.4, bottom: tall * 1.34, height: tall * 1.36 }),
    ]),
    rect(width - 190, 24, 164, 120, { rx: 16, fill: sun, ...thin }),
    icon.bold('user', width - 150, 42, 84),
    at(0, height - 64, [disc(32, 32, 32, { fill: clay }), icon.bold('microphone', 12, 12, 40, cream)]),
    repeat(Math.floor((width - 130) / 28), wave),
  ];
};
