/** Visitors who leave right after the thanks: from which form, when, how, and on what connection. */
import type { FormId } from '../../src/leads/formCatalogue';

export interface LeavingCase {
  form: FormId;
  moment: 'before React' | 'after React';
  /** How long the connection holds what is sent, in ms. */
  delay: number;
  /** When after the thanks the visitor leaves, in ms. */
  time: number;
  way: 'closing' | 'another site' | 'another page';
}

export const delays = [0, 1000, 3000];

/** Every case of some forms. */
export const casesOf = (forms: readonly FormId[]): LeavingCase[] =>
  forms.flatMap((form) =>
    (['before React', 'after React'] as const).flatMap((moment) =>
      delays.flatMap((delay) =>
        [0, 50, 200, 1000].flatMap((time) =>
          (['closing', 'another site', 'another page'] as const).map((way) => ({
            form,
            moment,
            delay,
            time,
            way,
          })),
        ),
      ),
    ),
  );

export const nameOf = ({ form, moment, delay, time, way }: LeavingCase) =>
  `${form}, ${moment}, ${way} after ${time} ms, connection ${delay} ms`;
