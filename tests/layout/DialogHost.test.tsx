import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { DialogHost } from '../../src/layout/DialogHost';
import { startDrafts } from '../../src/leads/drafts';
import type { DialogId } from '../../src/leads/formCatalogue';
import { Hero } from '../../src/sections/home/Hero';
import { catchPosts, field, fillIn, submit } from '../helpers/forms';
import { leadEntries } from '../helpers/formViews';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';
import { passTime, stopTime } from '../helpers/time';

beforeEach(() => {
  stopListeningAfterwards();
  sessionStorage.clear();
  startDrafts();
});

const show = (openers: React.ReactNode) =>
  renderWithApp(
    <>
      {openers}
      <DialogHost />
    </>,
  );
const showButton = (opens: DialogId, service?: string) =>
  show(
    <DialogButton opens={opens} {...(service ? { service } : {})}>
      Open
    </DialogButton>,
  );
const opener = () => screen.getByText('Open');
const submitLabel = (dialog: HTMLElement) => dialog.querySelector('button[type="submit"]')?.textContent;

test.each([
  ['Get in touch', 'Start your project with us'],
  ['Start your project', 'Start your project with us'],
  ['Get Placed Fast', 'Start your project with us'],
  ['Learn more', 'Join us as a valued partner'],
  ['Partner with us', 'Join us as a valued partner'],
  ['See How It Works', 'Join us as a valued partner'],
])('the slide button "%s" opens "%s"', async (label, title) => {
  const { user } = show(<Hero />);
  await user.click(screen.getByText(label));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(submitLabel(dialog)).toBe('Submit');
});

test.each(['AI & Machine learning', 'DevOps Practices'])(
  'the closing button of %s opens a dialog that names it',
  async (name) => {
    const { user } = showButton('serviceClosing', name);
    await user.click(opener());
    const dialog = await screen.findByRole('dialog', { name: `Start your ${name} Project with us` });
    expect(within(dialog).getByText("We'll contact you with personalized solutions.")).toBeVisible();
    expect(submitLabel(dialog)).toBe('Get updates');
  },
);

test('an opener is a button by role, and a link to the contact page without scripts', () => {
  showButton('course');
  expect(opener()).toHaveAttribute('role', 'button');
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(opener()).toHaveAttribute('href', '/getintouch');
});

test.each(['{Enter}', ' '])('the key "%s" on an opener opens its dialog', async (key) => {
  const { user } = showButton('course');
  opener().focus();
  await user.keyboard(key);
  expect(await screen.findByRole('dialog')).toBeVisible();
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
  const { user } = showButton('heroProject');
  await user.click(opener());
  await screen.findByRole('dialog');
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

test('after a valid submit and two seconds everything is closed, with the focus on the opener', async () => {
  const posts = catchPosts();
  const { user } = showButton('heroProject');
  await user.click(opener());
  await screen.findByRole('dialog');
  stopTime();
  fillIn(leadEntries());
  await submit(user);
  await passTime(0);
  expect(screen.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(posts).toHaveLength(1);
  await passTime(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('a dialog closes when the page behind it changes', async () => {
  const { user, router } = showButton('heroProject');
  await user.click(opener());
  await screen.findByRole('dialog');
  await act(() => router.navigate('/works'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after a submit the dialog opens empty', async () => {
  catchPosts();
  const { user } = showButton('heroProject');
  await user.click(opener());
  await screen.findByRole('dialog');
  fillIn(leadEntries());
  await submit(user);
  await screen.findByRole('dialog', { name: 'Thank you' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'Start your project with us' });
  expect(field('Name')).toHaveValue('');
});
