import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { HostedDialog } from '../../src/components/HostedDialog';
import { readerCopy } from '../../src/content/readers';
import { dialogs } from '../../src/dialogs/dialogs';
import { DIALOG_HOST } from '../../src/dialogs/dialogs.markup';
import { loadDialog } from '../../src/entry-dialogs';
import { followNavigation } from '../../src/navigation/followNavigation';
import { startDialogs } from '../helpers/dialogs';
import { find } from '../helpers/page';
import { renderRoutes, renderWithApp } from '../helpers/render';

// e2e/dialogs.spec.ts and e2e/accessibility/keyboard.spec.ts open, send and close dialogs in a browser.

beforeEach(startDialogs);
afterEach(() => history.replaceState(null, ''));

/** Opens a dialog in an app whose opener is on every page. */
const openOnAnyPage = async () => {
  const { user, router } = renderRoutes([
    { path: '*', element: <DialogButton opens="heroProject">Open</DialogButton> },
  ]);
  followNavigation(router);
  await user.click(screen.getByText('Open'));
  await screen.findByRole('form');
  return router;
};

test('a dialog closes when the page behind it changes', async () => {
  const router = await openOnAnyPage();
  await act(() => router.navigate('/works'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog stays when only the query of the page behind it changes', async () => {
  const router = await openOnAnyPage();
  await act(() => router.navigate('/?q=react'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('no dialog opens over the old page while the page of its history entry is still loading', async () => {
  const { router } = renderRoutes([
    { path: '/', element: 'Page' },
    { path: '/slow', loader: () => new Promise(() => {}), element: 'Slow' },
  ]);
  followNavigation(router);
  // Imitates Back. The browser has already switched to the new entry, which names a dialog, while the router still shows the old
  // page and reports Pop.
  history.replaceState({ dialog: { id: 'course', reader: 'student', subject: '' } }, '');
  act(() => void router.navigate('/slow'));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

// React may hydrate a dialog during the `change` or `blur` event of a field, before the next field has the focus. If the dialog
// moved the focus then, Chromium put the text for the next field into the first one.
test('a dialog that React renders moves no focus', () => {
  renderWithApp(<HostedDialog aria-label="Form">{null}</HostedDialog>);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(document.body).toHaveFocus();
});

test("an element outside the dialog, such as a password manager's menu, can take the focus", () => {
  renderWithApp(<HostedDialog aria-label="Form">{null}</HostedDialog>);
  const menu = document.createElement('input');
  document.body.append(menu);
  act(() => menu.focus());
  expect(menu).toHaveFocus();
});

test('a reader of an earlier deploy, named by the history, gets the text for the first reader', async () => {
  history.replaceState({ dialog: { id: 'course', reader: 'pupil', subject: '' } }, '');
  act(() => dialogs.resume());
  await screen.findByRole('form');
  expect(screen.getByText(readerCopy.student.line)).toBeVisible();
});

test('a dialog of an earlier deploy stays empty', async () => {
  const takeOver = await loadDialog('gone');
  const host = find(`#${DIALOG_HOST}`);
  const remove = takeOver(host, { id: 'gone', reader: '', subject: '' });
  expect(host).toBeEmptyDOMElement();
  expect(remove).not.toThrow();
});
