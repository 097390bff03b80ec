import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CLOSE,
  DIALOG_HOST,
  DIALOG_MARKUP,
  marked,
  NATIVE,
  ROOT_ID,
  THANKS_HOST,
} from '../../src/config/markup';
import { renderDialogs } from '../../src/entry-server';
import { createDialogs, THANKS_TIME, type DialogContent } from '../../src/runtime/dialogs';
import { markHydrated } from '../../src/runtime/islandRegistry';
import { addDialogHosts } from '../helpers/dialogs';
import { find } from '../helpers/islands';
import { stopListeningAfterwards } from '../helpers/page';
import { openerMarkup } from '../helpers/prerendered';

const LONGEST_WAIT = 4000;
const opener = () => screen.getByText('Open').closest('a') ?? expect.fail('There is no opener.');
const host = () => find(`#${DIALOG_HOST}`);
const thanksHost = () => find(`#${THANKS_HOST}`);
const root = () => find(`#${ROOT_ID}`);
const dialog = () => screen.queryByRole('dialog');

// As the build writes them.
const built = await renderDialogs();
const parse = () => new DOMParser().parseFromString(built.dialogs.html, 'text/html');

/** Lets the browser paint and become idle. */
const paint = () => vi.advanceTimersByTimeAsync(300);

type Hydrate = (host: HTMLElement, content: DialogContent) => () => void;

/** Hands over the markup of the dialogs, once they have asked for it. */
let receive: ((markup: Document) => void) | undefined;
vi.mock('../../src/runtime/fetchDocument', () => ({
  fetchDocument: (_address: string, use: (markup: Document) => void) => {
    receive = use;
  },
}));

