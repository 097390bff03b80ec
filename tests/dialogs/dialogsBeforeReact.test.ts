import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { marked } from '../../src/config/mark';
import { slides } from '../../src/content/home';
import { readersOf } from '../../src/content/readers';
import { createDialogs, THANKS_TIME } from '../../src/dialogs/dialogs';
import { DIALOG_CONTENT, DIALOG_HOST, DIALOG_MARKUP, THANKS_HOST } from '../../src/dialogs/dialogs.markup';
import type { DialogContent } from '../../src/dialogs/dialogStack';
import { renderDialogs } from '../../src/entry-server';
import { ROOT_ID } from '../../src/handover/handover.markup';
import { markHydrated } from '../../src/handover/islandRegistry';
import { addDialogHosts } from '../helpers/dialogs';
import { find, setVisible, stopListeningAfterwards } from '../helpers/page';
import { openerMarkup } from '../helpers/prerendered';
import { pass } from '../helpers/time';

// Rare moments. e2e/dialogs.spec.ts and e2e/beforeScripts.spec.ts open, fill in and close dialogs before React.

const DIALOG_WAIT = 4000;
const opener = () => screen.getByText('Open').closest('a') ?? expect.fail('There is no opener.');
const host = () => find(`#${DIALOG_HOST}`);
const thanksHost = () => find(`#${THANKS_HOST}`);
const root = () => find(`#${ROOT_ID}`);
const dialog = () => screen.queryByRole('dialog');

// As the build writes them.
const built = await renderDialogs();

/** Lets the browser paint and become idle. */
const paint = () => pass(300);

type Hydrate = (host: HTMLElement, content: DialogContent) => () => void;

/** Hands over the markup of the dialogs, once they have asked for it. */
let receive: ((markup: Document) => void) | undefined;
vi.mock('../../src/browser/fetchDocument', () => ({
  fetchDocument: (_address: string, use: (markup: Document) => void) => {
    receive = use;
  },
}));

/** Opens a page with an opener and the thanks. Neither the markup of the dialogs nor their code has arrived. */
const openPage = () => {
  document.head.innerHTML = `<script type="application/json" ${DIALOG_MARKUP}="/dialogs.txt /dialogs.css"></script>`;
  document.body.innerHTML = `<div id="${ROOT_ID}">${openerMarkup('serviceClosing', 'DevOps')}</div>`;
  // jsdom follows no link to another page.
  opener().setAttribute('href', '#contact');
  addDialogHosts();
  thanksHost().innerHTML = built.thanks.html;
  let deliver = (_hydrate: Hydrate) => {};
  const code = new Promise<Hydrate>((resolve) => {
    deliver = resolve;
  });
  const load = vi.fn<(id: string) => Promise<Hydrate>>(() => code);
  const dialogs = createDialogs();
  dialogs.start({ load, prepare: () => {} });
  const hydrate = vi.fn<Hydrate>((taken) => {
    if (taken.childElementCount === 0) taken.innerHTML = '<div role="dialog" aria-label="By React"></div>';
    markHydrated(taken);
    return () => {};
  });
  return {
    dialogs,
    load,
    hydrate,
    open: async () => {
      opener().click();
      await paint();
    },
    arriveMarkup: async ({ styles = true } = {}) => {
      if (styles) find('link[href="/dialogs.css"]').dispatchEvent(new Event('load'));
      receive?.(new DOMParser().parseFromString(built.dialogs.html, 'text/html'));
      await paint();
    },
    arriveCode: async () => {
      deliver(hydrate);
      await paint();
    },
  };
};

/** The same, with the dialog's form open. */
const openForm = async () => {
  const page = openPage();
  opener().focus();
  await page.open();
  await page.arriveMarkup();
  return page;
};
/** The same, with thanks. */
const openThanks = async () => {
  const { dialogs } = openPage();
  dialogs.thank();
  await paint();
};

