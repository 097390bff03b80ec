/** What a page does with taps and submits before React: `src/handover/startUp.ts`. */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { LATE } from '../../src/handover/handover.markup';
import { islands } from '../../src/handover/islandRegistry';
import { DEADLINE } from '../../src/handover/pendingActions';
import { later } from '../helpers/delivery';
import { asIsland, count, faq, loads, open, preparePage } from '../helpers/islands';
import { find, setVisible } from '../helpers/page';
import { openerMarkup, putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

const submitButton = 'button[type="submit"]';
const planNow = `<button type="submit">Plan Now</button><p ${LATE} hidden>One moment, please.</p>`;
/** A page with a filled-in lead form in an island of its own. */
const openForm = () => {
  const form = putForm('contactPage');
  return { form, ...open(asIsland('contact-form', form)) };
};

beforeEach(preparePage);

const onButton = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];
test.each([
  ...onButton.map((type) => [type, 'button', [['faq']]] as const),
  ['scroll', 'html', []] as const,
  ['popstate', 'html', []] as const,
])(
  'the first %s fetches the app once, after the frame that answers it, and hydrates its island alone, if any',
  async (type, target, hydrated) => {
    const hydrate = vi.spyOn(islands, 'hydrate');
    const load = loads();
    open(`${faq}<div data-island="roadmap"></div>`, load);
    find(target).dispatchEvent(new Event(type, { bubbles: true }));
    expect(hydrate.mock.calls).toEqual(hydrated);
    expect(load).not.toHaveBeenCalled();
    await pass(100);
    expect(load).toHaveBeenCalledOnce();
    find('button').click();
    dispatchEvent(new Event('scroll'));
    await pass(5000);
    expect(load).toHaveBeenCalledOnce();
  },
);

const tap = ['pointerdown', 'touchstart', 'mousedown', 'click', 'input', 'change'];
test.each(tap)('a %s on a question does not wait until React has taken the page over', (type) => {
  open('<details><summary>Why?</summary></details>');
  const Page = vi.fn<() => null>(() => null);
  hydrateRoot(find('[data-island="app"]'), createElement(Page));
  find('summary').dispatchEvent(new Event(type, { bubbles: true }));
  expect(Page).not.toHaveBeenCalled();
});

test('never fetches the app for a visitor who only reads, except when it is started', async () => {
  const load = loads();
  const { startApp } = open(faq, load);
  dispatchEvent(new Event('load'));
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  startApp();
  startApp();
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['a control', faq, 'button'],
  ['an icon inside a control', '<div data-island="faq"><button><i>+</i></button></div>', 'i'],
])('repeats a click on %s once, when its island has hydrated', (_, content, target) => {
  const { takeOver } = open(`${content}<div data-island="roadmap"></div>`);
  const clicks = count('button', 'click');
  find(target).click();
  find(target).click();
  takeOver('app');
  expect(clicks).not.toHaveBeenCalled();
  takeOver('faq');
  expect(clicks).toHaveBeenCalledOnce();
  takeOver('roadmap');
  expect(clicks).toHaveBeenCalledOnce();
});

test.each([
  ['a control of a hydrated island', '<div data-hydrated data-island="faq"><button>Question</button></div>'],
  ['a control outside of all islands', '<button>Outside</button>'],
  ['a control with a script of its own', '<div data-island="app"><button data-native>Menu</button></div>'],
  ['an opener of a dialog', `<div data-island="app">${openerMarkup('heroProject')}</div>`],
  ['the button of a search', '<div data-island="app"><form role="search"><button>Find</button></form></div>'],
  ['a plain link', '<div data-island="app"><a href="#works">Works</a></div>'],
  ['a control with Ctrl', faq, 'ctrlKey'],
  ['a control with the Command key', faq, 'metaKey'],
  ['a control with Shift', faq, 'shiftKey'],
])('does not defer a click on %s', (_, content, key = 'none') => {
  open('');
  document.body.innerHTML = content;
  const clicks = count('button, a', 'click');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
  find('button, a').dispatchEvent(click);
  expect(clicks).toHaveBeenCalledOnce();
  expect(find('button, a')).not.toHaveAttribute('aria-busy');
});

test('a form that a program submits before any touch fetches the app', async () => {
  const load = loads();
  const form = putForm('contactPage');
  open(asIsland('contact-form', form), load);
  form.requestSubmit();
  await pass(100);
  expect(load).toHaveBeenCalledOnce();
});

