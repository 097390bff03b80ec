import { EXPIRES_AFTER, heldLeadSchema, type HeldLead } from './heldLead';
import { OUTBOX } from './leftBehind';

const PREFIX = `${OUTBOX}:`;
const SET_ASIDE = `${OUTBOX}-unreadable:`;

/** What the outbox needs of `localStorage`. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Outbox {
  /** Keeps a lead, or the new state of one. Returns whether it survives the tab; if not, it is kept in memory. */
  save: (lead: HeldLead) => boolean;
  get: (id: string) => HeldLead | undefined;
  /** All kept leads, oldest first. */
  list: () => HeldLead[];
  remove: (id: string) => void;
}

/**
 * The leads that are not confirmed yet. One key a lead, so that two tabs never overwrite each other's. `storage` is a
 * function because merely touching `localStorage` throws where storage is denied.
 *
 * What cannot be read is set aside under another key rather than thrown away; an entry of a later version is left alone
 * for the deploy that wrote it.
 */
export function createOutbox(storage: () => OutboxStorage, now: () => number = Date.now): Outbox {
  const inMemory = new Map<string, HeldLead>();
  /** Those of them whose earlier state is stored: once another tab removes it there, they are settled. */
  const alsoStored = new Set<string>();

  const attempt = <T>(use: (store: OutboxStorage) => T): T | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };

  const read = (store: OutboxStorage, key: string): HeldLead | undefined => {
    const raw = store.getItem(key);
    if (raw === null) return undefined;
    let value: unknown;
    try {
      value = JSON.parse(raw);
    } catch {
      value = undefined;
    }
    const result = heldLeadSchema.safeParse(value);
    // A lead under another's key could be neither updated nor removed by its id.
    if (result.success && PREFIX + result.data.id === key) return result.data;
    if (isLaterVersion(value)) return undefined;
    store.setItem(SET_ASIDE + key.slice(PREFIX.length), JSON.stringify({ at: now(), raw }));
    store.removeItem(key);
    return undefined;
  };

  const isStored = (id: string) => attempt((store) => store.getItem(PREFIX + id) !== null);
  const drop = (id: string) => {
    inMemory.delete(id);
    alsoStored.delete(id);
  };
  const dropSettled = () => {
    for (const id of alsoStored) if (isStored(id) === false) drop(id);
  };

  const keys = (store: OutboxStorage, prefix: string) =>
    Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
      (key): key is string => key?.startsWith(prefix) ?? false,
    );

  /** What was set aside may hold somebody's details too: it goes when a lead would. */
  const sweep = (store: OutboxStorage) => {
    for (const key of keys(store, SET_ASIDE)) {
      const at = /^\{"at":(\d+),/.exec(store.getItem(key) ?? '')?.[1];
      if (now() - Number(at ?? 0) > EXPIRES_AFTER) store.removeItem(key);
    }
  };

  return {
    save(lead) {
      const saved = attempt((store) => {
        store.setItem(PREFIX + lead.id, JSON.stringify(lead));
        return true;
      });
      if (saved) {
        drop(lead.id);
        return true;
      }
      inMemory.set(lead.id, lead);
      if (isStored(lead.id)) alsoStored.add(lead.id);
      return false;
    },
    get(id) {
      dropSettled();
      return inMemory.get(id) ?? attempt((store) => read(store, PREFIX + id));
    },
    list() {
      dropSettled();
      attempt(sweep);
      const stored =
        attempt((store) => keys(store, PREFIX).map((key) => attempt(() => read(store, key)))) ?? [];
      // A state that found no room in the storage any more is newer than the one that is in there.
      const newest = stored.filter((lead): lead is HeldLead => lead !== undefined && !inMemory.has(lead.id));
      return [...newest, ...inMemory.values()].toSorted((a, b) => a.createdAt - b.createdAt);
    },
    remove(id) {
      drop(id);
      attempt((store) => store.removeItem(PREFIX + id));
    },
  };
}

const isLaterVersion = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  value.version > 1;