beforeEach(() => {
  vi.useFakeTimers();
  stopListeningAfterwards();
  location.hash = '';
  receive = undefined;
});

test('a dialog that was closed does not follow its link; without markup and code it does after four seconds', async () => {
  const { open, dialogs } = openPage();
  await open();
  dialogs.closeAll();
  await pass(DIALOG_WAIT);
  await open();
  await pass(DIALOG_WAIT - 700);
  expect(location.hash).toBe('');
  await pass(400);
  expect(location.hash).toBe('#contact');
});

test('offline, a dialog without markup and code leaves its page open', async () => {
  const { open, arriveCode } = openPage();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  await pass(10 * DIALOG_WAIT);
  expect(location.hash).toBe('');
  onLine.mockReturnValue(true);
  await arriveCode();
  expect(dialog()).toHaveAccessibleName('By React');
});

test('a tap closes a dialog whose content has not arrived, and which has no button', async () => {
  const { open } = openPage();
  await open();
  // Later than a double click.
  await pass(600);
  fireEvent.pointerDown(host());
  fireEvent.pointerUp(host());
  fireEvent.click(host());
  expect(dialog()).toBeNull();
});

/** Clicks the opener. Returns whether the browser would follow it as a link. */
const isFollowed = async (modifiers = {}) => {
  // The last to hear of the click keeps jsdom from following it.
  const last = vi.fn<(event: Event) => boolean>((event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return defaultPrevented;
  });
  document.body.addEventListener('click', last, { once: true });
  fireEvent.click(opener(), modifiers);
  await paint();
  return last.mock.results[0]?.value === false;
};

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s an opener is followed as a link', async (key) => {
  openPage();
  expect(await isFollowed({ [key]: true })).toBe(true);
  expect(dialog()).toBeNull();
});

test('a lead that is sent before the end of the page has arrived is thanked for once it has', async () => {
  const { dialogs } = openPage();
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const end = thanksHost();
  end.remove();
  dialogs.thank();
  await paint();
  expect(dialog()).toBeNull();
  document.body.append(end);
  reading.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await paint();
  expect(dialog()).toHaveAccessibleName(/thank you/i);
});

test('on a page whose end has not arrived an opener is followed as a link', async () => {
  openPage();
  host().remove();
  expect(await isFollowed()).toBe(true);
});

test('markup waits for its styles, and leaves alone what code that came first has rendered', async () => {
  const { open, arriveCode, arriveMarkup } = openPage();
  await open();
  await arriveMarkup({ styles: false });
  expect(host()).toBeEmptyDOMElement();
  await arriveCode();
  await arriveMarkup();
  expect(dialog()).toHaveAccessibleName('By React');
});

test('code that arrives after the dialog was closed does nothing', async () => {
  const { arriveCode, hydrate, dialogs } = await openForm();
  dialogs.closeAll();
  await arriveCode();
  expect(hydrate).not.toHaveBeenCalled();
});

test('Escape that ends a word of an input method does not close the dialog', async () => {
  await openForm();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true });
  expect(dialog()).toBeVisible();
});

test('Escape that something else has used, such as suggestions under a field, does not close the dialog', async () => {
  await openForm();
  const event = createEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  event.preventDefault();
  fireEvent(screen.getByLabelText('Name'), event);
  expect(dialog()).toBeVisible();
});

test.each([' ', 'Enter'])('a key %j that is held from before does not press an opener', async (key) => {
  openPage();
  const event = createEvent.keyDown(opener(), { key, repeat: true });
  fireEvent(opener(), event);
  await paint();
  expect(event.defaultPrevented).toBe(true);
  expect(dialog()).toBeNull();
});

test('a closed dialog is not opened again, whatever happens before the browser has left its entry', async () => {
  const { dialogs } = await openForm();
  // The browser is slow.
  vi.spyOn(history, 'back').mockReturnValue(undefined);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  dialogs.resume();
  expect(dialog()).toBeNull();
});

