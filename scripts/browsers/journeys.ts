/** What is tried in each engine. Every journey has a profile of its own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cookieValue } from '../../e2e/chaos/brokenFiles';
import { kindOf } from '../../e2e/chaos/cases';
import { formsUnderTest, selectorOf, type FormUnderTest } from '../../e2e/chaos/forms';
import { contactLabels } from '../../e2e/helpers/forms';
import { folder, siteUrl } from '../../e2e/helpers/ports';
import { paths } from '../../src/paths';
import { arrives, setFault } from './inbox';
import { keys, repeatUntil, type Visitor } from './page';

type Journey = (visitor: Visitor, word: string) => Promise<void>;

const valuesFor = ({ id }: FormUnderTest, word: string): [label: string, text: string][] => {
  if (id === 'contactPage') return contactLabels.map((label) => [label, word]);
  if (id === 'subscribe') return [['Email', `${word}@example.com`]];
  return [
    ['Name', `Asha ${word}`],
    ['Email', 'asha.rao@example.com'],
    ['Phone', '9876543210'],
    ['Message', `About ${word}`],
  ];
};

const homeForm: FormUnderTest = { id: 'homeInline', page: paths.home };
const within = ({ id, opener }: FormUnderTest) => (opener ? '[role="dialog"] form' : selectorOf(id));
const untilAwake = (visitor: Visitor) =>
  visitor.until('React on the page', () => document.querySelector('#root[data-awake]') !== null);

const fill = async (visitor: Visitor, form: FormUnderTest, word: string) => {
  if (form.opener) await visitor.click(`[data-dialog="${form.opener}"]`);
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
    await arrives(word);
  };

const isRetried: Journey = async (visitor, word) => {
  await visitor.session.go(siteUrl);
  await untilAwake(visitor);
  await setFault({ mode: 'drop', scope: 'all' });
  await send(visitor, homeForm, word);
  const button = (visible: string) =>
    [...document.querySelectorAll('[role="status"] button')].some(
      (one) => one.textContent === visible && one.checkVisibility(),
    );
  await visitor.until('the notice about a lead that is kept', button, 'Try again');
  await setFault({ mode: 'none' });
  await visitor.run(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[role="status"] button'))
      if (one.textContent === 'Try again') one.click();
  });
  await arrives(word);
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

const byKeyboard: Journey = async (visitor, word) => {
  await visitor.session.go(siteUrl);
  await untilAwake(visitor);
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
  await arrives(word);
};

const opensMenu: Journey = async (visitor) => {
  await visitor.session.go(siteUrl);
  await untilAwake(visitor);
  const link = '#services-menu a[href="/devops"]';
  const isShown = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
  const isHidden = (selector: string) =>
    !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  // By keyboard first: a pointer over the button would hold the menu open.
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
    await arrives(word);
  };

const keepsConsent: Journey = async (visitor, word) => {
  await visitor.session.go(siteUrl);
  const box = `${within(homeForm)} input[type="checkbox"]`;
  await visitor.click(box);
  await untilAwake(visitor);
  const looksTicked = (selector: string) => {
    const input = document.querySelector<HTMLInputElement>(selector);
    return input !== null && input.closest('[data-island]:not([data-awake])') === null && input.checked;
  };
  await visitor.until('the box ticked once React is there', looksTicked, box);
  await send(visitor, homeForm, word);
  await arrives(word);
};

const keepsDraft: Journey = async (visitor, word) => {
  await visitor.session.go(siteUrl);
  await untilAwake(visitor);
  await fill(visitor, homeForm, word);
  await visitor.session.reload();
  const holds = (form: string, text: string) =>
    [...document.querySelectorAll<HTMLTextAreaElement>(`${form} textarea`)].some(
      ({ value }) => value === text,
    );
  await visitor.until('the text after the reload', holds, within(homeForm), `About ${word}`);
  await visitor.click(`${within(homeForm)} button[type="submit"]`);
  await arrives(word);
};

export const journeys: Record<string, Journey> = {
  ...Object.fromEntries(formsUnderTest.map((form) => [`sends ${form.id}`, sends(form)])),
  'keeps a lead that the CRM does not take and sends it by Try again': isRetried,
  'fills and sends a form by keyboard': byKeyboard,
  'opens, closes and uses the services menu by keyboard': opensMenu,
  'sends although the code of the forms is broken': sendsWithout('forms.js'),
  'sends although the code of the page is broken': sendsWithout('Home.js'),
  'keeps the consent box as it was ticked before React': keepsConsent,
  'keeps typed text over a reload and sends it': keepsDraft,
};
