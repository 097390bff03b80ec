import * as fc from 'fast-check';
import { DAY, HOUR, SECOND } from '../../../src/config/durations';
import { makeEntry } from '../../helpers/factories';
import { keyOf, places, type Place } from './ledger';
import { crmModes, type CrmMode } from './simulatedCrm';
import type { StorageMode } from './simulatedDevice';
import type { Setting, World } from './world';

const later = JSON.stringify({ version: 2, unknown: true });

/** Everything that can happen in a run. Impossible commands, such as closing a tab that is not open, do nothing. */
const actions = {
  submit: (world: World, tab: Place) => world.submit(tab),
  submitTwice: (world: World, tab: Place) => {
    world.submit(tab);
    world.submit(tab);
  },
  submitThenReload: async (world: World, tab: Place, after: number) => {
    world.submit(tab);
    await world.clock.pass(after);
    world.reload(tab);
  },
  open: (world: World, tab: Place) => world.open(tab),
  close: (world: World, tab: Place) => world.close(tab),
  crash: (world: World, tab: Place) => world.close(tab, true),
  reload: (world: World, tab: Place) => world.reload(tab),
  hide: (world: World, tab: Place) => world.tabs[tab]?.leave(false),
  /** A link is followed, and then Back: the page was kept as it was. */
  goAndComeBack: async (world: World, tab: Place, after: number) => {
    world.tabs[tab]?.leave(true);
    world.clock.sleep(after);
    world.tabs[tab]?.comeBack();
    await world.clock.pass(0);
  },
  returnTo: (world: World, tab: Place) => world.tabs[tab]?.onShown(),
  read: (world: World, tab: Place) => world.read(tab),
  tryAgain: (world: World, tab: Place, lead: number) => world.tryAgain(tab, `lead-${lead}`),
  remove: (world: World, tab: Place, lead: number) => world.remove(tab, `lead-${lead}`),
  online: (world: World) => world.setOnline(true),
  offline: (world: World) => world.setOnline(false),
  frameBreaks: (world: World) => void (world.crm.frameBreaks = true),
  frameWorks: (world: World) => void (world.crm.frameBreaks = false),
  crm: (world: World, mode: CrmMode) => void (world.crm.mode = mode),
  /** A device that cannot reach the CRM falls asleep after an hour: a page that is awake asks for it twice a minute. */
  wait: async ({ clock, crm }: World, ms: number) => {
    const awake = crm.isReachable() ? ms : Math.min(ms, HOUR);
    await clock.pass(awake);
    clock.sleep(ms - awake);
    await clock.pass(0);
  },
  /** The storage event of the last write comes first. */
  setClock: async (world: World, wrongBy: number) => {
    await world.clock.pass(2);
    world.setClock(wrongBy);
  },
  storage: async (world: World, mode: StorageMode) => {
    await world.clock.pass(2);
    world.setStorage(mode);
  },
  /** Overwrites a stored lead. It is gone for good, as far as the site can know. */
  overwrite: ({ ledger, device }: World, lead: number, by: 'text' | 'half' | 'later') => {
    const key = keyOf(`lead-${lead}`);
    const raw = device.entries.get(key);
    const entry = ledger.entries.get(`lead-${lead}`);
    if (raw === undefined || !entry) return;
    device.entries.set(key, { text: 'no lead at all', half: raw.slice(0, raw.length / 2), later }[by]);
    entry.excuse ??= 'overwritten';
  },
  /** Adds a foreign value under a key of the outbox. `misfiled` is a valid lead under another lead's id. */
  addForeignEntry: ({ device, foreignEntries, clock }: World, by: 'text' | 'later' | 'misfiled') => {
    const key = keyOf(`foreign-${foreignEntries.length}`);
    const misfiled = JSON.stringify(makeEntry({ id: 'nobody', createdAt: clock.now(), tries: 1 }));
    const raw = { text: `no lead at all, ${key}`, later, misfiled }[by];
    device.entries.set(key, raw);
    foreignEntries.push({ key, raw, isLater: by === 'later' });
  },
};

type Actions = typeof actions;
type ArgsOf<Action> = Action extends (world: World, ...args: infer Args) => unknown ? Args : never;
/** One command of a run. Plain data, so a failing run can be read. */
export type Command = { [Name in keyof Actions]: [Name, ...ArgsOf<Actions[Name]>] }[keyof Actions];

export const runCommand = async (world: World, [name, ...args]: Command): Promise<void> => {
  await (actions[name] as (world: World, ...args: unknown[]) => unknown)(world, ...args);
};

const tab = fc.constantFrom(...places);
const lead = fc.nat(3);
const ms = fc.oneof(
  fc.integer({ min: 1, max: 40 * SECOND }),
  fc.integer({ min: 1, max: 2 * HOUR }),
  fc.integer({ min: 1, max: 2 * DAY }),
  fc.integer({ min: 1, max: 8 * DAY }),
);
const wrongBy = fc.oneof(
  fc.constant(0),
  ...[12 * HOUR, 10 * DAY, 5 * 365 * DAY].map((most) => fc.integer({ min: -most, max: most })),
);
const inTab = [
  'submit',
  'submit',
  'submitTwice',
  'open',
  'close',
  'crash',
  'reload',
  'hide',
  'returnTo',
] as const;
const wait = fc.tuple(fc.constant('wait'), ms);

const usual: fc.Arbitrary<Command>[] = [
  fc.tuple(fc.constantFrom(...inTab, 'read'), tab),
  fc.tuple(fc.constant('submitThenReload'), tab, fc.constantFrom(0, 500, 1500, 10_500)),
  fc.tuple(fc.constant('goAndComeBack'), tab, fc.constantFrom(500, 30_000, 11 * 60 * SECOND)),
  fc.tuple(fc.constantFrom('tryAgain', 'tryAgain', 'remove'), tab, lead),
  fc.tuple(fc.constantFrom('online', 'online', 'offline', 'frameBreaks', 'frameWorks')),
  fc.tuple(fc.constant('crm'), fc.constantFrom(...crmModes)),
  wait,
  wait,
  fc.tuple(fc.constant('addForeignEntry'), fc.constantFrom('text', 'later', 'misfiled')),
];
const withBadClock = [...usual, fc.tuple(fc.constant('setClock'), wrongBy)];
const withBadStorage = [
  ...withBadClock,
  fc.tuple(fc.constant('storage'), fc.constantFrom('works', 'full', 'readOnly', 'denied')),
  fc.tuple(fc.constant('overwrite'), lead, fc.constantFrom('text', 'half', 'later')),
];

const listOf = (kinds: fc.Arbitrary<Command>[]) =>
  fc.array(fc.oneof(...kinds), { maxLength: 25, size: 'max' });
/** Two thirds of all runs have a storage that works, and half of those a clock: only there the strictest promises hold. */
export const commandLists = fc.oneof(...[usual, withBadClock, withBadStorage].map(listOf));

export const settings: fc.Arbitrary<Setting> = fc.record({
  confirmation: fc.constantFrom('frame', 'frame', 'probe'),
  hasLocks: fc.constantFrom(true, true, false),
});