test('a page that is left for the back-forward cache shows no dialog', async () => {
  await openForm();
  dispatchEvent(new Event('pagehide'));
  expect(dialog()).toBeNull();
  expect(root().inert).toBe(false);
});

test('a page that comes back from the back-forward cache to the entry of a dialog shows it again', async () => {
  await openForm();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await paint();
  expect(dialog()).toHaveAccessibleName(/DevOps/);
});

test('the thanks for the form of a page leave a dialog open that was opened meanwhile', async () => {
  const { dialogs, arriveCode } = await openForm();
  await arriveCode();
  const form = document.createElement('form');
  root().append(form);
  dialogs.thank(form);
  await paint();
  await pass(THANKS_TIME);
  expect(host()).toBeVisible();
});

/** jsdom has no pointer: the test says where it rests. */
const rest = (element: Element | null) =>
  vi
    .spyOn(thanksHost(), 'querySelector')
    .mockImplementation((selector: string) =>
      selector.includes(':hover') && element
        ? element
        : Element.prototype.querySelector.call(thanksHost(), selector),
    );

test('the thanks close after two seconds, also while a mouse is on them', async () => {
  await openThanks();
  rest(dialog());
  fireEvent.pointerMove(thanksHost(), { pointerType: 'mouse' });
  // They opened 300 ms ago.
  await pass(1699);
  expect(dialog()).toBeVisible();
  await pass(1);
  expect(dialog()).toBeNull();
  // For the next lead.
  expect(thanksHost()).not.toBeEmptyDOMElement();
});

test('the thanks stay until a hidden page is shown', async () => {
  await openThanks();
  setVisible(false);
  await pass(3 * THANKS_TIME);
  expect(dialog()).toBeVisible();
  setVisible(true);
  await pass(THANKS_TIME);
  expect(dialog()).toBeNull();
});

test('the thanks stay while a control in them has the focus', async () => {
  await openThanks();
  const button = find(`#${THANKS_HOST} :is(button, a)`);
  button.focus();
  await pass(3 * THANKS_TIME);
  expect(dialog()).toBeVisible();
  fireEvent.click(button);
  expect(dialog()).toBeNull();
});

