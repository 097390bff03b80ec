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

// e2e/contract.spec.ts has the titles and the dates of the seven.
test('each event has its date, place, text and a described picture, and Tab reaches it', async () => {
  const { cards } = await openDialog();
  for (const [index, { date, location, happened, isoDate }] of events.entries()) {
    const card = cards[index] as HTMLElement;
    for (const text of [`${date}, ${location}`, happened]) expect(card).toHaveTextContent(text);
    expect(card.querySelector('time')).toHaveAttribute('datetime', isoDate);
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
