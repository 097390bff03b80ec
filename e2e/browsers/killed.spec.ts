/**
 * In Firefox what was called kept outlives a browser that is killed. e2e/leads/storage.spec.ts has this in Chromium;
 * WebKitGTK's automation keeps no profile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { leadNotices } from '../../src/content/leadNotices';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { siteUrl } from '../helpers/ports';
import { startConnection } from './connection';
import { openKeptProfile } from './firefox';
import { test } from './test';
import { send, untilHydrated, untilLeadArrives, visitorOf } from './visitor';

test('a lead that is called kept outlives a browser that is killed', async () => {
  const word = uniqueWord();
  const profile = await mkdtemp(join(tmpdir(), 'killed-'));
  const connection = await startConnection();
  const before = visitorOf(await openKeptProfile(profile, connection.port));
  await before.session.go(siteUrl);
  await untilHydrated(before);
  connection.cut();
  await send(before, 'homeInline', word);
  await before.until(
    'the words that the lead waits',
    (words) => document.body.innerText.includes(words),
    leadNotices.held.notSent,
  );
  await before.session.close();
  expect(await leadsWith(word)).toHaveLength(0);

  connection.restore();
  const after = visitorOf(await openKeptProfile(profile, connection.port));
  await after.session.go(`${siteUrl}/aboutus`);
  await untilLeadArrives(word);
  await after.session.close();
  await connection.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});
