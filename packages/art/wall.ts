/** The wall on Home: what each service page and each programme lets a visitor do, as a film of one gesture. */
import { film, filmName } from '../../src/content/covers/wall.ts';
import {
  clay,
  cobalt,
  cream,
  ink,
  inkSoft,
  paperDeep,
  pine,
  pineLight,
  sky,
  sun,
  sunLight,
  white,
} from './palettes.ts';
import { disc, rect } from './shapes.ts';
import { at, d, el, group, join, path, repeat, svgDocument, type Art, type Point } from './svg.ts';

const { frames, width, height } = film;

/** What stays, and what a frame adds to it; `t` goes from 0 to 1. */
interface Machine {
  ground: string;
  still?: Art;
  frame: (t: number) => Art;
}

/** How far a part has come that begins and ends within the film, slow at both ends. */
const during = (t: number, start: number, end: number) => {
  const part = Math.min(1, Math.max(0, (t - start) / (end - start)));
  return part * part * (3 - 2 * part);
};
const between = (from: number, to: number, part: number) => from + (to - from) * part;
const open = (data: string, stroke: string = ink, weight = 4) =>
  path(data, { fill: 'none', stroke, 'stroke-width': weight });
const tick = (x: number, y: number, size: number, stroke: string = ink) =>
  open(
    d`M ${x - size} ${y} l ${size * 0.75} ${size * 0.75} L ${x + size} ${y - size * 0.8}`,
    stroke,
    size > 12 ? 8 : 4,
  );

/** Half of the squares of the finish line. One path: each shape of a film costs a phone time. */
const finish = (half: 0 | 1) =>
  Array.from({ length: 16 }, (_, index) => [index % 2, index >> 1] as const)
    .filter(([column, row]) => (row + column) % 2 === half)
    .map(([column, row]) => d`M ${228 + 18 * column} ${29 + 17.75 * row} h 18 v 17.75 h -18 z`)
    .join('');
/** Wheels of one height as one path, by the place of each across. */
const wheels = (y: number, ...places: readonly number[]) =>
  path(places.map((x) => d`M ${x - 7} ${y} a 7 7 0 1 0 14 0 a 7 7 0 1 0 -14 0`).join(''), { fill: white });

/** A light page and a heavy one, on the same line. */
const race: Machine = {
  ground: sun,
  still: [
    rect(24, 28, 272, 144, { rx: 12, fill: sky }),
    path(finish(0), { fill: white, stroke: 'none' }),
    path(finish(1), { fill: ink, stroke: 'none' }),
    open('M30 100H222'),
  ],
  frame: (t) => {
    const light = between(40, 252, during(t, 0, 0.85));
    const heavy = between(34, 70, t);
    return [
      at(light, 50, [
        rect(0, 0, 40, 28, { rx: 6, fill: white }),
        rect(24, 6, 12, 10, { rx: 2, fill: sky }),
        wheels(32, 7, 33),
      ]),
      t > 0.1 && t < 0.95 && open(d`M ${light - 10} 58 h -16 M ${light - 10} 70 h -26`),
      at(heavy, 120, [
        rect(0, 4, 42, 26, { rx: 4, fill: clay }),
        rect(46, 4, 42, 26, { rx: 4, fill: sun }),
        rect(92, 0, 36, 30, { rx: 6, fill: white }),
        wheels(36, 8, 34, 54, 80, 97, 123),
      ]),
    ];
  },
};