test('repeats a submit once the form has hydrated, and not before', () => {
  const { form, takeOver } = openForm();
  const wasPrevented: boolean[] = [];
  form.addEventListener('submit', (event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  form.requestSubmit();
  takeOver('app');
  expect(wasPrevented).toEqual([true]);
  takeOver('contact-form');
  expect(wasPrevented).toEqual([true, false]);
});

test('without React a submitted form is sent at the deadline, and again when it is submitted again', async () => {
  const { form, submitWithoutReact } = openForm();
  for (let submits = 1; submits <= 2; submits += 1) {
    for (const _ of ['one', 'two']) find(submitButton).click();
    expect(form).toHaveAttribute('aria-busy', 'true');
    await pass(DEADLINE - 1);
    expect(submitWithoutReact).toHaveBeenCalledTimes(submits - 1);
    await pass(1);
    expect(submitWithoutReact).toHaveBeenCalledTimes(submits);
    expect(form).not.toHaveAttribute('aria-busy');
  }
  expect(submitWithoutReact).toHaveBeenLastCalledWith(form);
});

test('a form of a part that React could not take over is sent at once', async () => {
  const { form, submitWithoutReact } = openForm();
  form.closest('[data-island]')?.setAttribute('data-failed', '');
  find(submitButton).click();
  await pass(0);
  expect(submitWithoutReact).toHaveBeenCalledExactlyOnceWith(form);
});

test('a form that only React can answer says that it is late, until React comes', async () => {
  const { takeOver } = open(
    asIsland('planner', Object.assign(document.createElement('form'), { innerHTML: planNow })),
  );
  const note = find('p');
  find(submitButton).click();
  await pass(DEADLINE);
  expect(note).toBeVisible();
  takeOver('app', 'planner');
  expect(note).not.toBeVisible();
});

test.each([
  ['a button that does not submit', 'button[type="button"]', () => {}],
  [
    'a form whose submit the app got in time',
    submitButton,
    ({ takeOver }: ReturnType<typeof open>) => {
      const submits = count('form', 'submit');
      takeOver('app', 'contact-form');
      expect(submits).toHaveBeenCalledOnce();
    },
  ],
])('%s sends nothing at the deadline', async (_, pressed, act) => {
  const { submitWithoutReact, ...page } = openForm();
  const [control, form] = [find(pressed), page.form];
  control.click();
  act({ submitWithoutReact, ...page });
  await pass(DEADLINE);
  expect(submitWithoutReact).not.toHaveBeenCalled();
  for (const element of [control, form]) expect(element).not.toHaveAttribute('aria-busy');
});

test('a form whose dialog is closed after its submit is sent at the deadline', async () => {
  const { form, submitWithoutReact } = openForm();
  find(submitButton).click();
  form.remove();
  await pass(DEADLINE);
  expect(submitWithoutReact).toHaveBeenCalledExactlyOnceWith(form);
});

test('a form whose dialog is closed after its submit is sent when React comes', () => {
  const { form, submitWithoutReact, takeOver } = openForm();
  find(submitButton).click();
  form.remove();
  takeOver('app');
  expect(submitWithoutReact).toHaveBeenCalledExactlyOnceWith(form);
});

const leaveBy = {
  'is left': () => dispatchEvent(new Event('pagehide')),
  'is hidden': () => setVisible(false),
};
test.each(Object.entries(leaveBy))(
  'a submitted form goes out once, without React, when its page %s',
  async (_, leave) => {
    const { form, sendIfValid, submitWithoutReact } = openForm();
    find(submitButton).click();
    leave();
    await pass(DEADLINE);
    expect(sendIfValid).toHaveBeenCalledExactlyOnceWith(form);
    expect(submitWithoutReact).not.toHaveBeenCalled();
    expect(form).not.toHaveAttribute('aria-busy');
  },
);

test('a submitted form with mistakes waits for React although its page is hidden', async () => {
  const { form, sendIfValid, submitWithoutReact } = openForm();
  sendIfValid.mockReturnValue(false);
  find(submitButton).click();
  setVisible(false);
  await pass(DEADLINE);
  expect(submitWithoutReact).toHaveBeenCalledExactlyOnceWith(form);
});

test('a page that is left tells so twice, and sends a submitted form once', async () => {
  const { sendIfValid } = openForm();
  find(submitButton).click();
  for (const leave of Object.values(leaveBy)) leave();
  await pass(0);
  expect(sendIfValid).toHaveBeenCalledOnce();
});

test('code that comes after the deadline sends nothing that was answered by then', async () => {
  const { sendIfValid, loadSendIfValid } = openForm();
  loadSendIfValid.mockImplementation(() => later(2 * DEADLINE, sendIfValid));
  find(submitButton).click();
  setVisible(false);
  await pass(3 * DEADLINE);
  expect(sendIfValid).not.toHaveBeenCalled();
});

test('a form that nobody has submitted is not sent when its page is left', async () => {
  const { sendIfValid } = openForm();
  dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(sendIfValid).not.toHaveBeenCalled();
});
