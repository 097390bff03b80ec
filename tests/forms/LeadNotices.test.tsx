import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { company } from '../../src/content/company';
import { LeadNotices } from '../../src/forms/LeadNotices';
import type { LeadListener } from '../../src/leads/dispatcher';
import { dialogs } from '../../src/runtime/dialogs';
import { startDialogs } from '../helpers/dialogs';
import { makeEntry } from '../helpers/factories';
import { setVisible } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

const delivery = vi.hoisted(() => ({
  listeners: new Set<LeadListener>(),
  stored: true,
  tryAgain: vi.fn<(id: string) => Promise<void>>(),
  remove: vi.fn<(id: string) => void>(),
  markNoticeSeen: vi.fn<(id: string) => void>(),
}));

vi.mock('../../src/leads/page', () => ({
  dispatcher: {
    listen: (listener: LeadListener) => {
      delivery.listeners.add(listener);
      return () => delivery.listeners.delete(listener);
    },
    isStored: () => delivery.stored,
    tryAgain: delivery.tryAgain,
    remove: delivery.remove,
    markNoticeSeen: delivery.markNoticeSeen,
  },
}));

const tell: LeadListener = (lead, state) =>
  act(() => delivery.listeners.forEach((listener) => listener(lead, state)));
const show = () => renderWithApp(<LeadNotices />);
const notice = () => screen.getByRole('status');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  delivery.listeners.clear();
  delivery.stored = true;
  delivery.tryAgain.mockReset().mockImplementation(async (id) => tell(makeEntry({ id }), 'handedOff'));
  delivery.remove.mockReset().mockImplementation((id) => tell(makeEntry({ id }), 'deleted'));
  delivery.markNoticeSeen.mockReset();
});

test('a held lead is announced, with phone, email and a prepared mail', () => {
  show();
  expect(notice()).toBeEmptyDOMElement();
  tell(makeEntry(), 'held');
  expect(notice()).toHaveTextContent('Not sent yet.');
  expect(notice()).toHaveTextContent('We saved your details in this browser and keep trying');
  expect(notice()).toHaveTextContent(`call ${company.phone} or write to ${company.email}`);
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by email' }).href);
  expect(mail.pathname).toBe(company.email);
  expect(mail.searchParams.get('body')).toBe(
    'Name: Asha Rao\nEmail: asha.rao@example.com\nPhone: 9876543210',
  );
});

test('without storage the notice does not say that details are saved', () => {
  delivery.stored = false;
  show();
  tell(makeEntry(), 'held');
  expect(notice()).toHaveTextContent('they exist only in this open page. Keep the page open');
  expect(notice()).not.toHaveTextContent(/saved|keep trying|days/);
});

test('Try again shows that it is trying, then the result', async () => {
  const { user } = show();
  tell(makeEntry({ id: 'that-one' }), 'held');
  await user.click(button('Try again'));
  expect(delivery.tryAgain).toHaveBeenCalledExactlyOnceWith('that-one');
  expect(notice()).toHaveTextContent('Trying again…');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  tell(makeEntry({ id: 'that-one' }), 'held');
  expect(notice()).toHaveTextContent('Not sent yet.');
});

test('offers no Try again when only the last post is left', () => {
  show();
  tell(makeEntry({ posts: 2 }), 'held');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a lead that was never held shows no notice', () => {
  show();
  for (const state of ['queued', 'handedOff', 'confirmed', 'deleted'] as const) tell(makeEntry(), state);
  expect(notice()).toBeEmptyDOMElement();
});

test('a given-up lead is announced with other ways to reach us and marked as seen', () => {
  show();
  tell(makeEntry({ id: 'old', posts: 3 }), 'givenUp');
  expect(notice()).toHaveTextContent('We could not confirm that your details arrived.');
  expect(notice()).toHaveTextContent('Your details are deleted from this browser after this visit.');
  expect(notice()).not.toHaveTextContent('keep trying');
  expect(screen.getByRole('link', { name: 'Send by email' })).toBeVisible();
  expect(delivery.markNoticeSeen).toHaveBeenCalledExactlyOnceWith('old');
});

test('a given-up lead is marked as seen only once its tab is visible', () => {
  setVisible(false);
  show();
  tell(makeEntry({ id: 'old', posts: 3 }), 'givenUp');
  expect(delivery.markNoticeSeen).not.toHaveBeenCalled();
  act(() => setVisible(true));
  expect(delivery.markNoticeSeen).toHaveBeenCalledExactlyOnceWith('old');
});

test('a notice waits for an open dialog to close before it marks a given-up lead as seen', async () => {
  startDialogs();
  const { user } = show();
  act(dialogs.thank);
  await screen.findByRole('dialog', { name: 'Thank you' });
  tell(makeEntry({ posts: 3 }), 'givenUp');
  expect(screen.queryByText(/could not confirm/)).toBeNull();
  expect(delivery.markNoticeSeen).not.toHaveBeenCalled();
  await user.click(button('Close'));
  expect(await screen.findByText(/could not confirm/)).toBeVisible();
  expect(delivery.markNoticeSeen).toHaveBeenCalledOnce();
});

test('Delete my details deletes that lead and says so', async () => {
  const { user } = show();
  tell(makeEntry({ id: 'that-one' }), 'held');
  await user.click(button('Delete my details'));
  expect(delivery.remove).toHaveBeenCalledExactlyOnceWith('that-one');
  expect(notice()).toHaveTextContent(/^Your details are deleted from this browser\.$/);
});

test.each([
  ['confirmed', /^Your details have been received\.$/],
  ['deleted', /^$/],
] as const)('once a held lead is %s, its notice says %s and nothing else', (state, text) => {
  show();
  tell(makeEntry(), 'held');
  tell(makeEntry(), state);
  expect(notice().textContent).toMatch(text);
});

test('with several leads the latest is announced first, then the others', async () => {
  const { user } = show();
  tell(makeEntry({ id: 'old', posts: 3 }), 'givenUp');
  tell(makeEntry({ id: 'new' }), 'held');
  tell(makeEntry({ id: 'other' }), 'confirmed');
  expect(notice()).toHaveTextContent('Not sent yet.');
  await user.click(button('Dismiss'));
  expect(notice()).toHaveTextContent('We could not confirm');
  await user.click(button('Dismiss'));
  expect(notice()).toBeEmptyDOMElement();
});

test('a dismissed notice stays dismissed while retries fail, and says when the lead has arrived', async () => {
  const { user } = show();
  tell(makeEntry(), 'held');
  await user.click(button('Dismiss'));
  tell(makeEntry(), 'handedOff');
  tell(makeEntry({ posts: 1 }), 'held');
  expect(notice()).toBeEmptyDOMElement();
  tell(makeEntry(), 'confirmed');
  expect(notice()).toHaveTextContent(/^Your details have been received\.$/);
});

test('a dismissed notice shows again when the lead is given up', async () => {
  const { user } = show();
  tell(makeEntry(), 'held');
  await user.click(button('Dismiss'));
  tell(makeEntry({ posts: 3 }), 'givenUp');
  expect(notice()).toHaveTextContent('We could not confirm');
});

test('a lead that may have arrived is “Not confirmed yet.”', () => {
  show();
  tell(makeEntry({ posts: 1 }), 'held');
  expect(notice()).toHaveTextContent('Not confirmed yet.');
  expect(notice()).not.toHaveTextContent('Not sent yet.');
});
