import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { events } from '../../src/content/events';
import { FloatingWidgets } from '../../src/layout/FloatingWidgets';
import { startDialogs } from '../helpers/dialogs';
import { renderWithApp } from '../helpers/render';

beforeEach(startDialogs);

const openDialog = async () => {
  const { user } = renderWithApp(<FloatingWidgets />);
  fireEvent.click(screen.getByText('Contact', { selector: 'summary' }));
  await user.click(screen.getByRole('button', { name: "What's New" }));
  const dialog = await screen.findByRole('dialog', { name: 'Unforgettable Moments Await!!' });
  return { user, cards: within(dialog).getAllByRole('listitem') };
};
/** The number of each card that stands out. */
const current = (cards: HTMLElement[]) =>
  cards.flatMap((card, index) => (card.matches('[data-current]') ? [index + 1] : []));

test('shows seven past events by date, each with title, date, location, picture and text', async () => {
  const { cards } = await openDialog();
  expect(cards).toHaveLength(7);
  for (const [index, { title, date, location, happened, isoDate }] of events.entries()) {
    const card = cards[index] as HTMLElement;
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(card).toHaveTextContent(`${date}, ${location}`);
    expect(card.querySelector('time')?.dateTime).toBe(isoDate);
    expect(within(card).getByText(happened)).toBeVisible();
    expect(within(card).getByRole('img')).toHaveAccessibleName(/\S/);
    expect(card.tabIndex).toBe(0);
  }
});

test('the carousel of narrow screens wraps in both directions, and continues from a tapped card', async () => {
  const { user, cards } = await openDialog();
  const previous = screen.getByRole('button', { name: 'Previous event' });
  const next = screen.getByRole('button', { name: 'Next event' });
  expect(current(cards)).toEqual([1]);
  await user.click(previous);
  expect(current(cards)).toEqual([7]);
  expect(screen.getByText('7 of 7')).toHaveAttribute('role', 'status');
  for (const number of [1, 2, 3]) {
    await user.click(next);
    expect(current(cards)).toEqual([number]);
  }
  act(() => cards[4]?.focus());
  expect(current(cards)).toEqual([5]);
  await user.click(next);
  expect(current(cards)).toEqual([6]);
});
