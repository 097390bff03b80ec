import * as fc from 'fast-check';
import { DAY, HOUR, SECOND } from '../../helpers/durations';
import { places, type Place } from './ledger';
import { crmModes, type CrmMode } from './simulatedCrm';
import type { StorageMode } from './simulatedDevice';
import type { Setting } from './world';

const YEAR = 365 * DAY;

/** Values that overwrite a stored lead. */
export type Corruption = 'text' | 'half' | 'later';
/** Foreign values under a key of the outbox. `misfiled` is a valid lead under another lead's id. */
export type Foreign = 'text' | 'later' | 'misfiled';

/** One command of a run. Plain data, so a failing run can be read. */
export type Command =
  | {
      do: 'submit' | 'submitTwice' | 'open' | 'close' | 'crash' | 'reload' | 'hide' | 'returnTo' | 'read';
      tab: Place;
    }
  | { do: 'submitThenReload'; tab: Place; after: number }
  | { do: 'tryAgain' | 'remove'; tab: Place; lead: number }
  | { do: 'online' | 'offline' | 'frameBreaks' | 'frameWorks' }
  | { do: 'crm'; mode: CrmMode }
  | { do: 'wait' | 'setClock'; ms: number }
  | { do: 'storage'; mode: StorageMode }
  | { do: 'overwrite'; lead: number; by: Corruption }
  | { do: 'addForeignEntry'; by: Foreign };

const tab = fc.constantFrom(...places);
const lead = fc.nat(3);
const wait = fc.oneof(
  fc.integer({ min: 1, max: 40 * SECOND }),
  fc.integer({ min: 1, max: 2 * HOUR }),
  fc.integer({ min: 1, max: 2 * DAY }),
  fc.integer({ min: 1, max: 8 * DAY }),
);
const setClock = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -12 * HOUR, max: 12 * HOUR }),
  fc.integer({ min: -10 * DAY, max: 10 * DAY }),
  fc.integer({ min: -5 * YEAR, max: 5 * YEAR }),
);

const usual = [
  fc.record({
    do: fc.constantFrom(
      ...([
        'submit',
        'submit',
        'submitTwice',
        'open',
        'close',
        'crash',
        'reload',
        'hide',
        'returnTo',
      ] as const),
      'read',
    ),
    tab,
  }),
  fc.record({ do: fc.constant('submitThenReload'), tab, after: fc.constantFrom(0, 500, 1500, 10_500) }),
  fc.record({ do: fc.constantFrom('tryAgain', 'tryAgain', 'remove'), tab, lead }),
  fc.record({ do: fc.constantFrom('online', 'online', 'offline', 'frameBreaks', 'frameWorks') }),
  fc.record({ do: fc.constant('crm'), mode: fc.constantFrom(...crmModes) }),
  fc.record({ do: fc.constant('wait'), ms: wait }),
  fc.record({ do: fc.constant('wait'), ms: wait }),
  fc.record({ do: fc.constant('addForeignEntry'), by: fc.constantFrom('text', 'later', 'misfiled') }),
] as const;
const withBadClock = [...usual, fc.record({ do: fc.constant('setClock'), ms: setClock })] as const;
const withBadStorage = [
  ...withBadClock,
  fc.record({ do: fc.constant('storage'), mode: fc.constantFrom('works', 'full', 'readOnly', 'denied') }),
  fc.record({ do: fc.constant('overwrite'), lead, by: fc.constantFrom('text', 'half', 'later') }),
] as const;

const listOf = (kinds: readonly fc.Arbitrary<Command>[]) =>
  fc.array(fc.oneof(...kinds), { maxLength: 25, size: 'max' });
/** Two thirds of all runs have a storage that works, and half of those a clock: only there the strictest promises hold. */
export const commandLists = fc.oneof(listOf(usual), listOf(withBadClock), listOf(withBadStorage));

export const settings: fc.Arbitrary<Setting> = fc.record({
  confirmation: fc.constantFrom('frame', 'frame', 'probe'),
  hasLocks: fc.constantFrom(true, true, false),
});