/** A sketch that becomes a page under a bar. */
const sketch: Machine = {
  ground: paperDeep,
  frame: (t) => {
    const x = between(70, 250, during(t, 0, 1));
    const clip = (id: string, left: number, right: number) =>
      el('clipPath', { id }, el('rect', { x: left, y: 20, width: right - left, height: 160 }));
    const id = `s${Math.round(t * 100)}`;
    return [
      clip(`${id}a`, 40, x),
      clip(`${id}b`, x, 282),
      rect(40, 24, 240, 152, { rx: 12, fill: white }),
      group({ 'clip-path': `url(#${id}b)` }, [
        rect(56, 62, 94, 96, { rx: 4, fill: 'none', 'stroke-width': 3 }),
        open('M56 62 150 158M150 62 56 158M168 74H262M168 92H246M168 110H256M168 140H222', ink, 3),
      ]),
      group({ 'clip-path': `url(#${id}a)` }, [
        rect(56, 62, 94, 96, { rx: 8, fill: sky }),
        disc(124, 86, 12, { fill: sun }),
        path('M58 156V132Q82 104 106 130T148 120V156Z', { fill: pine }),
        rect(168, 66, 90, 14, { rx: 7, fill: ink, stroke: 'none' }),
        open('M172 94H234M172 108H246', inkSoft, 8),
        rect(168, 130, 72, 26, { rx: 13, fill: clay }),
      ]),
      open('M40 46H280'),
      disc(54, 35, 3.5, { fill: clay, 'stroke-width': 2 }),
      disc(66, 35, 3.5, { fill: sun, 'stroke-width': 2 }),
      open(d`M ${x} 24 V 176`, ink, 5),
      disc(x, 110, 14, { fill: clay }),
      open(d`M ${x - 4} 105 l -4 5 4 5 M ${x + 4} 105 l 4 5 -4 5`, ink, 3),
    ];
  },
};

/** A signal that goes through a network to its answer. */
const network = (() => {
  const columns: readonly (readonly Point[])[] = [
    [48, 100, 152].map((y) => [62, y] as const),
    [34, 78, 122, 166].map((y) => [150, y] as const),
    [[246, 100]],
  ];
  const links = columns
    .slice(0, -1)
    .map((column, index) =>
      column.flatMap((from) => (columns[index + 1] ?? []).map((to) => [from, to] as const)),
    );
  const lines = (pairs: readonly (readonly [Point, Point])[], part: number) =>
    pairs
      .map(([[x, y], [toX, toY]]) => d`M ${x} ${y} L ${between(x, toX, part)} ${between(y, toY, part)}`)
      .join('');
  return {
    ground: pine,
    still: links.map((pairs) => open(lines(pairs, 1), pineLight, 3)),
    frame: (t: number) => {
      const [first, second] = [during(t, 0.05, 0.45), during(t, 0.45, 0.85)];
      const strong = (pairs: readonly (readonly [Point, Point])[] = []) =>
        pairs.filter((_, index) => index % 3 !== 1);
      const lit = [1, first, second];
      return [
        first > 0 && open(lines(strong(links[0]), first), sun),
        second > 0 && open(lines(strong(links[1]), second), sun),
        columns.map((column, index) =>
          column.map(([x, y], row) =>
            disc(x, y, index === 2 ? 34 : 13, { fill: (lit[index] ?? 0) > 0.98 && row !== 1 ? sun : cream }),
          ),
        ),
        // The answer fills with what is likely.
        disc(246, 100, 34, { fill: cream }),
        second > 0.75 &&
          path(d`M 246 100 L 246 66 A 34 34 0 0 1 ${turned(246, 100, 34, 0.42 * during(t, 0.7, 1))} Z`, {
            fill: clay,
          }),
        disc(246, 100, 34, { fill: 'none' }),
      ];
    },
  } satisfies Machine;
})();

