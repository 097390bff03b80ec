/**
 * Leads that wait for a connection, for storage or for the truth about the CRM, in any engine. Nothing tells the browser that
 * the connection has ended. e2e/leads has more of these in Chromium.
 */
import { expect } from 'playwright/test';
import { listen } from '../../packages/crm-sandbox/listen';
import { leadNotices } from '../../src/content/leadNotices';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { selectorOf } from '../helpers/forms';
import { crmPort, siteUrl } from '../helpers/ports';
import type { Connection } from './connection';
import { test } from './test';
import {
  send,
  untilHeld,
  untilHydrated,
  untilLeadArrives,
  untilLeadIsConfirmed,
  type Visitor,
} from './visitor';

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

/** Within a minute, which is the limit of every wait here. */
const arrivesOnce = async (visitor: Connected, word: string) => {
  await untilLeadIsConfirmed(visitor, word);
  expect(await leadsWith(word)).toHaveLength(1);
};

test('a lead goes out within a minute after the connection works, although the browser said so too early', async ({
  connected,
}) => {
  const word = uniqueWord();
  await keepWithoutConnection(connected, word);
  for (let times = 0; times < 3; times += 1)
    await connected.run(() => void dispatchEvent(new Event('online')));
  connected.connection.restore();
  await arrivesOnce(connected, word);
});

test('a lead that waits goes out when its page is left over a working connection', async ({ connected }) => {
  const word = uniqueWord();
  await openHome(connected);
  connected.connection.cut();
  await connected.run(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await send(connected, 'homeInline', word);
  await untilHeld(connected);
  await connected.run(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  });
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
  await arrivesOnce(connected, word);
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
  await arrivesOnce(connected, word);
});

test('a clock that is set back by a day does not hold a lead for a day', async ({ connected }) => {
  const word = uniqueWord();
  await keepWithoutConnection(connected, word);
  await connected.run(() => {
    const { now } = Date;
    Date.now = () => now.call(Date) - 86_400_000;
  });
  connected.connection.restore();
  await arrivesOnce(connected, word);
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
      'PORT',
    );
    await openHome(connected);
    connected.connection.replace(crmPort, crm.port);
    await send(connected, 'homeInline', word);
    await untilHeld(connected);
    expect(await connected.run(() => location.pathname)).toBe('/');
    await crm.close();
  });
