import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { drafts } from '../../src/leads/page';
import { followNavigation } from '../../src/runtime/followNavigation';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, field, fillIn, submit } from '../helpers/forms';
import { leadEntries } from '../helpers/formViews';
import { renderRoutes } from '../helpers/render';
import { passTime, stopTime } from '../helpers/time';

// e2e/dialogs.spec.ts and e2e/accessibility/keyboard.spec.ts open and close dialogs in a browser.

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

test('two seconds after a submit the dialog is closed, with the focus on its opener', async () => {
  const posts = catchPosts();
  const { user } = await openDialog();
  stopTime();
  fillIn(leadEntries());
  await submit(user);
  await passTime(700);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Thank you');
  expect(screen.queryByRole('form')).toBeNull();
  expect(posts).toHaveLength(1);
  await passTime(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await passTime(400);
  expect(field('Name')).toHaveValue('');
});

test('a dialog closes when the page behind it changes', async () => {
  const { router } = await openDialog();
  await act(() => router.navigate('/?q=react'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(() => router.navigate('/works'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
