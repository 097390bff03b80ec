import type { LeadState } from '../../../src/leads/dispatcher';
import { makeEntry } from '../../helpers/factories';
import { createLedger, type Place } from './ledger';
import { createCrm } from './simulatedCrm';
import { createDevice, type StorageMode } from './simulatedDevice';
import { openTab, type Tab } from './simulatedTab';
import { createVirtualClock } from './virtualClock';

/** Something that stands under the outbox's keys and is no lead of this version. */
export interface Stranger {
  key: string;
  raw: string;
  /** Written by a later version of the site: to be left alone. */
  isLater: boolean;
}

export const places = [0, 1] as const;
export const keyOf = (leadId: string) => `outbox:${leadId}`;
export const emailOf = (leadId: string) => `${leadId}@visitor.example`;

/** A visitor's browser with room for two tabs, and the CRM at the other end. */
export const createWorld = () => {
  const clock = createVirtualClock();
  const device = createDevice();
  const crm = createCrm(clock, device);
  const ledger = createLedger(clock, crm);
  const tabs: [Tab | undefined, Tab | undefined] = [undefined, undefined];
  /** What each open tab was last told of each lead. */
  const lastTold = [new Map<string, LeadState>(), new Map<string, LeadState>()] as const;
  const strangers: Stranger[] = [];
  const world = {
    clock,
    device,
    crm,
    ledger,
    tabs,
    lastTold,
    strangers,
    storageEverFailed: false,
    storageEverDenied: false,
  };

  return Object.assign(world, {
    open(place: Place) {
      tabs[place] ??= openTab(world, {
        told(lead, state) {
          lastTold[place].set(lead.id, state);
          ledger.told(lead, state);
        },
        tried: ledger.tried,
        failed: ledger.failed,
      });
    },
    close(place: Place) {
      tabs[place]?.close();
      tabs[place] = undefined;
      lastTold[place].clear();
      for (const entry of ledger.entries.values()) {
        if (entry.place !== place || entry.couldBeStored || device.entries.has(keyOf(entry.lead.id)))
          continue;
        entry.excuse ??= 'only in the memory of a closed tab';
      }
    },
    submit(place: Place) {
      const id = `lead-${ledger.entries.size}`;
      const fields = { last_name: 'Asha Rao', email: emailOf(id) };
      const lead = makeEntry({ id, fields, createdAt: clock.now(), nextTry: clock.now() });
      ledger.add(lead, place, device.storageMode() === 'works');
      tabs[place]?.submit(lead);
    },
    setStorage(mode: StorageMode) {
      world.storageEverFailed ||= mode !== 'works';
      world.storageEverDenied ||= mode === 'denied';
      if (mode === 'denied' && device.storageMode() !== 'denied') ledger.storageDenied();
      device.setStorageMode(mode);
    },
    setOnline(online: boolean) {
      if (device.online === online) return;
      device.online = online;
      if (!online) return;
      ledger.disturbed();
      for (const tab of tabs) tab?.hearsOnline();
    },
    setClock(wrongBy: number) {
      clock.setWrongBy(wrongBy);
      ledger.disturbed();
    },
  });
};

export type World = ReturnType<typeof createWorld>;
