/** The journeys through the site. Each runs in a profile of its own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/config/paths';
import { cookieValue } from '../chaos/brokenFiles';
import { kindOf } from '../chaos/cases';
import { formsUnderTest, selectorOf, type FormUnderTest } from '../chaos/forms';
import { setFault } from '../helpers/crm';
import { contactLabels, leadEntries } from '../helpers/forms';
import { folder, siteUrl } from '../helpers/ports';
import { keys, leadArrives, repeatUntil, type Visitor } from './page';

export type Journey = (visitor: Visitor, word: string) => Promise<void>;

const valuesFor = ({ id }: FormUnderTest, word: string): [label: string, text: string][] => {
  if (id === 'contactPage') return contactLabels.map((label) => [label, word]);
  return id === 'subscribe' ? [['Email', `${word}@example.com`]] : leadEntries(word);
};

const homeForm: FormUnderTest = { id: 'homeInline', page: paths.home };
const within = ({ id, opener }: FormUnderTest) => (opener ? '#dialog form' : selectorOf(id));
/** Touches the page until React, which starts at the first touch, has hydrated it. */
const untilHydrated = (visitor: Visitor) =>
  visitor.until('React on the page', () => {
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    return document.querySelector('#root[data-hydrated]') !== null;
  });

const fill = async (visitor: Visitor, form: FormUnderTest, word: string) => {
  if (form.opener) {
    // A tap that waits for React longer than 4 s leads to the contact page: possible on a busy machine.
    await untilHydrated(visitor);
    await visitor.click(`[data-dialog="${form.opener}"]`);
  }
  for (const [label, text] of valuesFor(form, word)) {
    await visitor.focus(within(form), label);
    await visitor.press(text);
  }
};

const send = async (visitor: Visitor, form: FormUnderTest, word: string) => {
  await fill(visitor, form, word);
  await visitor.click(`${within(form)} button[type="submit"]`);
};

const sends =
  (form: FormUnderTest): Journey =>
  async (visitor, word) => {
    await visitor.session.go(siteUrl + form.page);
    await send(visitor, form, word);
    await leadArrives(visitor, word);
  };

const retries: Journey = async (visitor, word) => {
  await visitor.session.go(siteUrl);
  await untilHydrated(visitor);
  await setFault('drop', { scope: 'all' });
  await send(visitor, homeForm, word);
  const button = (visible: string) =>
    [...document.querySelectorAll('[role="status"] button')].some(
      (one) => one.textContent === visible && one.checkVisibility(),
    );
  await visitor.until('the notice about a pending lead', button, 'Try again');
  await setFault('none');
  await visitor.run(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[role="status"] button'))
      if (one.textContent === 'Try again') one.click();
  });
  await leadArrives(visitor, word);
};

const labelInFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) return activeElement.type;
  const labels =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
      ? activeElement.labels
      : null;
  return labels?.[0]?.textContent?.trim() ?? '';
};

const sendsByKeyboard: Journey = async (visitor, word) => {
  await visitor.session.go(siteUrl);
  await untilHydrated(visitor);
  const [[first, name], ...others] = valuesFor(homeForm, word) as [[string, string], ...[string, string][]];
  await visitor.focus(within(homeForm), first);
  await visitor.press(name);
  const tabTo = (label: string) =>
    repeatUntil(`Tab to ${label}`, async () => {
      await visitor.press(keys.tab);
      return (await visitor.run(labelInFocus)) === label;
    });
  for (const [label, text] of others) {
    await tabTo(label);
    await visitor.press(text);
  }
  await tabTo('submit');
  await visitor.press(keys.enter);
  await leadArrives(visitor, word);
};

const usesMenu: Journey = async (visitor) => {
  await visitor.session.go(siteUrl);
  await untilHydrated(visitor);
  const link = '#services-menu a[href="/devops"]';
  const isShown = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
  const isHidden = (selector: string) =>
    !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  // Without the mouse: a pointer over the button would keep the menu open.
  await visitor.run(() =>
    document
      .querySelector<HTMLElement>('[aria-controls="services-menu"], [popovertarget="services-menu"]')
      ?.focus(),
  );
  await visitor.press(keys.enter);
  await visitor.until('the open menu', isShown, link);
  await visitor.press(keys.escape);
  await visitor.until('the closed menu', isHidden, link);
  await visitor.press(keys.enter);
  await visitor.until('the menu open again', isShown, link);
  await visitor.click(link);
  await visitor.until('the page behind the link', () => location.pathname === '/devops');
};

const sendsWithout =
  (kind: string): Journey =>
  async (visitor, word) => {
    const file = readdirSync(join(folder, 'assets')).find((one) => kindOf(`assets/${one}`) === kind);
    if (!file) throw new Error(`The build has no ${kind}.`);
    await visitor.session.go(`${siteUrl}/favicon.svg`);
    await visitor.session.evaluate(
      `(document.cookie = ${JSON.stringify(`chaos=${cookieValue('abort', `assets/${file}`, word)}; path=/`)})`,
    );
    await visitor.session.go(siteUrl);
    await send(visitor, homeForm, word);
    await leadArrives(visitor, word);
  };

export const journeys: Record<string, Journey> = {
  ...Object.fromEntries(formsUnderTest.map((form) => [`sends ${form.id}`, sends(form)])),
  'sends a form by keyboard': sendsByKeyboard,
  'opens, closes and uses the services menu by keyboard': usesMenu,
  'sends when the code of the forms is broken': sendsWithout('forms.js'),
  'sends when the code of the page is broken': sendsWithout('home.js'),
};

/** These change the sandbox for every visitor. */
export const journeysWithFaults: Record<string, Journey> = {
  'Try again sends a lead that the CRM did not take': retries,
};
