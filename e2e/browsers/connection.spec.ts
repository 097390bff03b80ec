/**
 * Leads without a connection or storage, and a CRM whose answer proves nothing, in any engine. Except where a test changes it, the
 * browser goes on saying that it is online. When a connection breaks, a lead may arrive more than once
 * (docs/decisions/2026-11-27-a-lead-proved-and-taken-back.md), so these tests do not count copies. e2e/leads has more such tests in
 * Chromium.
 */
import { expect } from 'playwright/test';
import { listen } from '../../packages/crm-sandbox/listen';
import { leadNotices } from '../../src/content/leadNotices';
import { uniqueWord } from '../helpers/crm';
import { selectorOf } from '../helpers/forms';
import { crmPort, siteUrl } from '../helpers/ports';
import type { Connection } from './connection';
import { send } from './sendForm';
import { test } from './test';
import type { Visitor } from './visitor';
import { untilHeld, untilHydrated, untilLeadArrives, untilLeadIsConfirmed } from './waits';

type Connected = Visitor & { connection: Connection };

const openHome = async (visitor: Visitor) => {
  await visitor.session.go(siteUrl);
  await untilHydrated(visitor);
};

/** Sends a lead from Home without a connection, and waits until the page says that the lead is waiting. */
const sendWithoutConnection = async (visitor: Connected, word: string) => {
  await openHome(visitor);
  visitor.connection.cut();
  await send(visitor, 'homeInline', word);
  await untilHeld(visitor);
};

/** Changes `navigator.onLine` without an event. */
const setOnline = ({ run }: Visitor, isOnline: boolean) =>
  run((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
  }, isOnline);

test('a lead is sent once the connection works, although the browser announced it too early', async ({
  connected,
}) => {
  const word = uniqueWord();
  await sendWithoutConnection(connected, word);
  const { connection, run } = connected;
  const refusedBefore = connection.refused();
  await run(() => void dispatchEvent(new Event('online')));
  // The event starts a try, or another try was due anyway. Both are too early.
  await expect.poll(connection.refused, 'a try that is too early').toBeGreaterThan(refusedBefore);
  connection.restore();
  await untilLeadIsConfirmed(connected, word);
});

test('a waiting lead is sent when its page is left and the connection works', async ({ connected }) => {
  const word = uniqueWord();
  await openHome(connected);
  connected.connection.cut();
  // The browser says that it is offline, so the page keeps the lead without a post. Later no event says that it is online again.
  await setOnline(connected, false);
  await send(connected, 'homeInline', word);
  await untilHeld(connected);
  await setOnline(connected, true);
  connected.connection.restore();
  await connected.session.go('about:blank');
  await untilLeadArrives(word);
});

test('a lead is sent although another window clears the storage', async ({ connected }) => {
  const word = uniqueWord();
  await sendWithoutConnection(connected, word);
  await connected.run(() => {
    const other = document.createElement('iframe');
    document.body.append(other);
    other.contentWindow?.localStorage.clear();
  });
  connected.connection.restore();
  await untilLeadIsConfirmed(connected, word);
});

test('without storage and connection the text stays in the form, and the visitor can send it later', async ({
  connected,
}) => {
  const word = uniqueWord();
  await openHome(connected);
  await connected.run(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  connected.connection.cut();
  await send(connected, 'homeInline', word);
  const form = selectorOf('homeInline');
  await connected.until(
    'the note that the text is still in the form',
    (wanted, note) => document.querySelector<HTMLFormElement>(wanted)?.innerText.includes(note) === true,
    form,
    leadNotices.unsaved,
  );
  expect(
    await connected.run(
      (wanted) => document.querySelector<HTMLInputElement>(`${wanted} [data-field]`)?.value,
      form,
    ),
  ).toBe(word);
  connected.connection.restore();
  await connected.click(`${form} button[type="submit"]`);
  await untilLeadArrives(word);
});

test('a lead does not wait for a day when the clock is set back by a day', async ({ connected }) => {
  const word = uniqueWord();
  await sendWithoutConnection(connected, word);
  await connected.run(() => {
    const realNow = Date.now.bind(Date);
    Date.now = () => realNow() - 86_400_000;
  });
  connected.connection.restore();
  await untilLeadIsConfirmed(connected, word);
});

for (const { action, page } of [
  {
    action: 'sends its frame to another page',
    page: `<script>location.replace('${siteUrl}/aboutus')</script>`,
  },
  { action: 'breaks out of its frame', page: `<script>top.location.href = '${siteUrl}/aboutus'</script>` },
])
  test(`a lead stays pending and its page stays open when the CRM’s answer ${action}`, async ({
    connected,
  }) => {
    const word = uniqueWord();
    const crm = await listen(
      (_, response) => void response.setHeader('content-type', 'text/html').end(page),
      0,
      '127.0.0.1',
    );
    try {
      await openHome(connected);
      connected.connection.replace(crmPort, crm.port);
      await send(connected, 'homeInline', word);
      await untilHeld(connected);
      expect(await connected.run(() => location.pathname)).toBe('/');
    } finally {
      await crm.close();
    }
  });
