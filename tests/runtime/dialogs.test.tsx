import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { drafts } from '../../src/leads/page';
import { followNavigation } from '../../src/runtime/followNavigation';
import { startDialogs } from '../helpers/dialogs';
import { field, fillIn, submit } from '../helpers/forms';
import { renderRoutes } from '../helpers/render';

// e2e/dialogs.spec.ts and e2e/accessibility/keyboard.spec.ts open, send and close dialogs in a browser.

// Like the dialogs, they are the page's own and listen once.
drafts.start();
beforeEach(startDialogs);

const opener = () => screen.getByText('Open');
/** An open dialog on a page whose address may change, as in the app. */
const openDialog = async () => {
  const view = renderRoutes([{ path: '*', element: <DialogButton opens="heroProject">Open</DialogButton> }]);
  followNavigation(view.router);
  await view.user.click(opener());
  await screen.findByRole('form');
  return view;
};

test('closing returns the focus; a reopened dialog has the typed text and no errors', async () => {
  const { user } = await openDialog();
  fillIn({ Name: 'Asha2' });
  await submit(user);
  await expect(field('Phone')).toShowError('Phone number is required.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await screen.findByRole('form');
  expect(field('Name')).toHaveValue('Asha2');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('a dialog closes when the page behind it changes', async () => {
  const { router } = await openDialog();
  await act(() => router.navigate('/?q=react'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(() => router.navigate('/works'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
