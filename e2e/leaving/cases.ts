/** Every way to leave a page after a form was sent: forms × moments × delays × ways. */
import { randomFrom } from '../../art/random';
import type { FormId } from '../../src/leads/formCatalogue';

const moments = ['before React', 'after React'] as const;
const ways = ['closing', 'another site', 'another page'] as const;

/** Times between the thanks and the leaving, and how long the connection holds what is sent, in ms. */
const times = [0, 50, 200, 1000];
export const delays = [0, 1000, 3000];

export interface LeavingCase {
  form: FormId;
  moment: (typeof moments)[number];
  time: number;
  delay: number;
  way: (typeof ways)[number];
}

export const casesOf = (forms: readonly FormId[]): LeavingCase[] =>
  delays.flatMap((delay) =>
    forms.flatMap((form) =>
      moments.flatMap((moment) =>
        times.flatMap((time) => ways.map((way) => ({ form, moment, time, delay, way }))),
      ),
    ),
  );

export const nameOf = ({ form, moment, time, delay, way }: LeavingCase) =>
  `${form}, ${moment}, ${way} after ${time} ms, connection ${delay} ms`;

/** So many cases, the same for a seed, in the order of their delays. */
export const sampleOf = (cases: readonly LeavingCase[], seed: number, size: number) =>
  randomFrom(String(seed))
    .shuffle(cases)
    .slice(0, size)
    .toSorted((a, b) => a.delay - b.delay);
