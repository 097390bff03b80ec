/**
 * A second copy of each pending lead, in IndexedDB. Browsers write `localStorage` to disk seconds later, and a phone that is
 * short of memory may end the browser before that; this copy is on disk when its promise resolves.
 */
import { COPIES_DATABASE } from '../config/storageKeys';
import type { OutboxEntry } from './outboxEntry';

const STORE = 'leads';

export interface Copies {
  /** Writes a copy. Resolves with whether it is on disk. */
  put: (lead: OutboxEntry) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  /** All copies. Undefined if there may be some that cannot be read. */
  all: () => Promise<unknown[] | undefined>;
}

const openDatabase = ({ creates }: { creates: boolean }) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(COPIES_DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      // A visitor who never sends a form keeps no database.
      if (creates) request.result.createObjectStore(STORE, { keyPath: 'id' });
      else request.transaction?.abort();
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException()));
  });

/** The copies in this browser. Without IndexedDB nothing is copied. */
export function createCopies(): Copies {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => (opening = undefined);
  const connect = () => {
    opening ??= openDatabase({ creates: true }).then((database) => {
      // The visitor has cleared the site's data, in this tab or another.
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      return database;
    });
    opening.catch(forget);
    return opening;
  };

  const change = async (use: (store: IDBObjectStore) => void): Promise<boolean> => {
    try {
      const database = await connect();
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      use(transaction.objectStore(STORE));
      return await new Promise((resolve) => {
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
    } catch {
      return false;
    }
  };

  return {
    put: (lead) => change((store) => store.put(lead)),
    remove: (id) => change((store) => store.delete(id)),
    async all() {
      try {
        // A connection of its own, which is refused where there is no database. A write creates one, so it must not share this.
        const database = await openDatabase({ creates: false });
        const request = database.transaction(STORE).objectStore(STORE).getAll();
        return await new Promise<unknown[]>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new DOMException()));
        }).finally(() => database.close());
      } catch (reason) {
        // There are none without IndexedDB, whose absence is a ReferenceError or a TypeError, and none without a database of this
        // site, which `openDatabase` aborts. After any other error there may be some.
        const isMissing = !(reason instanceof DOMException) || reason.name === 'AbortError';
        return isMissing ? [] : undefined;
      }
    },
  };
}
