/** The journeys through the site, in Firefox and WebKitGTK. Other specs cover them in Chromium. */
import { expect } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { works } from '../../src/content/works';
import type { FormId } from '../../src/leads/formCatalogue';
import { faultCookieText, hasBrokenFile } from '../chaos/brokenFiles';
import { uniqueWord } from '../helpers/crm';
import { entriesOf, selectorOf, siteForms } from '../helpers/forms';
import { siteUrl } from '../helpers/ports';
import { send } from './sendForm';
import { setCookie } from './setCookie';
import { test } from './test';
import { keys, repeatUntil, type Visitor } from './visitor';
import { untilHydrated, untilLeadIsConfirmed } from './waits';
import { wordsThatArriveOnce } from './wordsThatArriveOnce';

const newWord = wordsThatArriveOnce();

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

// Firefox does not request the code of a part again after it has failed once.
test('a link leads to its page although the code of the footer has failed', async ({ visitor }) => {
  const { click, session, until } = visitor;
  const id = uniqueWord();
  await setCookie(visitor, faultCookieText('abort', 'Footer.js', id), siteUrl);
  await session.go(siteUrl);
  await untilHydrated(visitor);
  await repeatUntil('the broken footer', () => hasBrokenFile(id, siteUrl));
  await click(`header a[href="${paths.works}"]`);
  await until('the Works page', (title) => document.title.startsWith(title), works.seo.title);
});

const oneFormOfEachKind = [
  // In the page.
  'homeInline',
  // In the page, with many fields.
  'contactPage',
  // In a dialog, with a single field.
  'subscribe',
  // In a dialog of Home.
  'heroProject',
  // In a dialog of another page.
  'course',
] as const;
for (const id of oneFormOfEachKind)
  test(`a visitor sends the form ${id}`, ({ inSharedProfile }) => sendAndConfirm(inSharedProfile, id));

/**
 * Lays the page out at every fourth pixel of width from a small phone to a desktop, in two fonts. WebKit has crashed at some
 * widths. Returns the last width of the page. Runs in the page.
 */
const layOutAtManyWidths = () => {
  const { body } = document;
  for (const font of ['', 'sans-serif'])
    for (let width = 320; width <= 1280; width += 4) {
      body.style.width = `${width}px`;
      body.style.fontFamily = font;
      body.getBoundingClientRect();
    }
  return body.clientWidth;
};
test('the browser survives widths from 320 to 1280 px on the contact page', async ({
  inSharedProfile: { run, session },
}) => {
  await session.go(siteUrl + paths.contact);
  expect(await run(layOutAtManyWidths)).toBe(1280);
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

test('a visitor sends a form by keyboard', async ({ inSharedProfile }) => {
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

const servicesLink = `#services-menu a[href="${paths.services.devops}"]`;

/** Opens Home with the focus on the button of the services menu: a pointer over the button would keep the menu open. */
const focusServicesButton = async (visitor: Visitor) => {
  await visitor.session.go(siteUrl);
  await untilHydrated(visitor);
  await visitor.run(() => document.querySelector<HTMLElement>('[aria-controls="services-menu"]')?.focus());
};

const pressAndSeeMenu = async ({ press, until }: Visitor, key: string, isOpen: boolean) => {
  await press(key);
  const isShownAs = (selector: string, expected: boolean) =>
    Boolean(document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) === expected;
  await until(isOpen ? 'the open menu' : 'the closed menu', isShownAs, servicesLink, isOpen);
};

test('Enter opens and Escape closes the services menu', async ({ inSharedProfile }) => {
  await focusServicesButton(inSharedProfile);
  await pressAndSeeMenu(inSharedProfile, keys.enter, true);
  await pressAndSeeMenu(inSharedProfile, keys.escape, false);
  // Escape leaves the focus on the button.
  await pressAndSeeMenu(inSharedProfile, keys.enter, true);
});

test('Enter on a link of the services menu opens its page', async ({ inSharedProfile }) => {
  const { press, run, until } = inSharedProfile;
  await focusServicesButton(inSharedProfile);
  await pressAndSeeMenu(inSharedProfile, keys.enter, true);
  await run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), servicesLink);
  await press(keys.enter);
  await until('the page of the link', (path) => location.pathname === path, paths.services.devops);
});
