import { OUTBOX_KEY, UNREADABLE_KEY } from '../config/storageKeys';
import { tryStorage } from '../consent/tryStorage';
import { EXPIRES_AFTER, isOutboxEntry, isRecord, type OutboxEntry } from './outboxEntry';

const SET_ASIDE_AT = /^\{"at":(\d+),/;

/** The part of `localStorage` that the outbox uses. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Outbox {
  /** Stores a lead, or the new state of one. Without room in the storage it is kept in memory. */
  save: (lead: OutboxEntry) => void;
  get: (id: string) => OutboxEntry | undefined;
  /** All pending leads, oldest first. */
  list: () => OutboxEntry[];
  remove: (id: string) => void;
  /** Whether a lead survives the tab, if only in an earlier state. */
  isStored: (id: string) => boolean;
}

/**
 * The leads that are not confirmed yet. One key a lead, so that two tabs never overwrite each other's entries. `storage`
 * is a function because merely touching `localStorage` throws where storage is denied.
 *
 * An unreadable entry is moved to another key instead of being deleted; an entry of a later version is left alone for the
 * deploy that wrote it.
 */
export function createOutbox(storage: () => OutboxStorage, now: () => number = Date.now): Outbox {
  const inMemory = new Map<string, OutboxEntry>();
  /** The leads in memory whose earlier state is stored: once another tab removes that, they are settled. */
  const alsoStored = new Set<string>();

  const attempt = <T>(use: (store: OutboxStorage) => T): T | undefined => tryStorage(() => use(storage()));

  const read = (store: OutboxStorage, key: string): OutboxEntry | undefined => {
    const raw = store.getItem(key);
    if (raw === null) return undefined;
    const value = tryStorage((): unknown => JSON.parse(raw));
    // A lead under another's key could be neither updated nor removed by its id.
    if (isOutboxEntry(value) && OUTBOX_KEY + value.id === key) return value;
    if (isLaterVersion(value)) return undefined;
    store.setItem(UNREADABLE_KEY + key.slice(OUTBOX_KEY.length), JSON.stringify({ at: now(), raw }));
    store.removeItem(key);
    return undefined;
  };

  const isStored = (id: string) => attempt((store) => store.getItem(OUTBOX_KEY + id) !== null);
  const forget = (id: string) => {
    inMemory.delete(id);
    alsoStored.delete(id);
  };
  const forgetSettled = () => {
    for (const id of alsoStored) if (isStored(id) === false) forget(id);
  };

  const keys = (store: OutboxStorage, prefix: string) =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );

  /** An unreadable entry may hold personal details too: it is deleted when a lead would be. */
  const sweep = (store: OutboxStorage) => {
    for (const key of keys(store, UNREADABLE_KEY)) {
      const text = store.getItem(key) ?? '';
      const at = Number(SET_ASIDE_AT.exec(text)?.[1] ?? 0);
      if (now() - at > EXPIRES_AFTER) store.removeItem(key);
      // A clock that was ahead would keep the details for years.
      if (at > now()) store.setItem(key, text.replace(SET_ASIDE_AT, `{"at":${now()},`));
    }
  };

  return {
    save(lead) {
      try {
        storage().setItem(OUTBOX_KEY + lead.id, JSON.stringify(lead));
        forget(lead.id);
      } catch {
        inMemory.set(lead.id, lead);
        if (isStored(lead.id)) alsoStored.add(lead.id);
      }
    },
    get(id) {
      forgetSettled();
      return inMemory.get(id) ?? attempt((store) => read(store, OUTBOX_KEY + id));
    },
    list() {
      forgetSettled();
      attempt(sweep);
      const stored = attempt((store) =>
        keys(store, OUTBOX_KEY).map((key) => attempt(() => read(store, key))),
      );
      const leads = [...inMemory.values()];
      for (const lead of stored ?? [])
        // A state that no longer fitted into the storage is newer than the stored one.
        if (lead && !inMemory.has(lead.id)) leads.push(lead);
      return leads.toSorted((a, b) => a.createdAt - b.createdAt);
    },
    remove(id) {
      forget(id);
      attempt((store) => store.removeItem(OUTBOX_KEY + id));
    },
    isStored: (id) => isStored(id) === true,
  };
}

const isLaterVersion = (value: unknown) => isRecord(value) && Number(value['version']) > 1;
