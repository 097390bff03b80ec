/**
 * Where the parts of the screen are, in units of the drawing. `handle` is the `y` of the handle's middle, `left` the left edge of the texts,
 * `sun` the `x` of the sun's middle, and `dates.second` the left edge of the second date. The drawing is narrower on a phone, but each part ends at almost the same share
 * of its width.
 */
export const wide = {
  width: 720,
  height: 398,
  handle: 202,
  draft: 'M36 92h84M36 140h330M40 182h286M40 208h216M36 340h110',
  logo: 'M36 82h84v22H36z',
  title: [{ words: 'A week by the river', y: 152 }],
  titleSize: 38,
  lines: 'M40 182h286M40 208h216',
  left: 36,
  dates: { y: 236, width: 150, inset: 20, second: 206 },
  price: { y: 352, size: 32 },
  button: { x: 196, y: 312, width: 160 },
  photo: { x: 445, y: 92, width: 256, height: 276 },
  sun: 635,
  hills: 'M447 298l70-98 62 74 44-42 76 72v44a18 18 0 0 1-18 18H465a18 18 0 0 1-18-18z',
  river: 'M447 330q60-28 126 4t126-8',
};
export type Layout = typeof wide;

export const narrow: Layout = {
  width: 500,
  height: 500,
  handle: 238,
  draft: 'M28 97h76M28 144h206M28 192h176M32 240h190M32 266h136M28 384h92',
  logo: 'M28 86h76v22H28z',
  title: [
    { words: 'A week by', y: 158 },
    { words: 'the river', y: 206 },
  ],
  titleSize: 46,
  lines: 'M32 240h190M32 266h136',
  left: 28,
  dates: { y: 294, width: 116, inset: 18, second: 160 },
  price: { y: 392, size: 23 },
  button: { x: 28, y: 412, width: 236 },
  photo: { x: 318, y: 86, width: 162, height: 388 },
  sun: 426,
  hills: 'M320 388l44-84 42 64 32-38 40 60v64a18 18 0 0 1-18 18H338a18 18 0 0 1-18-18z',
  river: 'M320 428q39-24 79 4t79-6',
};
