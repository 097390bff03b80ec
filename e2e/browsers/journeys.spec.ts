/** The journeys through the site, in Firefox and WebKitGTK. Other specs cover them in Chromium. */
import { expect } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { works } from '../../src/content/works';
import type { FormId } from '../../src/leads/formCatalogue';
import { faultCookieText, hasBrokenFile } from '../chaos/brokenFiles';
import { entriesOf, selectorOf, siteForms } from '../helpers/forms';
import { siteUrl } from '../helpers/ports';
import { collectWords } from './collectWords';
import { send } from './sendForm';
import { setCookie } from './setCookie';
import { test } from './test';
import { keys, repeatUntil, type Visitor } from './visitor';
import { untilHydrated, untilLeadIsConfirmed } from './waits';

const newWord = collectWords();

const sendAndConfirm = async (visitor: Visitor, id: FormId, word = newWord()) => {
  await visitor.session.go(siteUrl + siteForms[id].page);
  await send(visitor, id, word);
  await untilLeadIsConfirmed(visitor, word);
};

for (const file of ['forms.js', 'home.js'])
  test(`a form is sent when ${file} is broken`, async ({ visitor }) => {
    const word = newWord();
    await setCookie(visitor, faultCookieText('abort', file, word), siteUrl);
    await sendAndConfirm(visitor, 'homeInline', word);
    expect(await hasBrokenFile(word, siteUrl), 'the server has broken the file').toBe(true);
  });

// Firefox never asks again for the code of a part that has failed once.
test('a link leads to its page although the code of the footer has failed', async ({ visitor }) => {
  const { click, session, until } = visitor;
  const id = newWord();
  await setCookie(visitor, faultCookieText('abort', 'Footer.js', id), siteUrl);
  await session.go(siteUrl);
  await untilHydrated(visitor);
  await repeatUntil('the broken footer', () => hasBrokenFile(id, siteUrl));
  await click(`header a[href="${paths.works}"]`);
  await until('Works', (title) => document.title.startsWith(title), works.seo.title);
});

// A form of a page, a long one, one with a single field, and dialogs of two pages.
for (const id of ['homeInline', 'contactPage', 'subscribe', 'heroProject', 'course'] as const)
  test(`sends the form ${id}`, ({ inSharedProfile }) => sendAndConfirm(inSharedProfile, id));

/**
 * Lays the page out at every width from a small phone to a desktop, in two fonts. WebKit has crashed at some. Returns how wide
 * the page is at the end.
 */
const resizeThroughAllWidths = () => {
  const { body } = document;
  for (const font of ['', 'sans-serif'])
    for (let width = 320; width <= 1280; width += 4) {
      body.style.width = `${width}px`;
      body.style.fontFamily = font;
      body.getBoundingClientRect();
    }
  return body.clientWidth;
};
test('no width makes the browser crash on the contact page', async ({
  inSharedProfile: { run, session },
}) => {
  await session.go(siteUrl + paths.contact);
  expect(await run(resizeThroughAllWidths)).toBe(1280);
});

/** The label of the field in focus, or the type of the button: 'submit'. */
const controlInFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) return activeElement.type;
  const labels =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
      ? activeElement.labels
      : null;
  return labels?.[0]?.textContent?.trim() ?? '';
};

test('sends a form by keyboard', async ({ inSharedProfile }) => {
  const { press, run, session } = inSharedProfile;
  const word = newWord();
  await session.go(siteUrl);
  await untilHydrated(inSharedProfile);
  const tabTo = (label: string) =>
    repeatUntil(`Tab to ${label}`, async () => {
      await press(keys.tab);
      return (await run(controlInFocus)) === label;
    });
  const focusFirst = (field: string) => document.querySelector<HTMLElement>(field)?.focus();
  for (const [index, [label, text]] of entriesOf('homeInline', word).entries()) {
    if (index > 0) await tabTo(label);
    else await run(focusFirst, `${selectorOf('homeInline')} [data-field]`);
    await press(text);
  }
  await tabTo('submit');
  await press(keys.enter);
  await untilLeadIsConfirmed(inSharedProfile, word);
});

test('opens, closes and uses the services menu by keyboard', async ({ inSharedProfile }) => {
  const { press, run, session, until } = inSharedProfile;
  await session.go(siteUrl);
  await untilHydrated(inSharedProfile);
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
