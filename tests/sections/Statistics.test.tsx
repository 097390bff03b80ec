import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { about } from '../../src/content/about';
import { startCountUp } from '../../src/native/countUp';
import Statistics from '../../src/sections/about/Statistics';
import { find, preferLessMotion } from '../helpers/page';

const final = about.statistics.items.map(({ value, suffix }) => `${value}${suffix}`);
/** The numbers as they are drawn, and as they are read out. */
const drawn = () => screen.getAllByRole('definition').map((item) => item.firstElementChild?.textContent);
const readOut = () => screen.getAllByRole('definition').map((item) => item.lastElementChild?.textContent);

// e2e/pages.spec.ts scrolls to the numbers without scripts.
test('numbers that count up go on when React takes over, and end at their values', () => {
  vi.useFakeTimers();
  /** The numbers are in view. */
  class Observer {
    observe: () => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => report([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Statistics />);
  startCountUp(find('dl'), 'counting');
  vi.advanceTimersByTime(700);
  const half = drawn();
  expect(half).not.toEqual(final);
  expect(readOut()).toEqual(final);
  render(<Statistics />, { container, hydrate: true });
  expect(drawn()).toEqual(half);
  act(() => void vi.advanceTimersByTime(2000));
  expect(drawn()).toEqual(final);
});

test('with reduced motion the numbers show their values at once', () => {
  preferLessMotion();
  render(<Statistics />);
  expect(document.querySelector('dl')).toHaveAttribute('data-stage', 'still');
  expect(drawn()).toEqual(final);
});
