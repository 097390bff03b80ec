import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { drafts } from '../../src/leads/page';
import { followNavigation } from '../../src/runtime/followNavigation';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, field, fillIn, submit } from '../helpers/forms';
import { leadEntries } from '../helpers/formViews';
import { openerMarkup } from '../helpers/prerendered';
import { renderRoutes } from '../helpers/render';
import { passTime, stopTime } from '../helpers/time';

// Like the dialogs, they are the page's own and listen once.
drafts.start();
beforeEach(startDialogs);

/** A page whose address may change, as in the app. */
const show = (openers: ReactNode) => {
  const view = renderRoutes([{ path: '*', element: openers }]);
  followNavigation(view.router);
  return view;
};
const opener = () => screen.getByText('Open');
const showButton = () => show(<DialogButton opens="heroProject">Open</DialogButton>);
const openDialog = async () => {
  const view = showButton();
  await view.user.click(opener());
  await screen.findByRole('form');
  return view;
};

test('an opener is a button by role, and a link to the contact page without scripts', () => {
  showButton();
  expect(opener()).toHaveAttribute('role', 'button');
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(opener()).toHaveAttribute('href', '/getintouch');
});

test('an opener in a part of the page that React has not taken over works too', async () => {
  const { user } = show(null);
  document.body.insertAdjacentHTML('beforeend', openerMarkup('serviceClosing', 'DevOps Practices'));
  await user.click(opener());
  expect(
    await screen.findByRole('dialog', { name: 'Start your DevOps Practices Project with us' }),
  ).toBeVisible();
});

test('an open dialog has the focus', async () => {
  await openDialog();
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
});

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

test('Escape closes the form that React has taken over', async () => {
  await openDialog();
  fireEvent.keyDown(field('Name'), { key: 'Escape' });
  expect(screen.queryByRole('form')).toBeNull();
  expect(opener()).toHaveFocus();
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
