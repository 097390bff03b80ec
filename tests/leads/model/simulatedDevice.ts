import type { OutboxStorage } from '../../../src/leads/outbox';

/** `full`: no space left. `readOnly`: every write fails. `denied`: any access throws. */
export type StorageMode = 'works' | 'full' | 'readOnly' | 'denied';

const size = (entries: Map<string, string>) =>
  [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

/** What all tabs of one browser share: the storage, the locks and the connection. */
export const createDevice = (hasLocks: boolean) => {
  /** The storage's true content, whatever the mode. */
  const entries = new Map<string, string>();
  const locks = new Map<string, object>();
  let mode: StorageMode = 'works';
  let quota = Infinity;

  /** The storage as one tab has it; `onWrite` is called for every change, as other tabs hear of it. */
  const storageOf = (onWrite: () => void): OutboxStorage => ({
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem(key) {
      if (entries.delete(key)) onWrite();
    },
    setItem(key, value) {
      const after = size(entries) + value.length - (entries.get(key)?.length ?? -key.length);
      if (mode === 'readOnly' || after > quota) throw new Error('QuotaExceededError');
      entries.set(key, value);
      onWrite();
    },
  });

  return {
    online: true,
    entries,
    storageFor: (onWrite: () => void) => {
      const storage = storageOf(onWrite);
      return () => {
        if (mode === 'denied') throw new Error('SecurityError: storage');
        return storage;
      };
    },
    storageMode: () => mode,
    setStorageMode(next: StorageMode) {
      mode = next;
      quota = next === 'full' ? size(entries) : Infinity;
    },
    hasLocks,
    /** Like the browser's locks: exclusive among all tabs, and denied where storage is. */
    async exclusively(owner: object, name: string, task: () => Promise<void>) {
      if (mode === 'denied') throw new Error('SecurityError: locks');
      if (locks.has(name)) return;
      locks.set(name, owner);
      try {
        await task();
      } finally {
        locks.delete(name);
      }
    },
    /** A closed tab loses its locks. */
    releaseLocks(owner: object) {
      for (const [name, holder] of locks) if (holder === owner) locks.delete(name);
    },
  };
};

export type Device = ReturnType<typeof createDevice>;
