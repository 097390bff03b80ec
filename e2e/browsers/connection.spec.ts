/**
 * Leads that wait for a connection or for storage, or whose CRM answers with a page that proves nothing, in any engine. Unless a
 * test says so, nothing tells the browser that the connection has ended. Where a connection breaks a lead may arrive more than once
 * (docs/decisions/2026-11-27-a-lead-proved-and-taken-back.md), so these tests do not count. e2e/leads has more of them in Chromium.
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

/** Sends a lead from Home while nothing gets through, and waits until the visitor reads that it waits. */
const keepWithoutConnection = async (visitor: Connected, word: string) => {
  await openHome(visitor);
  visitor.connection.cut();
  await send(visitor, 'homeInline', word);
  await untilHeld(visitor);
};

/** Changes what the browser says of the connection, without an event. */
const sayOnline = ({ run }: Visitor, isOnline: boolean) =>
  run((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
  }, isOnline);

test('a lead goes out once the connection works, although the browser said so too early', async ({
  connected,
}) => {
  const word = uniqueWord();
  await keepWithoutConnection(connected, word);
  const { connection, run } = connected;
  const refusedBefore = connection.refused();
  await run(() => void dispatchEvent(new Event('online')));
  // This counts the try that the event starts, or another that was due anyway. Both are too early.
  await expect.poll(connection.refused, 'a try that is too early').toBeGreaterThan(refusedBefore);
  connection.restore();
  await untilLeadIsConfirmed(connected, word);
});

test('a lead that waits goes out when its page is left over a working connection', async ({ connected }) => {
  const word = uniqueWord();
  await openHome(connected);
  connected.connection.cut();
  // Offline by the browser's word, so the lead is kept without a post. No event tells the page that it is online again.
  await sayOnline(connected, false);
  await send(connected, 'homeInline', word);
  await untilHeld(connected);
  await sayOnline(connected, true);
  connected.connection.restore();
  await connected.session.go('about:blank');
  await untilLeadArrives(word);
});

test('a lead whose storage another window clears is sent all the same', async ({ connected }) => {
  const word = uniqueWord();
  await keepWithoutConnection(connected, word);
  await connected.run(() => {
    const other = document.createElement('iframe');
    document.body.append(other);
    other.contentWindow?.localStorage.clear();
  });
  connected.connection.restore();
  await untilLeadIsConfirmed(connected, word);
});

test('where nothing can be kept the text stays in the form, which can be sent later', async ({
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

test('a clock that is set back by a day does not hold a lead for a day', async ({ connected }) => {
  const word = uniqueWord();
  await keepWithoutConnection(connected, word);
  await connected.run(() => {
    const realNow = Date.now.bind(Date);
    Date.now = () => realNow() - 86_400_000;
  });
  connected.connection.restore();
  await untilLeadIsConfirmed(connected, word);
});

for (const { what, page } of [
  {
    what: 'sends the frame to another page',
    page: `<script>location.replace('${siteUrl}/aboutus')</script>`,
  },
  { what: 'breaks out of its frame', page: `<script>top.location.href = '${siteUrl}/aboutus'</script>` },
])
  test(`a CRM that ${what} has not taken the lead, and the visitor’s page stays`, async ({ connected }) => {
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
