import * as fc from 'fast-check';
import { DAY, type Place } from './ledger';
import { crmModes, type CrmMode } from './simulatedCrm';
import type { StorageMode } from './simulatedDevice';
import { places } from './world';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** A device's clock is wrong by this much at most. */
export const WORST_CLOCK = 10 * DAY;

/** What a stored lead is overwritten with. */
export type Ruin = 'text' | 'half' | 'later';
/** What comes to stand under a key of its own: `misfiled` is a good lead with another's id. */
export type Intrusion = 'text' | 'later' | 'misfiled';

/** One thing that happens. Plain data, so that a failing run can be read. */
export type Command =
  | { do: 'submit' | 'submitTwice' | 'open' | 'close' | 'reload' | 'returnTo'; tab: Place }
  | { do: 'submitThenReload'; tab: Place; after: number }
  | { do: 'tryAgain' | 'forget'; tab: Place; lead: number }
  | { do: 'online' | 'offline' | 'frameBreaks' | 'frameWorks' }
  | { do: 'crm'; mode: CrmMode }
  | { do: 'wait' | 'setClock'; ms: number }
  | { do: 'storage'; mode: StorageMode }
  | { do: 'overwrite'; lead: number; by: Ruin }
  | { do: 'intrude'; by: Intrusion };

const tab = fc.constantFrom(...places);
const lead = fc.nat(3);
const wait = fc.oneof(
  fc.integer({ min: 1, max: 40 * SECOND }),
  fc.integer({ min: 1, max: 12 * HOUR }),
  fc.integer({ min: 1, max: 8 * DAY }),
);
const setClock = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -12 * HOUR, max: 12 * HOUR }),
  fc.integer({ min: -WORST_CLOCK, max: WORST_CLOCK }),
);

const usual = [
  fc.record({
    do: fc.constantFrom('submit', 'submit', 'submitTwice', 'open', 'close', 'reload', 'returnTo'),
    tab,
  }),
  fc.record({ do: fc.constant('submitThenReload'), tab, after: fc.constantFrom(0, 500, 1500, 10_500) }),
  fc.record({ do: fc.constantFrom('tryAgain', 'tryAgain', 'forget'), tab, lead }),
  fc.record({ do: fc.constantFrom('online', 'online', 'offline', 'frameBreaks', 'frameWorks') }),
  fc.record({ do: fc.constant('crm'), mode: fc.constantFrom(...crmModes) }),
  fc.record({ do: fc.constant('wait'), ms: wait }),
  fc.record({ do: fc.constant('wait'), ms: wait }),
  fc.record({ do: fc.constant('setClock'), ms: setClock }),
  fc.record({ do: fc.constant('intrude'), by: fc.constantFrom('text', 'later', 'misfiled') }),
] as const;
const withBadStorage = [
  ...usual,
  fc.record({ do: fc.constant('storage'), mode: fc.constantFrom('works', 'full', 'readOnly', 'denied') }),
  fc.record({ do: fc.constant('overwrite'), lead, by: fc.constantFrom('text', 'half', 'later') }),
] as const;

const listOf = (kinds: readonly fc.Arbitrary<Command>[]) =>
  fc.array(fc.oneof(...kinds), { maxLength: 25, size: 'max' });
/** Half of all runs have a storage that works: only there the strictest promises hold. */
export const happenings = fc.oneof(listOf(usual), listOf(withBadStorage));
