/** The journeys through the site. In Chromium the other specs take them. */
import { expect } from 'playwright/test';
import { paths } from '../../src/config/paths';
import type { FormId } from '../../src/leads/formCatalogue';
import { cookieValue } from '../chaos/brokenFiles';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { entriesOf, selectorOf, siteForms } from '../helpers/forms';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { keys, repeatUntil, send, untilHydrated, untilLeadIsConfirmed, type Visitor } from './visitor';

const words: string[] = [];
const newWord = () => {
  const word = uniqueWord();
  words.push(word);
  return word;
};
// Last, so that a second copy has had time to arrive.
test.afterAll(async () => {
  for (const word of words)
    if ((await leadsWith(word)).length > 1) throw new Error(`The lead of ${word} arrived more than once.`);
});

const sendsLead = async (visitor: Visitor, id: FormId) => {
  const word = newWord();
  await visitor.session.go(siteUrl + siteForms[id].page);
  await send(visitor, id, word);
  await untilLeadIsConfirmed(visitor, word);
};

for (const kind of ['forms.js', 'home.js'])
  test(`sends when ${kind} is broken`, async ({ visitor }) => {
    await visitor.session.go(`${siteUrl}/favicon.svg`);
    await visitor.run(
      (cookie) => void (document.cookie = `chaos=${cookie}; path=/`),
      cookieValue('abort', kind, 'journey'),
    );
    await sendsLead(visitor, 'homeInline');
  });

test('sends a form of a page, a long one, one with a single field, and dialogs of two pages', async ({
  regular,
}) => {
  for (const id of ['homeInline', 'contactPage', 'subscribe', 'heroProject', 'course'] as const)
    await test.step(id, () => sendsLead(regular, id));
});

/** How wide the page is at the end, after every width from a small phone to a desktop, in the page's face and another. */
const takeEveryWidth = () => {
  const { body } = document;
  for (const face of ['', 'sans-serif'])
    for (let width = 320; width <= 1280; width += 4) {
      body.style.width = `${width}px`;
      body.style.fontFamily = face;
      body.getBoundingClientRect();
    }
  return body.clientWidth;
};
// WebKit's page has ended at some of them.
test('the contact page bears every width', async ({ regular: { run, session } }) => {
  await session.go(siteUrl + paths.contact);
  expect(await run(takeEveryWidth)).toBe(1280);
});

const labelInFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) return activeElement.type;
  const labels =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
      ? activeElement.labels
      : null;
  return labels?.[0]?.textContent?.trim() ?? '';
};

test('sends a form by keyboard', async ({ regular }) => {
  const { press, run, session } = regular;
  const word = newWord();
  await session.go(siteUrl);
  await untilHydrated(regular);
  const tabTo = (label: string) =>
    repeatUntil(`Tab to ${label}`, async () => {
      await press(keys.tab);
      return (await run(labelInFocus)) === label;
    });
  const focusFirst = (field: string) => document.querySelector<HTMLElement>(field)?.focus();
  for (const [index, [label, text]] of entriesOf('homeInline', word).entries()) {
    if (index > 0) await tabTo(label);
    else await run(focusFirst, `${selectorOf('homeInline')} [data-field]`);
    await press(text);
  }
  await tabTo('submit');
  await press(keys.enter);
  await untilLeadIsConfirmed(regular, word);
});

test('opens, closes and uses the services menu by keyboard', async ({ regular }) => {
  const { press, run, session, until } = regular;
  await session.go(siteUrl);
  await untilHydrated(regular);
  const link = `#services-menu a[href="${paths.services.devops}"]`;
  const isShown = (selector: string, expected: boolean) =>
    Boolean(document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) === expected;
  // Without the mouse: a pointer over the button would keep the menu open.
  await run(() => document.querySelector<HTMLElement>('[aria-controls="services-menu"]')?.focus());
  for (const [key, opens] of [
    [keys.enter, true],
    [keys.escape, false],
    [keys.enter, true],
  ] as const) {
    await press(key);
    await until(opens ? 'the open menu' : 'the closed menu', isShown, link, opens);
  }
  await run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), link);
  await press(keys.enter);
  await until('the page behind the link', (path) => location.pathname === path, paths.services.devops);
});
