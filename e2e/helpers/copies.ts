/** The second copy that the site keeps of each pending lead, in IndexedDB. */
import type { Page } from 'playwright/test';
import { COPIES_DATABASE } from '../../src/config/storageKeys';
import type { OutboxEntry } from '../../src/leads/outboxEntry';

/** The copies that are on disk: a reader waits until the writers before it are done. */
export const copies = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<OutboxEntry[]>((resolve) => {
        const opening = indexedDB.open(name);
        // There are none yet, and only the site may create the database.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('leads').objectStore('leads').getAll();
          reading.addEventListener('success', () => resolve(reading.result));
          opening.result.close();
        });
      }),
    COPIES_DATABASE,
  );
