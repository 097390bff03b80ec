import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LeadListener } from '../../src/leads/dispatcher';
import type { OutboxEntry } from '../../src/leads/outboxEntry';
import LeadNotices from '../../src/forms/LeadNotices';
import { SuccessDialog } from '../../src/forms/SuccessDialog';
import { makeEntry } from '../helpers/factories';
import { renderWithApp } from '../helpers/render';

const delivery = vi.hoisted(() => ({
  listeners: new Set<LeadListener>(),
  kept: [] as OutboxEntry[],
  tryAgain: vi.fn<(id: string) => Promise<void>>(),
  startOutbox: vi.fn<() => void>(),
}));

vi.mock('../../src/leads', () => ({
  startOutbox: delivery.startOutbox,
  dispatcher: {
    listen: (listener: LeadListener) => {
      delivery.listeners.add(listener);
      return () => delivery.listeners.delete(listener);
    },
    held: () => delivery.kept,
    tryAgain: delivery.tryAgain,
  },
}));

beforeEach(() => {
  delivery.listeners.clear();
  delivery.kept = [];
  delivery.tryAgain.mockReset().mockResolvedValue();
  delivery.startOutbox.mockReset();
});

const tell: LeadListener = (lead, state) =>
  act(() => delivery.listeners.forEach((listener) => listener(lead, state)));
const show = () => renderWithApp(<LeadNotices />);
const heldText = 'We are keeping your details safe on this device.';
const arrivedText = 'Your details have reached us now.';

test('a lead that is held is told, with phone, email and a prepared mail, in a region that is read out', () => {
  show();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  tell(makeEntry(), 'held');
  expect(region).toHaveTextContent(heldText);
  expect(region).toHaveTextContent('call +91 90000 00000 or write to support@wiselamp.example');
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by email' }).href);
  expect(mail.pathname).toBe('support@wiselamp.example');
  expect(mail.searchParams.get('body')).toBe(
    'Name: Asha Rao\nEmail: asha.rao@example.com\nPhone: 9876543210',
  );
});

test('the notice waits until the thank-you is gone', async () => {
  const Page = () => {
    const [thanked, setThanked] = useState(true);
    return (
      <>
        <LeadNotices />
        <SuccessDialog open={thanked} onClose={() => setThanked(false)} />
      </>
    );
  };
  const { user } = renderWithApp(<Page />);
  tell(makeEntry(), 'held');
  expect(screen.queryByText(heldText)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(heldText)).toBeVisible();
});

test('a held lead that arrives in the end is told too', () => {
  show();
  tell(makeEntry(), 'held');
  tell(makeEntry(), 'confirmed');
  expect(screen.getByRole('status')).toHaveTextContent(arrivedText);
  expect(screen.queryByText(heldText)).toBeNull();
});

test('a lead that arrives without ever being held needs no notice', () => {
  show();
  tell(makeEntry(), 'queued');
  tell(makeEntry(), 'handedOff');
  tell(makeEntry(), 'confirmed');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('another lead that arrives does not take away the notice of the one that is held', () => {
  show();
  tell(makeEntry({ id: 'held' }), 'held');
  tell(makeEntry({ id: 'other' }), 'confirmed');
  expect(screen.getByText(heldText)).toBeVisible();
});

test('a notice can be dismissed, and the lead’s arrival is then not told', async () => {
  const { user } = show();
  tell(makeEntry(), 'held');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(heldText)).toBeNull();
  tell(makeEntry(), 'confirmed');
  expect(screen.queryByText(arrivedText)).toBeNull();
});

test('Try again tries that lead', async () => {
  const { user } = show();
  tell(makeEntry({ id: 'that-one' }), 'held');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(delivery.tryAgain).toHaveBeenCalledExactlyOnceWith('that-one');
});

test('a lead of an earlier visit that will not be posted any more is told at once; one that will be is not', () => {
  delivery.kept = [makeEntry({ id: 'waiting', posts: 1 })];
  const { unmount } = show();
  expect(screen.queryByText(heldText)).toBeNull();
  unmount();
  delivery.kept = [makeEntry({ id: 'waiting', posts: 1 }), makeEntry({ id: 'spent', posts: 3 })];
  show();
  expect(screen.getByText(heldText)).toBeVisible();
});

test('the notices start the delivery of what was left behind, after they listen, and stop listening when they go', () => {
  delivery.startOutbox.mockImplementation(() => expect(delivery.listeners.size).toBe(1));
  const { unmount } = show();
  expect(delivery.startOutbox).toHaveBeenCalledOnce();
  unmount();
  expect(delivery.listeners.size).toBe(0);
});