/** Opens a page with an opener and the thanks. Neither the markup of the dialogs nor their code has arrived. */
const openPage = () => {
  document.head.innerHTML = `<script type="application/json" ${DIALOG_MARKUP}="/dialogs.txt /dialogs.css"></script>`;
  document.body.innerHTML = `<div id="${ROOT_ID}">${openerMarkup('serviceClosing', 'DevOps')}<button>Other</button></div>`;
  // jsdom follows no link to another page.
  opener().setAttribute('href', '#contact');
  addDialogHosts();
  thanksHost().innerHTML = built.thanks.html;
  let deliver = (_hydrate: Hydrate) => {};
  const code = new Promise<Hydrate>((resolve) => {
    deliver = resolve;
  });
  const load = vi.fn<(id: string) => Promise<Hydrate>>(() => code);
  const prepare = vi.fn<(form: HTMLFormElement) => void>();
  const dialogs = createDialogs();
  dialogs.start({ load, prepare });
  const removed = vi.fn<() => void>();
  const hydrate = vi.fn<Hydrate>((taken) => {
    if (taken.childElementCount === 0) taken.innerHTML = '<div role="dialog" aria-label="By React"></div>';
    markHydrated(taken);
    return removed;
  });
  return {
    dialogs,
    load,
    prepare,
    hydrate,
    removed,
    arriveMarkup: async () => {
      find('link[href="/dialogs.css"]').dispatchEvent(new Event('load'));
      receive?.(parse());
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
  opener().click();
  await paint();
  await page.arriveMarkup();
  return page;
};

/** A click as a mouse makes it: pressed on one element and released on another. */
const click = (pressed: Element, released: Element) => {
  fireEvent.pointerDown(pressed);
  fireEvent.click(released);
};
const backdrop = () => dialog()?.parentElement ?? expect.fail('No dialog is open.');
const closeButton = () => find(`#dialog ${marked(NATIVE, CLOSE)}`);

beforeEach(() => {
  vi.useFakeTimers();
  stopListeningAfterwards();
  location.hash = '';
  receive = undefined;
});

test('a dialog without markup and code says that it opens, and nothing behind it can be reached', async () => {
  openPage();
  opener().click();
  expect(host()).toBeVisible();
  await paint();
  expect(dialog()).toBe(host());
  expect(host()).toHaveAccessibleName('Opening the form…');
  expect(host()).toHaveFocus();
  expect(root().inert).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-modal');
});

test('without markup and code the link is followed after four seconds', async () => {
  openPage();
  opener().click();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
  expect(location.hash).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(location.hash).toBe('#contact');
});

test('while the page loads, only a dialog without markup requests its code at once', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { load, arriveMarkup, dialogs } = openPage();
  opener().click();
  await paint();
  expect(load).toHaveBeenCalledOnce();
  await arriveMarkup();
  dialogs.closeAll();
  load.mockClear();
  opener().click();
  await paint();
  expect(load).not.toHaveBeenCalled();
});

test('with markup the link is not followed', async () => {
  await openForm();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(location.hash).toBe('');
  expect(dialog()).toBeVisible();
});

test('a dialog that was closed does not follow its link', async () => {
  openPage();
  opener().click();
  await paint();
  fireEvent.keyDown(host(), { key: 'Escape' });
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(location.hash).toBe('');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s an opener is followed as a link', async (key) => {
  openPage();
  // The last to hear of the click keeps jsdom from following it.
  let wasPrevented: boolean | undefined;
  document.body.addEventListener(
    'click',
    (event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(opener(), { [key]: true });
  await paint();
  expect(wasPrevented).toBe(false);
  expect(dialog()).toBeNull();
});

test('a click on another control opens nothing', async () => {
  const { dialogs } = openPage();
  find('button').click();
  await paint();
  expect(dialogs.isOpen()).toBe(false);
  expect(dialog()).toBeNull();
});

test('the markup fills the open dialog, which names the service and has the focus', async () => {
  const { prepare } = await openForm();
  expect(dialog()).toHaveAccessibleName('Start your DevOps Project with us');
  expect(dialog()).toHaveFocus();
  expect(prepare).toHaveBeenCalledExactlyOnceWith(document.forms[0]);
});

test('markup that arrives late leaves the focus where the visitor has moved it', async () => {
  const { arriveMarkup } = openPage();
  opener().click();
  await paint();
  find('button').focus();
  await arriveMarkup();
  expect(find('button')).toHaveFocus();
});

test('markup waits for its styles', async () => {
  openPage();
  opener().click();
  await paint();
  receive?.(parse());
  await paint();
  expect(host()).toBeEmptyDOMElement();
});

test('a second click on an opener does not open a second dialog', async () => {
  const { load } = await openForm();
  opener().click();
  await paint();
  expect(load).toHaveBeenCalledOnce();
});

test('React takes over the dialog when its code arrives, and gives it back when it closes', async () => {
  const { arriveCode, load, hydrate, removed, dialogs } = await openForm();
  await arriveCode();
  expect(load).toHaveBeenCalledExactlyOnceWith('serviceClosing');
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(host(), { id: 'serviceClosing', service: 'DevOps' });
  dialogs.closeAll();
  expect(removed).toHaveBeenCalledOnce();
  expect(host()).toBeEmptyDOMElement();
  expect(host()).not.toHaveAttribute('data-hydrated');
});

test('code that arrives first renders into the empty host, which late markup leaves alone', async () => {
  const { arriveCode, arriveMarkup, hydrate } = openPage();
  opener().click();
  await paint();
  await arriveCode();
  expect(hydrate).toHaveBeenCalledOnce();
  expect(dialog()).toHaveAccessibleName('By React');
  await arriveMarkup();
  expect(dialog()).toHaveAccessibleName('By React');
});

test('code that arrives after the dialog was closed does nothing', async () => {
  const { arriveCode, hydrate, dialogs } = await openForm();
  dialogs.closeAll();
  await arriveCode();
  expect(hydrate).not.toHaveBeenCalled();
});

test('Escape closes the dialog and moves the focus back to the opener', async () => {
  await openForm();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
  expect(root().inert).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});

test('Escape that ends a word of an input method does not close the dialog', async () => {
  await openForm();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true });
  expect(dialog()).toBeVisible();
});

test('the close button closes the dialog by pointer and space bar, without following its link', async () => {
  await openForm();
  closeButton().click();
  expect(dialog()).toBeNull();
  fireEvent.keyDown(opener(), { key: ' ' });
  await paint();
  expect(dialog()).toBeVisible();
  fireEvent.keyDown(closeButton(), { key: ' ' });
  expect(dialog()).toBeNull();
  expect(location.hash).toBe('');
});

test('a click on the backdrop closes the dialog', async () => {
  await openForm();
  click(backdrop(), backdrop());
  expect(dialog()).toBeNull();
});

test.each([
  ['in the panel', () => click(find('h2'), find('h2'))],
  ['from the panel to the backdrop, as to select a text', () => click(find('h2'), backdrop())],
])('a click %s leaves the dialog open', async (_where, press) => {
  await openForm();
  press();
  expect(dialog()).toBeVisible();
});

test('a page that comes back from the back-forward cache shows no dialog', async () => {
  await openForm();
  dispatchEvent(new Event('pagehide'));
  expect(dialog()).toBeNull();
  expect(root().inert).toBe(false);
});

test('the thanks close after two seconds, and their markup stays for the next lead', async () => {
  const { dialogs } = openPage();
  opener().focus();
  dialogs.thank();
  await paint();
  expect(dialog()).toHaveAccessibleName('Thank you');
  expect(dialog()).toHaveFocus();
  await vi.advanceTimersByTimeAsync(THANKS_TIME - 301);
  expect(dialog()).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
  expect(thanksHost()).not.toBeEmptyDOMElement();
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

test('the thanks stay while a mouse that moved onto them is inside, and close after it has left', async () => {
  const { dialogs } = openPage();
  dialogs.thank();
  await paint();
  rest(dialog());
  fireEvent.pointerMove(thanksHost(), { pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(3 * THANKS_TIME);
  expect(dialog()).toBeVisible();
  rest(null);
  await vi.advanceTimersByTimeAsync(THANKS_TIME);
  expect(dialog()).toBeNull();
});

test('the thanks close although they opened under a mouse that has not moved since', async () => {
  const { dialogs } = openPage();
  dialogs.thank();
  await paint();
  rest(dialog());
  await vi.advanceTimersByTimeAsync(THANKS_TIME);
  expect(dialog()).toBeNull();
});

test('the thanks stay while a control in them has the focus', async () => {
  const { dialogs } = openPage();
  dialogs.thank();
  await paint();
  const button = dialog()?.querySelector('button, a');
  if (!(button instanceof HTMLElement)) throw new Error('The thanks have no button.');
  button.focus();
  await vi.advanceTimersByTimeAsync(3 * THANKS_TIME);
  expect(dialog()).toBeVisible();
  fireEvent.click(button);
  expect(dialog()).toBeNull();
});

test('a longer text of thanks stays longer', async () => {
  const { dialogs } = openPage();
  thanksHost().querySelector('p')?.append(' We read every message.'.repeat(10));
  dialogs.thank();
  await paint();
  await vi.advanceTimersByTimeAsync(2 * THANKS_TIME);
  expect(dialog()).toBeVisible();
  await vi.advanceTimersByTimeAsync(3 * THANKS_TIME);
  expect(dialog()).toBeNull();
});

test('the thanks replace a form that React has taken over, and pass the focus on to its opener', async () => {
  const { dialogs, arriveCode } = await openForm();
  await arriveCode();
  dialogs.thank();
  await paint();
  expect(host()).not.toBeVisible();
  expect(dialog()).toHaveAccessibleName('Thank you');
  await vi.advanceTimersByTimeAsync(THANKS_TIME);
  expect(opener()).toHaveFocus();
});

test('the thanks cover a form without React, which shows again with the messages about its lead', async () => {
  const { dialogs, arriveCode, hydrate } = await openForm();
  screen.getByLabelText('Name').focus();
  dialogs.thank();
  await paint();
  expect([root().inert, host().inert, thanksHost().inert]).toEqual([true, true, false]);
  await arriveCode();
  expect(hydrate.mock.calls.map(([taken]) => taken)).toEqual([thanksHost()]);
  await vi.advanceTimersByTimeAsync(THANKS_TIME);
  expect([root().inert, host().inert]).toEqual([true, false]);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a form that closes below the thanks passes its opener on to them', async () => {
  const { dialogs } = await openForm();
  const [form] = document.forms;
  dialogs.thank();
  await paint();
  if (form) dialogs.closeAround(form);
  expect(dialog()).toHaveAccessibleName('Thank you');
  await vi.advanceTimersByTimeAsync(THANKS_TIME);
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('listeners are called when a dialog opens and when it closes, until they stop', async () => {
  const { dialogs } = openPage();
  const states: boolean[] = [];
  const stop = dialogs.listen(() => states.push(dialogs.isOpen()));
  opener().click();
  await paint();
  dialogs.closeAll();
  stop();
  opener().click();
  await paint();
  expect(states).toEqual([true, false]);
});
