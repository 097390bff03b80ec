import { clay, cream, ink, paper, paperDeep, sun, white } from '../palettes.ts';
import { d, type Art, type Point } from '../svg.ts';
import { hem, middle, shoulder, slope, type Build, type Garment } from './clothes.ts';
import { bend, flat, shape, spot, stroke, towards, tubes, type Pen } from './pen.ts';

export type Body = Build & { pen: Pen; skin: string; garment: Garment };
/** What the arms do. */
export type Pose = (body: Body) => Art;

const sleeveWidth = 104;
const armWidth = 74;
const armpit = shoulder + slope;
const butt = { 'stroke-linecap': 'butt' };

/** An arm from the shoulder over the elbow to the wrist. Its upper end is open and merges with the trunk. */
function arm({ pen, skin, garment }: Body, [top, elbow, wrist]: readonly [Point, Point, Point]): Art {
  const half = garment.sleeves === 'half';
  const cuff = half ? towards(elbow, top, 10) : towards(wrist, elbow, 34);
  const upper = half ? [top] : [top, elbow];
  const bare: Point[] = half
    ? [towards(elbow, top, 60), elbow, wrist]
    : [[(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2], wrist];
  const beyond = towards(cuff, upper.at(-1) ?? top, -pen.weight);
  // The cloth starts a little above its outline, so that no seam is left at the shoulder.
  const cloth = bend([[top[0], top[1] - 4], ...upper.slice(1), cuff], 44);
  const { pattern, mark = ink, kind, fill, second = white } = garment;
  const colour = kind === 'waistcoat' || kind === 'saree' ? second : fill;
  const inner = sleeveWidth - pen.weight;
  // The line between arm and trunk has a round end, like all others.
  const [alongX, alongY] = towards([0, 0], [elbow[0] - top[0], elbow[1] - top[1]], sleeveWidth / 2);
  const side = top[0] < middle ? 1 : -1;
  return [
    tubes(pen, skin, [{ data: bend(bare, 40), width: armWidth }]),
    stroke(bend([...upper, beyond], 44), { ...butt, 'stroke-width': sleeveWidth + pen.weight }),
    stroke(d`M ${top[0] + side * alongY} ${top[1] - side * alongX} h 0`),
    stroke(cloth, { ...butt, stroke: colour, 'stroke-width': inner }),
    pattern === 'stripes' &&
      stroke(cloth, { ...butt, stroke: mark, 'stroke-width': inner, 'stroke-dasharray': '18 30' }),
    pattern === 'dots' &&
      stroke(cloth, {
        stroke: mark,
        'stroke-width': 15,
        'stroke-dasharray': '0 56',
        'stroke-dashoffset': 40,
      }),
  ];
}

/** Where the arms come out of the trunk; a dupatta and a saree cover the near one down to the elbow. */
const near = ({ half, garment }: Body): Point => [
  middle - half + sleeveWidth / 2,
  garment.dupatta || garment.kind === 'saree' ? armpit + 86 : armpit,
];
const far = ({ half }: Build): Point => [middle + half - sleeveWidth / 2, armpit];

/** The line between a hanging arm and the trunk. */
const hanging = ({ half }: Build, side: -1 | 1): Art =>
  stroke(d`M ${middle + side * (half - sleeveWidth)} ${armpit + 50} V ${hem}`);

/** Fingers as short round bars, from the lower one up. */
const fingers = ({ pen, skin }: Body, width: number, bars: readonly (readonly [Point, Point])[]): Art =>
  bars.map(([from, to]) => tubes(pen, skin, [{ data: d`M ${from} L ${to}`, width }]));

export const poses = {
  /** One hand in the pocket. */
  pocket: (body) => {
    const [x, y] = near(body);
    return [
      hanging(body, 1),
      arm(body, [
        [x, y],
        [x - 60, 760],
        [x + 60, hem + 20],
      ]),
    ];
  },

  cup: (body) => {
    const [x, y] = near(body);
    return [
      hanging(body, 1),
      stroke('M 486 650 H 508 A 34 34 0 0 1 508 718 H 486', { 'stroke-width': 22 }),
      arm(body, [
        [x, y],
        [x, 790],
        [394, 706],
      ]),
      shape('M 388 620 H 492 V 720 A 26 26 0 0 1 466 746 H 414 A 26 26 0 0 1 388 720 Z', white),
      spot(444, 682, 20, clay),
      fingers(body, 30, [
        [
          [384, 728],
          [416, 726],
        ],
        [
          [382, 702],
          [424, 698],
        ],
        [
          [380, 674],
          [418, 670],
        ],
      ]),
    ];
  },

  crossed: (body) => {
    const [x, y] = near(body);
    const [farX] = far(body);
    return [
      arm(body, [far(body), [farX, 776], [250, 730]]),
      arm(body, [
        [x, y],
        [x, 796],
        [466, 702],
      ]),
      fingers(body, 28, [
        [
          [468, 732],
          [502, 722],
        ],
        [
          [466, 706],
          [508, 694],
        ],
        [
          [462, 680],
          [502, 668],
        ],
      ]),
    ];
  },

  laptop: (body) => {
    const [x, y] = near(body);
    return [
      hanging(body, 1),
      shape('M 470 862 L 506 640 A 22 22 0 0 1 528 622 H 742 A 22 22 0 0 1 762 648 L 728 862 Z', paper),
      spot(618, 742, 24, sun),
      shape(d`M 318 862 H 728 V ${hem} H 318 Z`, white),
      arm(body, [
        [x, y],
        [x, 806],
        [420, 830],
      ]),
      fingers(body, 28, [
        [
          [432, 850],
          [472, 850],
        ],
        [
          [428, 826],
          [476, 828],
        ],
      ]),
    ];
  },

  guide: (body) => {
    const [x, y] = near(body);
    const hand = [
      'M 420 710 L 484 684',
      'M 480 700 L 560 684',
      'M 484 680 L 560 656',
      'M 474 664 L 540 632',
      'M 440 690 L 448 640',
    ];
    return [
      hanging(body, 1),
      arm(body, [
        [x, y],
        [x, 800],
        [424, 708],
      ]),
      tubes(
        body.pen,
        body.skin,
        hand.map((data, index) => ({ data, width: index === 0 ? 62 : 28 })),
      ),
    ];
  },

  /** A finger up. */
  point: (body) => {
    const [x, y] = far(body);
    return [
      hanging(body, -1),
      arm(body, [
        [x, y],
        [x + 30, 800],
        [640, 620],
      ]),
      tubes(body.pen, body.skin, [{ data: 'M 654 580 L 658 480', width: 30 }]),
      tubes(body.pen, body.skin, [{ data: 'M 632 580 H 650', width: 76 }]),
      fingers(body, 26, [
        [
          [612, 604],
          [652, 606],
        ],
        [
          [610, 580],
          [652, 582],
        ],
        [
          [614, 556],
          [644, 556],
        ],
      ]),
    ];
  },

  wave: (body) => {
    const [x, y] = far(body);
    const hand = [
      'M 572 596 V 556',
      'M 546 556 L 530 482',
      'M 566 546 L 560 460',
      'M 586 546 L 590 466',
      'M 602 562 L 618 492',
      'M 556 592 L 514 556',
    ];
    return [
      hanging(body, -1),
      arm(body, [
        [x, y],
        [x + 30, 800],
        [570, 616],
      ]),
      tubes(
        body.pen,
        body.skin,
        hand.map((data, index) => ({ data, width: index === 0 ? 78 : 28 })),
      ),
    ];
  },

  /** A hand on the chin. */
  think: (body) => {
    const [x, y] = near(body);
    const [farX] = far(body);
    return [
      arm(body, [
        [x, y],
        [x, 830],
        [440, 810],
      ]),
      arm(body, [far(body), [farX, 800], [428, 500]]),
      tubes(body.pen, body.skin, [{ data: 'M 424 460 V 432', width: 72 }]),
      fingers(body, 28, [
        [
          [392, 464],
          [424, 462],
        ],
        [
          [386, 438],
          [426, 436],
        ],
        [
          [386, 412],
          [420, 411],
        ],
      ]),
    ];
  },

  read: (body) => {
    const [x, y] = near(body);
    const [farX] = far(body);
    return [
      arm(body, [far(body), [farX, 810], [506, 764]]),
      arm(body, [
        [x, y],
        [x, 810],
        [306, 776],
      ]),
      shape('M 296 590 L 500 564 L 530 790 L 326 816 Z', white),
      stroke('M 336 642 L 450 627 M 342 686 L 486 667 M 348 730 L 470 714', {
        'stroke-width': 14,
        stroke: paperDeep,
      }),
      fingers(body, 34, [
        [
          [306, 782],
          [352, 762],
        ],
        [
          [534, 764],
          [494, 744],
        ],
      ]),
    ];
  },

  phone: (body) => {
    const [x, y] = near(body);
    return [
      hanging(body, 1),
      arm(body, [
        [x, y],
        [x, 796],
        [420, 706],
      ]),
      shape(
        'M 424 566 L 512 554 A 14 14 0 0 1 528 566 L 546 700 A 14 14 0 0 1 534 716 L 446 728 A 14 14 0 0 1 430 716 L 410 582 A 14 14 0 0 1 424 566 Z',
        ink,
      ),
      flat('M 430 586 L 510 575 L 526 696 L 446 708 Z', cream),
      fingers(body, 28, [
        [
          [410, 730],
          [452, 718],
        ],
        [
          [404, 706],
          [446, 694],
        ],
        [
          [400, 680],
          [440, 670],
        ],
      ]),
    ];
  },

  book: (body) => {
    const [x, y] = near(body);
    const [farX] = far(body);
    return [
      shape('M 300 612 H 496 A 16 16 0 0 1 512 628 V 830 H 284 V 628 A 16 16 0 0 1 300 612 Z', sun),
      stroke('M 330 612 V 830'),
      arm(body, [far(body), [farX, 830], [350, 810]]),
      arm(body, [
        [x, y],
        [x, 790],
        [440, 730],
      ]),
      fingers(body, 28, [
        [
          [452, 754],
          [488, 748],
        ],
        [
          [450, 728],
          [492, 722],
        ],
        [
          [446, 702],
          [484, 696],
        ],
      ]),
    ];
  },
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;