test('the thanks cover a form without React, which shows again with the messages about its lead', async () => {
  const { dialogs, arriveCode, hydrate } = await openForm();
  screen.getByLabelText('Name').focus();
  dialogs.thank();
  await paint();
  expect([root().inert, host().inert, thanksHost().inert]).toEqual([true, true, false]);
  await arriveCode();
  expect(hydrate.mock.calls.map(([taken]) => taken)).toEqual([thanksHost()]);
  await pass(THANKS_TIME);
  expect([root().inert, host().inert]).toEqual([true, false]);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('the host of a dialog that was closed under the thanks can be reached, for the next dialog', async () => {
  const { dialogs } = await openForm();
  dialogs.thank();
  await paint();
  dialogs.closeAround(screen.getByLabelText<HTMLInputElement>('Name').form as HTMLFormElement);
  await pass(THANKS_TIME);
  expect(host().inert).toBe(false);
});

test('a form whose code arrived while the thanks covered it is taken over when they close', async () => {
  const { dialogs, arriveCode, hydrate } = await openForm();
  dialogs.thank();
  await paint();
  await arriveCode();
  await pass(THANKS_TIME);
  expect(hydrate.mock.calls.map(([taken]) => taken)).toEqual([thanksHost(), host()]);
});

test('a field that the visitor has reached before the dialog is ready keeps the focus', async () => {
  openPage();
  opener().click();
  // The browser has not painted yet.
  find('link[href="/dialogs.css"]').dispatchEvent(new Event('load'));
  receive?.(new DOMParser().parseFromString(built.dialogs.html, 'text/html'));
  await pass(0);
  screen.getByLabelText('Message').focus();
  await paint();
  expect(screen.getByLabelText('Message')).toHaveFocus();
});

const panel = () => dialog() ?? expect.fail('There is no dialog.');
test.each([
  { pressed: 'beside', released: 'inside', closes: false },
  { pressed: 'inside', released: 'beside', closes: false },
  { pressed: 'beside', released: 'beside', closes: true },
])('a press $pressed the panel that ends $released it', async ({ pressed, released, closes }) => {
  await openForm();
  const places = { beside: host(), inside: panel() };
  fireEvent.pointerDown(places[pressed === 'inside' ? 'inside' : 'beside']);
  fireEvent.pointerUp(places[released === 'inside' ? 'inside' : 'beside']);
  // Browsers send the click to what is around both.
  fireEvent.click(host());
  expect(dialog() === null).toBe(closes);
});

/** Clicks what is around the panel. */
const clickBeside = () => {
  fireEvent.pointerDown(host());
  fireEvent.pointerUp(host());
  fireEvent.click(host());
};
test('the second click of a double click leaves the dialog open that the first has opened', async () => {
  const { dialogs, arriveMarkup } = openPage();
  dialogs.fetchMarkup();
  await arriveMarkup();
  opener().click();
  await pass(300);
  clickBeside();
  expect(dialog()).toBeVisible();
  await pass(300);
  clickBeside();
  expect(dialog()).toBeNull();
});

test('the second click of a double click on Submit leaves the thanks open', async () => {
  const { dialogs } = openPage();
  fireEvent.click(root());
  dialogs.thank();
  await pass(300);
  fireEvent.pointerDown(thanksHost());
  fireEvent.pointerUp(thanksHost());
  fireEvent.click(thanksHost());
  expect(thanksHost()).toBeVisible();
});

test('a dialog that a later release no longer has closes after a reload', async () => {
  history.replaceState({ dialog: { id: 'gone', reader: '', subject: '' } }, '');
  const { dialogs, arriveMarkup } = openPage();
  dialogs.resume();
  await arriveMarkup();
  expect(root().inert).toBe(true);
  await pass(DIALOG_WAIT);
  expect(root().inert).toBe(false);
  expect(host()).not.toBeVisible();
});

test('a dialog that was opened before the browser had left the entry of the last one has its own, for Back', async () => {
  await openForm();
  vi.spyOn(history, 'back').mockReturnValue(undefined);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  opener().click();
  await paint();
  // Now the browser leaves the entry: back from the new one to the page's own.
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(dialog()).toBeVisible();
  expect(history.state).toMatchObject({ dialog: { id: 'serviceClosing' } });
});

test('thanks with more words stay longer, so that they can be read', async () => {
  const { dialogs } = openPage();
  thanksHost().append('x'.repeat(200));
  dialogs.thank();
  await paint();
  await pass(THANKS_TIME);
  expect(dialog()).toBeVisible();
  await pass(200 * 25);
  expect(dialog()).toBeNull();
});

test('before React a dialog names its subject in the title and in the name of its form', async () => {
  await openForm();
  expect(dialog()).toHaveTextContent('Start your DevOps Project with us');
  expect(find('#dialog form')).toHaveAccessibleName('Start your DevOps Project with us');
});

test('the build has markup for each reader of each dialog, and for the slides of Home', () => {
  const markup = new DOMParser().parseFromString(built.dialogs.html, 'text/html');
  const contents = [...markup.querySelectorAll(marked(DIALOG_CONTENT))].map((content) =>
    content.getAttribute(DIALOG_CONTENT),
  );
  const expected = Object.entries(readersOf).flatMap(([id, readers]) =>
    readers.map((reader) => `${id} ${reader}`),
  );
  expect(contents).toEqual([...expected, 'whatsNew']);
  for (const { actions, reader } of slides)
    for (const { opens } of actions) expect(contents).toContain(`${opens} ${reader}`);
});
