import { OUTBOX_KEY, SETTLED_KEY, UNREADABLE_KEY } from '../config/storageKeys';
import { tryStorage } from '../consent/tryStorage';
import type { Copies } from './copies';
import { EXPIRES_AFTER, isOutboxEntry, isRecord, type OutboxEntry } from './outboxEntry';

const SET_ASIDE_AT = /^\{"at":(\d+),/;

/** The part of `localStorage` that the outbox uses. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Outbox {
  /** Stores a lead, or the new state of one. Without room in the storage it is kept in memory. */
  save: (lead: OutboxEntry) => void;
  get: (id: string) => OutboxEntry | undefined;
  /** All pending leads, the oldest first. */
  list: () => OutboxEntry[];
  /** Removes a lead that is settled: confirmed, given up or deleted. It leaves a mark for the other tabs. */
  remove: (id: string) => void;
  /** Whether a lead is in the storage, even if only in an earlier state. */
  isStored: (id: string) => boolean;
  /** Resolves when the copies of all saved leads are written, or cannot be. */
  untilCopied: () => Promise<void>;
  /** Restores the leads that the storage has lost although they have a copy. */
  restore: () => Promise<void>;
}

interface OutboxParts {
  /** A function, because reading `localStorage` throws where storage is denied. */
  storage: () => OutboxStorage;
  /** Ms since 1970. */
  now?: () => number;
  /** Copies that outlive a browser which is ended before it has written its storage to disk. */
  copies?: Copies;
}

/**
 * The leads that are not confirmed yet. One key a lead, so that two tabs never overwrite each other's entries. A lead that
 * is settled leaves a mark with its id, so that one which is gone without such a mark was cleared: the page that has sent
 * it keeps it in memory.
 *
 * An unreadable entry is moved to another key instead of being deleted; an entry of a later version is left alone for the
 * deploy that wrote it.
 */
export function createOutbox({ storage, now = Date.now, copies }: OutboxParts): Outbox {
  /** The leads that this page has saved, as they were at that time. */
  const saved = new Map<string, OutboxEntry>();
  /** Those whose latest state is missing in the storage. */
  const inMemory = new Set<string>();
  /** Those that are in the storage in an earlier state. */
  const alsoStored = new Set<string>();
  /** Those that were stored until somebody cleared the storage, which is not undone. */
  const cleared = new Set<string>();
  const copied = new Set<string>();
  let copying = Promise.resolve();

  const attempt = <T>(use: (store: OutboxStorage) => T): T | undefined => tryStorage(() => use(storage()));

  const forget = (id: string) => {
    for (const ids of [saved, inMemory, alsoStored, cleared, copied]) ids.delete(id);
  };

  const read = (store: OutboxStorage, key: string): OutboxEntry | undefined => {
    const raw = store.getItem(key);
    if (raw === null) return undefined;
    const value = tryStorage((): unknown => JSON.parse(raw));
    // An entry under another lead's key could be neither updated nor removed by its id.
    if (isOutboxEntry(value) && OUTBOX_KEY + value.id === key) return value;
    if (isLaterVersion(value)) {
      forget(key.slice(OUTBOX_KEY.length));
      return undefined;
    }
    store.setItem(UNREADABLE_KEY + key.slice(OUTBOX_KEY.length), JSON.stringify({ at: now(), raw }));
    store.removeItem(key);
    return undefined;
  };

  const has = (key: string) => attempt((store) => store.getItem(key) !== null);
  const isWritable = () =>
    attempt((store) => {
      store.setItem(SETTLED_KEY, '');
      store.removeItem(SETTLED_KEY);
      return true;
    });
  /** Looks at what other tabs have done to the leads of this page. */
  const follow = () => {
    for (const id of saved.keys()) {
      const isGone = (!inMemory.has(id) || alsoStored.has(id)) && has(OUTBOX_KEY + id) === false;
      if (has(SETTLED_KEY + id)) forget(id);
      else if (isGone && isWritable()) {
        inMemory.add(id);
        alsoStored.delete(id);
        cleared.add(id);
        copied.delete(id);
        // The tab that settled it could not leave its mark.
      } else if (isGone) forget(id);
    }
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
      // Otherwise a clock that was ahead would keep the details for years.
      if (at > now()) store.setItem(key, text.replace(SET_ASIDE_AT, `{"at":${now()},`));
    }
    for (const key of keys(store, SETTLED_KEY))
      if (Math.abs(now() - Number(store.getItem(key))) > EXPIRES_AFTER) store.removeItem(key);
  };

  const copy = (lead: OutboxEntry) => {
    if (!copies || cleared.has(lead.id)) return;
    copying = copies.put(lead).then((isCopied) => {
      if (isCopied && saved.has(lead.id)) copied.add(lead.id);
    });
  };

  const get = (id: string) => {
    follow();
    return inMemory.has(id) ? saved.get(id) : attempt((store) => read(store, OUTBOX_KEY + id));
  };

  const outbox: Outbox = {
    save(lead) {
      const { id } = lead;
      saved.set(id, lead);
      copy(lead);
      const isWritten =
        !cleared.has(id) &&
        attempt((store) => {
          store.setItem(OUTBOX_KEY + id, JSON.stringify(lead));
          return true;
        });
      for (const ids of [inMemory, alsoStored]) ids.delete(id);
      if (isWritten) return;
      inMemory.add(id);
      if (has(OUTBOX_KEY + id)) alsoStored.add(id);
    },
    get,
    list() {
      follow();
      attempt(sweep);
      const stored = attempt((store) =>
        keys(store, OUTBOX_KEY).map((key) => attempt(() => read(store, key))),
      );
      const leads = [...inMemory].flatMap((id) => saved.get(id) ?? []);
      for (const lead of stored ?? [])
        // The state that did not fit into the storage is newer than the stored one.
        if (lead && !inMemory.has(lead.id)) leads.push(lead);
      return leads.toSorted((a, b) => a.createdAt - b.createdAt);
    },
    remove(id) {
      forget(id);
      void copies?.remove(id);
      attempt((store) => store.removeItem(OUTBOX_KEY + id));
      attempt((store) => store.setItem(SETTLED_KEY + id, String(now())));
    },
    isStored: (id) => has(OUTBOX_KEY + id) === true || copied.has(id),
    untilCopied: () => copying,
    async restore() {
      for (const lead of (await copies?.all()) ?? []) {
        if (!isOutboxEntry(lead)) continue;
        const isOld = now() - lead.createdAt > 2 * EXPIRES_AFTER;
        if (isOld || has(SETTLED_KEY + lead.id)) void copies?.remove(lead.id);
        else if ((get(lead.id)?.tries ?? -1) < lead.tries) outbox.save(lead);
      }
    },
  };
  return outbox;
}

const isLaterVersion = (value: unknown) => isRecord(value) && Number(value['version']) > 1;
