import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { about } from '../../src/content/about';
import { startCountUp } from '../../src/native/countUp';
import { NUMBER } from '../../src/native/countUp.markup';
import Statistics from '../../src/sections/about/Statistics';
import { find, preferLessMotion } from '../helpers/page';

const final = about.statistics.items.map(({ value, suffix }) => `${value}${suffix}`);
/** The numbers as they are drawn. */
const drawn = () => screen.getAllByRole('definition').map((item) => item.firstElementChild?.textContent);
/** The numbers as they are read out. */
const readOut = () => screen.getAllByRole('definition').map((item) => item.lastElementChild?.textContent);

/** Stands in for the browser's observer: the numbers are in view. */
class Observer {
  observe: () => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** The prerendered numbers, which the boot script has begun to count up. Returns the element around them. */
const countPartly = () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Statistics />);
  startCountUp(find('dl'), 'counting');
  vi.advanceTimersByTime(700);
  return container;
};

// e2e/pages.spec.ts: the numbers show when the scripts never arrive.
test('numbers that count up go on when React takes over, and end at their values', () => {
  const container = countPartly();
  const partly = drawn();
  expect(partly).not.toEqual(final);
  render(<Statistics />, { container, hydrate: true });
  expect(drawn()).toEqual(partly);
  act(() => void vi.advanceTimersByTime(2000));
  expect(drawn()).toEqual(final);
});

test('numbers that count up are read out at their values', () => {
  countPartly();
  expect(readOut()).toEqual(final);
});

/** Stands in for the browser's observer: it reports a share of the list, as the visitor scrolls. */
let show = (_share: number) => {};
class ScrolledObserver {
  constructor(
    report: (entries: { isIntersecting: boolean }[]) => void,
    { threshold }: { threshold: number },
  ) {
    show = (share) => report([{ isIntersecting: share >= threshold }]);
  }
  observe() {}
  disconnect() {}
}
const startScrolling = () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ScrolledObserver);
};
const numbers = () => screen.getAllByRole('definition', { hidden: true });

test('the numbers are hidden while less than a tenth of them is in view', () => {
  startScrolling();
  render(<Statistics />);
  show(0.09);
  for (const number of numbers()) expect(number).not.toBeVisible();
});

test('the numbers begin at 0 once a tenth of them is in view', () => {
  startScrolling();
  render(<Statistics />);
  show(0.1);
  expect(drawn()).toEqual(final.map((text) => text.replace(/\d+/, '0')));
});

/** A list of one number, large enough that each moment of the counting shows another. */
const largeNumber = () => {
  startScrolling();
  document.body.innerHTML = `<dl><dd ${NUMBER}>1000000000</dd></dl>`;
  startCountUp(find('dl'), 'counting');
  show(1);
  return find('dd');
};

test('a number is still on its way just before 2 seconds', () => {
  const number = largeNumber();
  vi.advanceTimersByTime(1999);
  expect(Number(number.textContent)).toBeLessThan(1_000_000_000);
});

test('a number is at its value after 2 seconds, to a frame', () => {
  const number = largeNumber();
  vi.advanceTimersByTime(2016);
  expect(number).toHaveTextContent(/^1000000000$/);
});

test('with reduced motion the numbers show their values at once', () => {
  preferLessMotion();
  render(<Statistics />);
  expect(document.querySelector('dl')).toHaveAttribute('data-stage', 'still');
  expect(drawn()).toEqual(final);
});
