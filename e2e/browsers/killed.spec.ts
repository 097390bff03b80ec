/**
 * In Firefox a lead that the page has called kept is still there after the browser was killed. e2e/leads/storage.spec.ts has this in Chromium;
 * WebKitGTK's automation keeps no profile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { leadNotices } from '../../src/content/leadNotices';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { siteUrl } from '../helpers/ports';
import { startConnection, type Connection } from './connection';
import type { Session } from './engine';
import { openKeptProfile } from './firefox';
import { send, untilHydrated, untilLeadArrives, visitorOf, type Visitor } from './visitor';

/** Runs `work` with Firefox in one profile, and cleans up after it. `open` starts Firefox; `close` of its session kills it. */
const withProfile = async (work: (open: () => Promise<Visitor>, connection: Connection) => Promise<void>) => {
  const profile = await mkdtemp(join(tmpdir(), 'killed-'));
  const connection = await startConnection();
  const opened: Session[] = [];
  const open = async () => {
    const session = await openKeptProfile(profile, connection.port);
    opened.push(session);
    return visitorOf(session);
  };
  try {
    await work(open, connection);
  } finally {
    for (const session of opened) await session.close();
    await connection.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

test('a lead that Firefox has called kept outlives a browser that is killed', () =>
  withProfile(async (open, connection) => {
    const word = uniqueWord();
    const before = await open();
    await before.session.go(siteUrl);
    await untilHydrated(before);
    connection.cut();
    await send(before, 'homeInline', word);
    await before.until(
      'the words that the lead waits',
      (words) => document.body.innerText.includes(words),
      leadNotices.held.notSent,
    );
    // Kills it.
    await before.session.close();
    expect(await leadsWith(word)).toHaveLength(0);

    connection.restore();
    const after = await open();
    await after.session.go(`${siteUrl}/aboutus`);
    await untilLeadArrives(word);
  }));
