import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SnapRow } from '../../src/sections/internships/SnapRow';
import { preferLessMotion } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

const CARD = 300;
const SCREEN = 320;
const scrollTo = vi.fn<(to: { left: number; behavior: string }) => void>();
const go = (name: 'Next' | 'Previous') =>
  fireEvent.click(screen.getByRole('button', { name: `${name} programme` }));

/** A row of so many cards, scrolled to a place; jsdom has no layout. */
const show = (cards: number, scrollLeft: number) => {
  renderWithApp(
    <SnapRow label="Programmes">
      {Array.from({ length: cards }, (_, index) => (
        <li key={index}>Card {index + 1}</li>
      ))}
    </SnapRow>,
  );
  const row = screen.getByRole('list');
  for (const [index, card] of [...row.children].entries()) {
    vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(index * CARD - scrollLeft, 0, CARD, 200),
    );
  }
  const sizes = { clientWidth: SCREEN, scrollWidth: cards * CARD, scrollLeft };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(row, name, { value });
  Object.assign(row, { scrollTo });
};

beforeEach(() => scrollTo.mockClear());

const END = 3 * CARD - SCREEN;

test.each<[string, 'Next' | 'Previous', from: number, to: number]>([
  ['one card on', 'Next', CARD, 2 * CARD],
  ['one card back', 'Previous', CARD, 0],
  ['from the last card to the first', 'Next', END, 0],
  ['from the first card to the last', 'Previous', 0, END],
])('an arrow moves it %s', (_, name, from, to) => {
  show(3, from);
  go(name);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: to, behavior: 'smooth' });
});

test('with reduced motion it jumps', () => {
  preferLessMotion();
  show(3, 0);
  go('Next');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: CARD, behavior: 'instant' });
});
