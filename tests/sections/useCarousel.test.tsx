import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { courses } from '../../src/content/courses';
import CourseCarousel from '../../src/sections/courses/CourseCarousel';
import { renderWithApp } from '../helpers/render';

const carousel = () => screen.getByRole('group', { name: 'Courses' });
const place = () => screen.getByText(/\d of \d+$/).textContent.match(/(\d+) of/)?.[1];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const swipe = (from: number, to: number, pointerType = 'touch') => {
  fireEvent.pointerDown(carousel(), { clientX: from, pointerType, isPrimary: true });
  fireEvent.pointerUp(carousel(), { clientX: to, pointerType });
};
/** Lets the move that has begun come to its end. */
const rest = () => act(() => void vi.advanceTimersByTime(500));

beforeEach(() => {
  vi.useFakeTimers();
  renderWithApp(<CourseCarousel />);
});

test('ignores a second move until the first has ended', () => {
  press('Next course');
  press('Next course');
  act(() => void vi.advanceTimersByTime(499));
  press('Next course');
  expect(place()).toBe('2');
  act(() => void vi.advanceTimersByTime(1));
  press('Next course');
  expect(place()).toBe('3');
});

test('only the arrow keys move it', () => {
  fireEvent.keyDown(carousel(), { key: 'ArrowLeft' });
  expect(place()).toBe(String(courses.length));
  rest();
  fireEvent.keyDown(carousel(), { key: 'Enter' });
  expect(place()).toBe(String(courses.length));
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow with %s is left to the browser',
  (modifier) => {
    const isLeft = fireEvent.keyDown(carousel(), { key: 'ArrowLeft', [modifier]: true });
    expect(isLeft).toBe(true);
    expect(place()).toBe('1');
  },
);

/** The links of the first, second and last card. */
const [FIRST, SECOND, LAST] = [0, 1, -1];
const linkOf = (card: number) =>
  [...carousel().querySelectorAll<HTMLElement>('li[data-slot] a')].at(card) ?? expect.fail();

test.each([
  ['ArrowRight', FIRST, SECOND, '2'],
  ['ArrowLeft', FIRST, LAST, String(courses.length)],
  ['ArrowRight', LAST, FIRST, '1'],
])('%s in a card moves the focus along with the cards: from %d to %d', (key, from, to, shown) => {
  act(() => linkOf(from).focus());
  fireEvent.keyDown(linkOf(from), { key });
  expect(linkOf(to)).toHaveFocus();
  expect(place()).toBe(shown);
});

test('the focus does not move while the cards are moving', () => {
  act(() => linkOf(FIRST).focus());
  for (let presses = 0; presses < 3; presses += 1)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(linkOf(SECOND)).toHaveFocus();
});

test('two fingers, which enlarge the page, turn nothing', () => {
  fireEvent.pointerDown(carousel(), { clientX: 100, pointerType: 'touch', isPrimary: true });
  fireEvent.pointerDown(carousel(), { clientX: 300, pointerType: 'touch', isPrimary: false });
  fireEvent.pointerUp(carousel(), { clientX: 40, pointerType: 'touch', isPrimary: true });
  expect(place()).toBe('1');
});

test.each([
  ['of 40 px to the left', 140, 100, 'the next', '2'],
  ['of 40 px to the right', 100, 140, 'the last', String(courses.length)],
  ['of 39 px to the left', 139, 100, 'the same', '1'],
  ['of 39 px to the right', 100, 139, 'the same', '1'],
])('after a swipe %s, from %i to %i, %s course is in front', (_what, from, to, _which, shown) => {
  swipe(from, to);
  expect(place()).toBe(shown);
});

test('a mouse that is dragged turns nothing: it selects text', () => {
  swipe(200, 100, 'mouse');
  expect(place()).toBe('1');
});

test('a gesture that the browser takes over, as for scrolling, turns nothing', () => {
  fireEvent.pointerDown(carousel(), { clientX: 200, pointerType: 'touch', isPrimary: true });
  fireEvent.pointerCancel(carousel());
  fireEvent.pointerUp(carousel(), { clientX: 100, pointerType: 'touch', isPrimary: true });
  expect(place()).toBe('1');
});

test('a move by a button is announced, and one that follows the focus is not: the focus is read', () => {
  const announced = () => place() && screen.getByText(/\d of \d+$/).closest('[aria-live="polite"]') !== null;
  press('Next course');
  expect(announced()).toBe(true);
  rest();
  const link = within(carousel()).getAllByRole('link')[2];
  if (!link) throw new Error('There is no third course.');
  vi.spyOn(link, 'matches').mockReturnValue(true);
  act(() => link.focus());
  expect(place()).toBe('3');
  expect(announced()).toBe(false);
  press('Next course');
  expect(announced()).toBe(true);
});
