/**
 * In Firefox a lead that the page has called kept is still there after the browser was killed. e2e/leads/storage.spec.ts has this in Chromium;
 * WebKitGTK's automation keeps no profile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { COPIES_DATABASE } from '../../src/config/storageKeys';
import { leadNotices } from '../../src/content/leadNotices';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { siteUrl } from '../helpers/ports';
import { startConnection, type Connection } from './connection';
import type { Session } from './engine';
import { openKeptProfile } from './firefox';
import { send } from './sendForm';
import { visitorOf, type Visitor } from './visitor';
import { untilHydrated, untilLeadArrives } from './waits';

interface KeptProfile {
  /** Starts Firefox. */
  open: () => Promise<Visitor>;
  /** Kills the Firefox of a visitor. */
  kill: (visitor: Visitor) => Promise<unknown>;
  connection: Connection;
}

/** Runs `work` with Firefox in one profile, and cleans up after it. */
const withProfile = async (work: (profile: KeptProfile) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const connection = await startConnection();
  const opened: Session[] = [];
  const open = async () => {
    const session = await openKeptProfile(folder, connection.port);
    opened.push(session);
    return visitorOf(session);
  };
  try {
    await work({ open, kill: ({ session }) => session.close(), connection });
  } finally {
    for (const session of opened) await session.close();
    await connection.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** Waits until the page says that it has saved the lead. */
const untilCalledKept = ({ until }: Visitor) =>
  until(
    'the message that the lead is saved',
    (words) => document.body.innerText.includes(words),
    leadNotices.held.stored,
  );

/**
 * Waits until the copy of the lead is on disk, which a slow disk delays. Firefox writes its localStorage there later: only the
 * copy outlives the kill.
 */
const untilCopied = ({ until }: Visitor, word: string) =>
  until(
    'the copy of the lead',
    (database, wanted) => {
      const opening = indexedDB.open(database);
      // Only the site may create the database.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('success', () => {
        // A reader waits until the writers before it are done.
        const reading = opening.result.transaction('leads').objectStore('leads').getAll();
        reading.addEventListener('success', () => {
          if (JSON.stringify(reading.result).includes(wanted))
            document.documentElement.dataset['copied'] = 'yes';
        });
        opening.result.close();
      });
      // The database answers later, so this is what an earlier call has found.
      return document.documentElement.dataset['copied'] === 'yes';
    },
    COPIES_DATABASE,
    word,
  );

test('a lead that Firefox has called kept outlives a browser that is killed', () =>
  withProfile(async ({ open, kill, connection }) => {
    const word = uniqueWord();
    const before = await open();
    await before.session.go(siteUrl);
    await untilHydrated(before);
    connection.cut();
    await send(before, 'homeInline', word);
    await untilCalledKept(before);
    await untilCopied(before, word);
    await kill(before);
    expect(await leadsWith(word)).toHaveLength(0);

    connection.restore();
    const after = await open();
    await after.session.go(`${siteUrl}/aboutus`);
    await untilLeadArrives(word);
  }));
