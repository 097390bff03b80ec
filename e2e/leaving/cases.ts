/** Visitors who leave right after the thanks: from which form, when, how, and on what connection. */
import type { FormId } from '../../src/leads/formCatalogue';

const moments = ['before React', 'after React'] as const;
/** How long the connection holds what is sent, in ms. */
export const connectionDelays = [0, 1000, 3000] as const;
/** How long after the thanks the visitor leaves, in ms. */
const leavingTimes = [0, 50, 200, 1000] as const;
const ways = ['closing', 'another site', 'another page'] as const;

export interface LeavingCase {
  form: FormId;
  moment: (typeof moments)[number];
  connectionDelay: (typeof connectionDelays)[number];
  leavesAfter: (typeof leavingTimes)[number];
  way: (typeof ways)[number];
}

/** Every case of some forms. */
export const casesOf = (forms: readonly FormId[]): LeavingCase[] =>
  forms.flatMap((form) =>
    moments.flatMap((moment) =>
      connectionDelays.flatMap((connectionDelay) =>
        leavingTimes.flatMap((leavesAfter) =>
          ways.map((way) => ({ form, moment, connectionDelay, leavesAfter, way })),
        ),
      ),
    ),
  );

export const nameOf = ({ form, moment, connectionDelay, leavesAfter, way }: LeavingCase) =>
  `${form}, ${moment}, ${way} after ${leavesAfter} ms, connection ${connectionDelay} ms`;
