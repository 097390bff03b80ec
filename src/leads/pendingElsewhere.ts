/** Whether leads of other pages wait in this browser. Part of the boot script, which runs the delivery for them before the visitor does anything. */
import { COPIES_DATABASE, OUTBOX_KEY, SETTLED_KEY, UNREADABLE_KEY } from '../config/storageKeys';
import { tryStorage } from '../consent/tryStorage';

const isOfOutbox = (key: string) =>
  [OUTBOX_KEY, SETTLED_KEY, UNREADABLE_KEY].some((start) => key.startsWith(start));

/** Whether an earlier page may have left a lead. Resolves with true where the browser cannot say. */
export const mayHavePending = async (): Promise<boolean> => {
  if (tryStorage(() => Object.keys(localStorage).some(isOfOutbox))) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === COPIES_DATABASE);
  } catch {
    return true;
  }
};

/** Calls back when another tab saves a lead, because this tab posts it if that one is closed. */
export const watchOtherTabs = (callback: () => void): void =>
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(OUTBOX_KEY)) callback();
  });
