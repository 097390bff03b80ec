import type { LeadState } from '../../../src/leads/leadMachine';
import { makeEntry } from '../../helpers/factories';
import { createLedger, keyOf, type Place } from './ledger';
import { createCrm } from './simulatedCrm';
import { createDevice, type StorageMode } from './simulatedDevice';
import { openTab, type Tab } from './simulatedTab';
import { createVirtualClock } from './virtualClock';

/** An entry under the outbox's keys that is no lead of this version. */
export interface ForeignEntry {
  key: string;
  raw: string;
  /** Written by a later version of the site: to be left alone. */
  isLater: boolean;
}

/** Settings of a run. */
export interface Setting {
  /** `probe`: the CRM's answers cannot be framed. */
  confirmation: 'frame' | 'probe';
  hasLocks: boolean;
}

export const emailOf = (leadId: string) => `${leadId}@visitor.example`;

/** A visitor's browser with up to two tabs, and the CRM at the other end. */
export const createWorld = ({ confirmation, hasLocks }: Setting) => {
  const clock = createVirtualClock();
  const device = createDevice(hasLocks);
  const crm = createCrm(clock, device, confirmation === 'probe');
  const ledger = createLedger();
  const tabs: [Tab | undefined, Tab | undefined] = [undefined, undefined];
  /** The latest report about each lead in each open tab. */
  const lastReports = [new Map<string, LeadState>(), new Map<string, LeadState>()] as const;
  const foreignEntries: ForeignEntry[] = [];
  const world = {
    clock,
    device,
    crm,
    ledger,
    tabs,
    lastReports,
    foreignEntries,
    storageEverFailed: false,
    storageEverDenied: false,
    clockEverSet: false,
  };
  const pendingStorageEvents: [boolean, boolean] = [false, false];
  /** The other tab gets a `storage` event, after the task that wrote. */
  const notifyOtherTab = (writer: Place) => {
    const other: Place = writer === 0 ? 1 : 0;
    if (pendingStorageEvents[other]) return;
    pendingStorageEvents[other] = true;
    clock.after(1, () => {
      pendingStorageEvents[other] = false;
      tabs[other]?.onStorageEvent();
    });
  };

  const open = (place: Place, beginsVisit = true) => {
    if (tabs[place]) return;
    for (const entry of ledger.entries.values()) entry.mayBeDeleted ||= entry.wasNoticeSeen;
    tabs[place] = openTab(
      world,
      { startsAfter: place * 700, beginsVisit },
      {
        reported(lead, state) {
          lastReports[place].set(lead.id, state);
          ledger.reported(world, place, lead, state);
        },
        onUnreachable: ledger.onUnreachable,
        onWrite: () => notifyOtherTab(place),
        onError: ledger.onError,
      },
    );
  };
  /** A tab that crashes cannot send anything any more. */
  const close = (place: Place, crashes = false) => {
    if (!crashes) tabs[place]?.leave(true);
    tabs[place]?.close();
    tabs[place] = undefined;
    lastReports[place].clear();
    for (const entry of ledger.entries.values()) {
      if (entry.place !== place || entry.couldBeStored || device.entries.has(keyOf(entry.lead.id))) continue;
      entry.excuse ??= 'only in the memory of a closed tab';
    }
  };

  const setStorage = (mode: StorageMode) => {
    world.storageEverFailed ||= mode !== 'works';
    world.storageEverDenied ||= mode === 'denied';
    if (mode === 'denied' && device.storageMode() !== 'denied')
      for (const entry of ledger.entries.values()) entry.deniedLater = true;
    device.setStorageMode(mode);
  };
  const setOnline = (online: boolean) => {
    if (device.online === online) return;
    device.online = online;
    if (online) for (const tab of tabs) tab?.onOnline();
  };
  const setClock = (wrongBy: number) => {
    world.clockEverSet ||= wrongBy !== 0;
    clock.setWrongBy(wrongBy);
  };

  return Object.assign(world, {
    setStorage,
    setOnline,
    setClock,
    /** Everything works again, the device's clock included. */
    repair() {
      setStorage('works');
      Object.assign(crm, { mode: 'works', frameBreaks: false });
      setClock(0);
      setOnline(true);
    },
    open,
    close,
    reload(place: Place) {
      close(place);
      open(place, false);
    },
    submit(place: Place) {
      open(place);
      const id = `lead-${ledger.entries.size}`;
      const fields = { last_name: 'Asha Rao', email: emailOf(id) };
      const lead = makeEntry({ id, fields, createdAt: clock.now(), nextTry: clock.now() });
      ledger.add(world, lead, place);
      tabs[place]?.submit(lead);
    },
    tryAgain(place: Place, id: string) {
      const entry = ledger.entries.get(id);
      if (!entry || !tabs[place]) return;
      entry.wasRetriedManually = true;
      entry.postsWhenGivenUp = undefined;
      entry.retriedIn = place;
      tabs[place].tryAgain(id);
    },
    remove(place: Place, id: string) {
      const entry = ledger.entries.get(id);
      if (!entry || !tabs[place]?.keeps(id)) return;
      ledger.end(world, entry, 'removed');
      tabs[place].remove(id);
    },
    /** The visitor reads the notices of given-up leads. */
    read(place: Place) {
      for (const [id, state] of lastReports[place]) {
        const entry = ledger.entries.get(id);
        if (state !== 'givenUp' || !entry) continue;
        entry.wasNoticeSeen = true;
        tabs[place]?.markNoticeSeen(id);
      }
    },
  });
};

export type World = ReturnType<typeof createWorld>;
