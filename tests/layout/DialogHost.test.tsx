import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { DialogHost } from '../../src/layout/DialogHost';
import { drafts } from '../../src/leads/page';
import { catchPosts, field, fillIn, submit } from '../helpers/forms';
import { leadEntries } from '../helpers/formViews';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';
import { passTime, stopTime } from '../helpers/time';

beforeEach(() => {
  stopListeningAfterwards();
  sessionStorage.clear();
  drafts.start();
});

const show = (openers: React.ReactNode) =>
  renderWithApp(
    <>
      {openers}
      <DialogHost />
    </>,
  );
const opener = () => screen.getByText('Open');
const showButton = () => show(<DialogButton opens="heroProject">Open</DialogButton>);
const openDialog = async () => {
  const view = showButton();
  await view.user.click(opener());
  await screen.findByRole('dialog');
  return view;
};

test('an opener is a button by role, and a link to the contact page without scripts', () => {
  showButton();
  expect(opener()).toHaveAttribute('role', 'button');
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(opener()).toHaveAttribute('href', '/getintouch');
});

test.each(['{Control>}', '{Meta>}', '{Shift>}'])('with %s an opener is followed as a link', async (key) => {
  const { user } = showButton();
  await user.keyboard(key);
  await user.click(opener());
  expect(opener()).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an opener in a part of the page that React has not taken over works too', async () => {
  const { user } = show(null);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="/getintouch" data-dialog="serviceClosing" data-service="DevOps Practices"><b>Open</b></a>',
  );
  await user.click(opener());
  expect(
    await screen.findByRole('dialog', { name: 'Start your DevOps Practices Project with us' }),
  ).toBeVisible();
});

test('closing moves the focus back to the opener; opened again, the dialog has the typed text and no errors', async () => {
  const { user } = await openDialog();
  fillIn({ Name: 'Asha2' });
  await submit(user);
  await expect(field('Phone')).toShowError('Phone number is required.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await screen.findByRole('dialog');
  expect(field('Name')).toHaveValue('Asha2');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('two seconds after a valid submit everything is closed, with the focus on the opener, which opens an empty form', async () => {
  const posts = catchPosts();
  const { user } = await openDialog();
  stopTime();
  fillIn(leadEntries());
  await submit(user);
  await passTime(300);
  expect(screen.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(posts).toHaveLength(1);
  await passTime(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await passTime(0);
  expect(field('Name')).toHaveValue('');
});

test('a dialog closes when the page behind it changes', async () => {
  const { router } = await openDialog();
  await act(() => router.navigate('/works'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