/** A point on a circle, by its share of a turn from the top. */
function turned(x: number, y: number, r: number, share: number): Point {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

/** The places of the servers in the cloud: three, and two above them. */
const racks: readonly Point[] = [48, 98, 148]
  .map((x): Point => [x, 104])
  .concat([73, 123].map((x): Point => [x, 60]));
/** More visitors: more servers in the cloud, and a longer bill. */
const servers: Machine = {
  ground: sky,
  still: [
    path(
      'M58 152A44 44 0 0 1 40 76A38 38 0 0 1 74 38A64 64 0 0 1 170 36A42 42 0 0 1 204 78A44 44 0 0 1 192 152Z',
      {
        fill: white,
      },
    ),
    racks.map(([x, y]) =>
      rect(x, y, 42, 36, { rx: 6, fill: 'none', 'stroke-width': 2, 'stroke-dasharray': '5 4' }),
    ),
    open('M32 178H208', ink, 6),
  ],
  frame: (t) => {
    const moved = during(t, 0, 1);
    const x = between(74, 196, moved);
    const bill = between(62, 126, moved);
    return [
      racks
        .slice(0, 2 + Math.floor(moved * 3.99))
        .map((place, index) =>
          at(...place, [
            rect(0, 0, 42, 36, { rx: 6, fill: [cobalt, pineLight, clay][index % 3] ?? cobalt }),
            open('M9 12H33M9 24H22', cream),
          ]),
        ),
      open(d`M 32 178 H ${x}`, cobalt, 6),
      disc(x, 178, 13, { fill: sun }),
      path(
        d`M 236 34 H 302 V ${44 + bill} ${'l -8.250 8 -8.250 -8 -8.250 8 -8.250 -8 -8.250 8 -8.250 -8 -8.250 8 -8.250 -8'} Z`,
        { fill: white },
      ),
      repeat(Math.max(1, Math.floor((bill - 26) / 18)), (row) =>
        open(d`M 248 ${54 + row * 18} h 20 M 280 ${54 + row * 18} h 10`, ink, 3),
      ),
      rect(246, bill + 18, 46, 16, { rx: 4, fill: sun, 'stroke-width': 3 }),
      rect(228, 24, 82, 14, { rx: 7, fill: ink }),
    ];
  },
};

/** A deal that moves from stage to stage. */
const board: Machine = {
  ground: cobalt,
  still: [sky, sun, clay].map((fill, column) =>
    at(26 + column * 92, 26, [
      rect(0, 0, 84, 150, { rx: 10, fill: white }),
      path('M0 30V10A10 10 0 0 1 10 0H74A10 10 0 0 1 84 10V30Z', { fill }),
      rect(10, column === 2 ? 92 : 98, 64, 38, {
        rx: 6,
        fill: 'none',
        'stroke-width': 2,
        'stroke-dasharray': '5 4',
      }),
    ]),
  ),
  frame: (t) => {
    const moved = during(t, 0.05, 0.8);
    const [x, y] = [between(36, 220, moved), 66 - 18 * Math.sin(Math.PI * moved)];
    const tilt = { transform: `rotate(${Math.round(8 * Math.sin(Math.PI * moved))} 32 22)` };
    return [
      at(
        x,
        y,
        group(tilt, [
          rect(4, 4, 64, 42, { rx: 6, fill: ink }),
          rect(0, 0, 64, 42, { rx: 6, fill: sunLight }),
          open('M12 15H42M12 28H30'),
          t > 0.8 && [disc(58, 4, 13, { fill: pineLight }), tick(58, 5, 6, cream)],
        ]),
      ),
    ];
  },
};

/** Three layers of one product, taken apart. */
const layers: Machine = {
  ground: clay,
  still: path('M200 0H320V200H86Z', { fill: sun, stroke: 'none', opacity: 0.9 }),
  frame: (t) => {
    // At the end the lowest layer is whole.
    const gap = between(16, 38, during(t, 0, 1));
    const layer = (y: number, fill: string, side: string, art: Art) =>
      at(160, y, [
        path('M-88 0V10L0 54 88 10V0Z', { fill: side }),
        path('M0-44 88 0 0 44-88 0Z', { fill }),
        art,
      ]);
    return [
      layer(100 + gap, pineLight, pine, open('M-40 0 0-20 40 0 0 20ZM-20 0 0 10 20 0', cream, 3)),
      layer(98, cobalt, ink, open('M-44-2 4-26M-28 8 20-16M-12 16 36-8', cream, 4)),
      layer(96 - gap, white, sunLight, [
        path('M-46-2-6-22 14-12-26 8Z', { fill: sky, 'stroke-width': 3 }),
        path('M-4 18 36-2 50 5 10 25Z', { fill: sun, 'stroke-width': 3 }),
      ]),
    ];
  },
};

/** What a thumb reaches. */
const thumb: Machine = {
  ground: sunLight,
  still: [
    rect(98, -40, 124, 222, { rx: 20, fill: ink }),
    rect(106, -40, 108, 214, { rx: 12, fill: white, stroke: 'none' }),
    rect(114, 144, 92, 22, { rx: 11, fill: cobalt, 'stroke-width': 3 }),
  ],
  frame: (t) => {
    const reach = between(30, 128, during(t, 0, 1));
    const turn = between(24, -16, during(t, 0, 1));
    return [
      repeat(5, (row) =>
        repeat(4, (column) => {
          const [x, y] = [112 + column * 25, row * 33 - 28];
          const far = Math.hypot(x + 10 - 226, y + 14 - 190);
          const fill = far < reach ? pineLight : far < reach + 26 ? sun : cream;
          return rect(x, y, 21, 28, { rx: 6, fill, 'stroke-width': 3 });
        }),
      ),
      group({ transform: `rotate(${Math.round(turn)} 262 214)` }, [
        path('M300 220 270 150Q258 128 238 116 222 108 214 122 210 132 224 142 236 152 236 172L240 224Z', {
          fill: '#b5663c',
        }),
        path('M216 122Q222 112 236 118L230 130Z', { fill: '#e9b692', 'stroke-width': 3 }),
      ]),
    ];
  },
};

/** Two teams whose numbers differ, until one definition is agreed on. */
const agreed: Machine = {
  ground: paperDeep,
  still: [rect(26, 28, 128, 144, { rx: 12, fill: white }), rect(166, 28, 128, 144, { rx: 12, fill: white })],
  frame: (t) => {
    const part = during(t, 0.05, 0.6);
    const stamp = during(t, 0.65, 0.85);
    const bars = (x: number, from: readonly number[], fill: string) =>
      from.map((value, index) => {
        const tall = between(value, [52, 74, 98][index] ?? 60, part);
        return rect(x + index * 34, 158 - tall, 24, tall, { rx: 3, fill });
      });
    return [
      bars(43, [30, 100, 66], cobalt),
      bars(183, [86, 40, 112], part > 0.98 ? cobalt : clay),
      open('M36 158H144M176 158H284'),
      stamp > 0 &&
        group(
          {
            transform: `translate(160 78) rotate(-12) scale(${Math.round(between(1.6, 1, stamp) * 100) / 100})`,
          },
          [
            disc(0, 0, 40, { fill: sun, 'stroke-width': 5 }),
            disc(0, 0, 31, { fill: 'none', 'stroke-width': 3 }),
            tick(0, 2, 16),
          ],
        ),
    ];
  },
};

const digits = {
  1: 'M-9-14 2-23V23',
  2: 'M-13-11Q-13-23 0-23 13-23 13-10 13-2-13 23H14',
  4: 'M6 23V-23L-16 9H16',
};
/** A release on a Friday: one press, and each check passes. */
const release: Machine = {
  ground: ink,
  still: [
    rect(28, 26, 148, 92, { rx: 12, fill: pine, stroke: cream }),
    [42, 108].map((x) => rect(x, 38, 54, 68, { rx: 6, fill: inkSoft, stroke: cream, 'stroke-width': 3 })),
    at(69, 72, open(digits[4], sun, 7)),
    open('M44 152H276', cream),
  ],
  frame: (t) => {
    const press = Math.sin(Math.PI * during(t, 0, 0.3)) * 9;
    return [
      at(135, 72, open(t < 0.9 ? digits[1] : digits[2], sun, 7)),
      disc(238, 78, 44, { fill: cream, stroke: cream }),
      disc(238, 70 + press, 42, { fill: clay, stroke: ink }),
      at(238, 70 + press, open('M-12 6 0-8 12 6M0-8V16', ink, 6)),
      [44, 121, 198, 276].map((x, index) => {
        const isDone = t > 0.35 + index * 0.16;
        return [
          disc(x, 152, 15, { fill: isDone ? sun : ink, stroke: isDone ? sun : cream }),
          isDone && tick(x, 153, 7),
        ];
      }),
    ];
  },
};

/** Weeks, and what they cost. */
const weeks: Machine = {
  ground: sun,
  still: [
    rect(24, 28, 168, 144, { rx: 12, fill: white }),
    path('M24 60V40A12 12 0 0 1 36 28H180A12 12 0 0 1 192 40V60Z', { fill: cobalt }),
    open('M60 18V38M156 18V38', ink, 6),
  ],
  frame: (t) => {
    const count = 1 + Math.floor(during(t, 0, 1) * 7.99);
    return [
      repeat(8, (index) =>
        rect(38 + (index % 4) * 36, 74 + Math.floor(index / 4) * 46, 30, 36, {
          rx: 6,
          fill: index < count ? clay : cream,
          'stroke-width': 3,
        }),
      ),
      repeat(count, (index) => [
        path(d`M 212 ${158 - index * 14} v 10 a 38 12 0 0 0 76 0 v -10 Z`, { fill: paperDeep }),
        el('ellipse', {
          cx: 250,
          cy: 158 - index * 14,
          rx: 38,
          ry: 12,
          fill: index === count - 1 ? cream : sunLight,
        }),
      ]),
      at(
        250,
        158 - (count - 1) * 14,
        group(
          { transform: 'scale(1 0.5)' },
          open('M-10-12H10M-10-5H10M-10-12H-4Q6-12 6-4 6 3-6 3L6 14', ink, 3),
        ),
      ),
    ];
  },
};

/** A name on a certificate. */
const certificate: Machine = {
  ground: pine,
  still: [
    rect(50, 30, 228, 146, { rx: 10, fill: ink, stroke: ink }),
    rect(42, 22, 228, 146, { rx: 10, fill: cream }),
    path('M42 32A10 10 0 0 1 52 22H76V168H52A10 10 0 0 1 42 158Z', { fill: cobalt }),
    path('M44 70A32 32 0 0 1 76 102V70ZM44 134A32 32 0 0 0 76 102V134Z', { fill: sun, 'stroke-width': 3 }),
    rect(96, 42, 110, 12, { rx: 6, fill: ink, stroke: 'none' }),
    rect(96, 62, 76, 8, { rx: 4, fill: inkSoft, stroke: 'none' }),
    open('M96 118H212M96 146H140', ink, 3),
  ],
  frame: (t) => {
    const seal = during(t, 0.75, 1);
    const name = path(
      'M100 110Q108 76 116 92T112 110Q128 84 134 98T138 110Q150 90 156 100T158 110Q170 84 178 98T182 110Q192 100 206 100',
      {
        fill: 'none',
        stroke: cobalt,
        'stroke-width': 5,
        pathLength: 1,
        'stroke-dasharray': `${Math.round(during(t, 0, 0.75) * 100) / 100} 2`,
      },
    );
    return [
      t > 0 && name,
      at(
        232,
        132,
        group({ transform: `scale(${Math.round(between(0.5, 1, seal) * 100) / 100})` }, [
          path('M-16 10-24 54 0 42 24 54 16 10Z', { fill: clay }),
          disc(0, 0, 27, { fill: sun }),
          seal > 0.9 && tick(0, 1, 11),
        ]),
      ),
    ];
  },
};

/** A campus programme goes round, and begins again. */
const ring: Machine = {
  ground: pineLight,
  still: [
    disc(160, 100, 62, { fill: 'none', stroke: ink, 'stroke-width': 26 }),
    disc(160, 100, 62, { fill: 'none', stroke: cream, 'stroke-width': 18 }),
  ],
  frame: (t) => {
    const share = during(t, 0, 1);
    const end = turned(160, 100, 62, Math.min(share, 0.999));
    const arc = d`M 160 38 A 62 62 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
    return [
      share > 0.02 && open(arc, sun, 18),
      repeat(4, (index) => {
        const [x, y] = turned(160, 100, 62, index / 4);
        const isDone = share >= index / 4;
        return [disc(x, y, 22, { fill: isDone ? sun : white }), isDone && tick(x, y + 1, 9)];
      }),
    ];
  },
};

/** By the address of the page. */
const machines: Readonly<Record<string, Machine>> = {
  webdevelopment: race,
  uiuxdesigns: sketch,
  aiml: network,
  cloudservices: servers,
  salesforce: board,
  fullstack: layers,
  mobileappdevelpment: thumb,
  dataanalytics: agreed,
  devops: release,
  internshipsandtrainings: weeks,
  SkillOrientedCourses: certificate,
  coorperateoncampus: ring,
};

/** Each frame is cut at its edges, or it would show in its neighbours. */
const filmOf = ({ ground, still = [], frame }: Machine) => {
  const drawn = repeat(frames, (index) =>
    el('svg', { y: index * height, width, height }, [el('use', { href: '#a' }), frame(index / (frames - 1))]),
  );
  const pen = { stroke: ink, 'stroke-width': 4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return svgDocument(width, height * frames, [
    el(
      'defs',
      {},
      group({ id: 'a' }, [rect(0, 0, width, height, { fill: ground, stroke: 'none' }), join(still)]),
    ),
    group(pen, drawn),
  ]);
};

/** Files of their own. */
export const wallFiles = (): [name: string, svg: string][] =>
  Object.entries(machines).map(([name, machine]) => [filmName(`/${name}`), filmOf(machine)]);
