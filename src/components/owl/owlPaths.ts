/** The owl on a square of 64 units, as path data for the pages and the art generator. */
export const owlPaths = {
  head: 'M7 4Q20 12 32 12Q44 12 57 4V25A25 25 0 0 1 42 47.8H22A25 25 0 0 1 7 25Z',
  body: 'M15 40V50A11 11 0 0 0 26 61H38A11 11 0 0 0 49 50V40Z',
  leftWing: 'M9 36C0 42 0 54 7 62 16 59 21 53 21 46Z',
  rightWing: 'M55 36C64 42 64 54 57 62 48 59 43 53 43 46Z',
  feathers: 'M27 53.5q2.5 3 5 0 2.5 3 5 0',
  beak: 'M27 36.4H37L32 44Z',
  board: 'M32-10 62 0 32 10 2 0Z',
  cap: 'M17 2v9c0 5 30 5 30 0V2',
  tassel: 'M32 0 54 5V15',
  rays: 'M32-4V-13M9-2 4-10M55-2l5-8M0 20H-9M64 20h9',
} as const;

/** The centres of both eyes. */
export const eyeXs = [20.6, 43.4] as const;
export const eyeY = 26;

/** The view box of each figure of the owl in the pages' own drawings, in the square's units. */
export const owlViews = {
  point: [-4, -2, 108, 72],
  press: [-14, -2, 92, 71],
  carry: [-4, -2, 90, 68],
  clap: [-4, -12, 110, 81],
} as const;
