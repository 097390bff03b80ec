import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { events } from '../../src/content/events';
import { FloatingWidgets } from '../../src/layout/FloatingWidgets';
import { startDialogs } from '../helpers/dialogs';
import { renderWithApp } from '../helpers/render';

beforeEach(startDialogs);

const openDialog = async () => {
  const view = renderWithApp(<FloatingWidgets />);
  fireEvent.click(screen.getByText('Contact', { selector: 'summary' }));
  await view.user.click(screen.getByRole('button', { name: "What's New" }));
  const dialog = await screen.findByRole('dialog', { name: 'Unforgettable Moments Await!!' });
  return { ...view, dialog };
};
const current = () => document.querySelector('[data-current]')?.querySelector('h3')?.textContent;

test('shows seven past events by date, each with title, date, location, picture and text', async () => {
  const { dialog } = await openDialog();
  const cards = within(dialog).getAllByRole('listitem');
  expect(
    cards.map((card) => [
      within(card).getByRole('heading', { level: 3 }).textContent,
      [...card.querySelectorAll('p')].map(({ textContent }) => textContent),
      card.querySelector('time')?.dateTime,
    ]),
  ).toEqual(
    events.map(({ title, date, location, happened, isoDate }) => [
      title,
      [`${date}, ${location}`, happened],
      isoDate,
    ]),
  );
  for (const card of cards) {
    expect(within(card).getByRole('img')).toHaveAccessibleName(/\S/);
    expect(card.tabIndex).toBe(0);
  }
});

test('the carousel of narrow screens wraps in both directions, one card at a time', async () => {
  const { user } = await openDialog();
  const previous = screen.getByRole('button', { name: 'Previous event' });
  const next = screen.getByRole('button', { name: 'Next event' });
  const titles = events.map(({ title }) => title);
  expect(current()).toBe(titles[0]);
  await user.click(previous);
  expect(current()).toBe(titles[6]);
  expect(screen.getByText('7 of 7')).toHaveAttribute('role', 'status');
  const visited = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await user.click(next);
    visited.push(current());
  }
  expect(visited).toEqual([...titles, titles[0]]);
  expect(document.querySelectorAll('[data-current]')).toHaveLength(1);
});
