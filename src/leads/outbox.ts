import { OUTBOX_KEY, SETTLED_KEY, UNREADABLE_KEY } from '../config/storageKeys';
import { tryStorage } from '../consent/tryStorage';
import type { Copies } from './copies';
import type { SettledAs } from './leadMachine';
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
  /** Removes a lead that is settled. It leaves a mark for the other tabs, which says how. */
  remove: (id: string, as: SettledAs) => void;
  /** Whether a lead's mark says that a tab has confirmed it. */
  wasConfirmed: (id: string) => boolean;
  /** Whether a lead is in the storage, even if only in an earlier state. */
  isStored: (id: string) => boolean;
  /** Resolves when the copies of all saved leads are written, or cannot be. */
  untilCopied: () => Promise<void>;
  /** Restores the leads that the storage has lost although they have a copy, and deletes the marks that are of no more use. */
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

/** Where the latest state that this page has saved is kept. */
type Place =
  /** In the storage. */
  | 'stored'
  /** In memory: the storage had no room, and holds an earlier state. */
  | 'stale'
  /** In memory: the storage had no room, and holds nothing of the lead. */
  | 'memory'
  /** In memory: the visitor has cleared the storage since. The lead is not written again, because that would undo it. */
  | 'cleared';

interface SavedLead {
  lead: OutboxEntry;
  at: Place;
  /** Whether a copy of it is on disk. */
  isCopied: boolean;
}

/**
 * The leads that are not confirmed yet. Each has its own key, so that tabs never overwrite each other's. A settled lead
 * leaves a mark. A lead that is gone without a mark was cleared by the visitor; each page that has saved it keeps it in memory, as it saved it last.
 *
 * An unreadable entry is moved to another key instead of being deleted; an entry of a later version is left alone for the
 * deploy that wrote it.
 */
export function createOutbox({ storage, now = Date.now, copies }: OutboxParts): Outbox {
  /** The leads that this page has saved, by id. */
  const saved = new Map<string, SavedLead>();
  let copying = Promise.resolve();

  const attempt = <T>(use: (store: OutboxStorage) => T): T | undefined => tryStorage(() => use(storage()));

  const read = (store: OutboxStorage, key: string): OutboxEntry | undefined => {
    const raw = store.getItem(key);
    // A settled lead has its mark a moment before it is removed.
    if (raw === null || store.getItem(SETTLED_KEY + key.slice(OUTBOX_KEY.length)) !== null) return undefined;
    const value = tryStorage((): unknown => JSON.parse(raw));
    // An entry under another lead's key could be neither updated nor removed by its id.
    if (isOutboxEntry(value) && OUTBOX_KEY + value.id === key) return value;
    if (isLaterVersion(value)) {
      saved.delete(key.slice(OUTBOX_KEY.length));
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

  /** Writes a lead to the storage, as far as there is room. */
  const write = (lead: OutboxEntry): Place => {
    const isWritten = attempt((store) => {
      store.setItem(OUTBOX_KEY + lead.id, JSON.stringify(lead));
      return true;
    });
    if (isWritten) return 'stored';
    return has(OUTBOX_KEY + lead.id) ? 'stale' : 'memory';
  };

  const copy = (lead: OutboxEntry) => {
    if (!copies) return;
    copying = copies.put(lead).then((isCopied) => {
      const known = saved.get(lead.id);
      if (isCopied && known) known.isCopied = true;
    });
  };

  /** Looks at what other tabs, or the visitor, have done to a lead of this page. */
  const follow = (known: SavedLead) => {
    const { id } = known.lead;
    const wasStored = known.at === 'stored' || known.at === 'stale';
    const isGone = wasStored && has(OUTBOX_KEY + id) === false;
    // Without room, the tab that settled it could not leave its mark.
    if (has(SETTLED_KEY + id) || (isGone && !isWritable())) saved.delete(id);
    else if (isGone) {
      known.at = 'cleared';
      known.isCopied = false;
    }
  };
  const followAll = () => {
    for (const known of saved.values()) follow(known);
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
    // Left by a tab that ended between the mark and this.
    for (const key of keys(store, SETTLED_KEY)) store.removeItem(OUTBOX_KEY + key.slice(SETTLED_KEY.length));
  };

  /** Deletes old marks, except of leads whose copy may still be there: its page may have ended before the copy was deleted. */
  const sweepMarks = (store: OutboxStorage, copied: ReadonlySet<string>) => {
    for (const key of keys(store, SETTLED_KEY)) {
      const age = Math.abs(now() - Number.parseInt(store.getItem(key) ?? '', 10));
      if (age > EXPIRES_AFTER && !copied.has(key.slice(SETTLED_KEY.length))) store.removeItem(key);
    }
  };

  /** The state that is in memory because the storage does not have it. */
  const inMemory = (id: string) => {
    const known = saved.get(id);
    return known && known.at !== 'stored' ? known.lead : undefined;
  };
  const get = (id: string) => {
    followAll();
    return inMemory(id) ?? attempt((store) => read(store, OUTBOX_KEY + id));
  };

  const outbox: Outbox = {
    save(lead) {
      const known = saved.get(lead.id);
      if (known?.at === 'cleared') {
        known.lead = lead;
        return;
      }
      saved.set(lead.id, { lead, at: write(lead), isCopied: known?.isCopied ?? false });
      copy(lead);
    },
    get,
    list() {
      followAll();
      attempt(sweep);
      const stored = attempt((store) =>
        keys(store, OUTBOX_KEY).map((key) => attempt(() => read(store, key))),
      );
      const leads = [...saved.keys()].flatMap((id) => inMemory(id) ?? []);
      for (const lead of stored ?? [])
        // The state that did not fit into the storage is newer than the stored one.
        if (lead && !inMemory(lead.id)) leads.push(lead);
      return leads.toSorted((a, b) => a.createdAt - b.createdAt);
    },
    remove(id, as) {
      saved.delete(id);
      void copies?.remove(id);
      const leaveMark = () =>
        attempt((store) => {
          store.setItem(SETTLED_KEY + id, `${now()} ${as}`);
          return true;
        });
      // The mark comes first: a tab that saw the lead gone and no mark would take it for cleared.
      const isMarked = leaveMark();
      attempt((store) => store.removeItem(OUTBOX_KEY + id));
      // A full storage has room for the mark once the lead is gone.
      if (!isMarked) leaveMark();
    },
    wasConfirmed: (id) =>
      attempt((store) => store.getItem(SETTLED_KEY + id)?.endsWith(' confirmed')) === true,
    isStored: (id) => has(OUTBOX_KEY + id) === true || saved.get(id)?.isCopied === true,
    untilCopied: () => copying,
    async restore() {
      const found = copies ? await copies.all() : [];
      if (!found) return;
      const copied = new Set<string>();
      for (const lead of found) {
        if (isRecord(lead)) copied.add(String(lead['id']));
        if (!isOutboxEntry(lead)) {
          // Nothing could ever send or delete it. A later version is left for the deploy that wrote it.
          if (isRecord(lead) && !isLaterVersion(lead)) void copies?.remove(String(lead['id']));
          continue;
        }
        if (has(SETTLED_KEY + lead.id)) void copies?.remove(lead.id);
        else if ((get(lead.id)?.tries ?? -1) < lead.tries) outbox.save(lead);
      }
      attempt((store) => sweepMarks(store, copied));
    },
  };
  return outbox;
}

const isLaterVersion = (value: unknown) => isRecord(value) && Number(value['version']) > 1;
