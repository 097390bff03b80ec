import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { about } from '../../src/content/about';
import { startCountUp } from '../../src/native/countUp';
import Statistics from '../../src/sections/about/Statistics';
import { preferLessMotion } from '../helpers/page';

let seen: (isIntersecting: boolean) => void;
let threshold: unknown;
let observers = 0;

class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
    seen = (isIntersecting) => act(() => report([{ isIntersecting }]));
    ({ threshold } = options);
  }
  observe() {
    observers += 1;
  }
  disconnect() {
    observers -= 1;
  }
}

beforeEach(() => {
  observers = 0;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});

const items = about.statistics.items;
const final = items.map(({ value, suffix }) => `${value}${suffix}`);
const zero = items.map(({ suffix }) => `0${suffix}`);
/** The numbers as they are drawn, and as they are read out. */
const drawn = () => screen.getAllByRole('definition').map((item) => item.firstElementChild?.textContent);
const readOut = () => screen.getAllByRole('definition').map((item) => item.lastElementChild?.textContent);
const list = () => document.querySelector('dl') ?? expect.fail();
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The prerendered page, where the boot script starts the counting. */
const prerendered = () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Statistics />);
  startCountUp(list(), 'still');
  return container;
};

test('the numbers count up from 0 once a tenth of the band is visible, and React continues', () => {
  const container = prerendered();
  expect(threshold).toBe(0.1);
  seen(false);
  pass(60_000);
  expect(list()).toHaveAttribute('data-stage', 'hidden');
  seen(true);
  expect(drawn()).toEqual(zero);
  pass(700);
  const half = drawn();
  expect(half).not.toEqual(zero);
  expect(half).not.toEqual(final);
  expect(readOut()).toEqual(final);
  render(<Statistics />, { container, hydrate: true });
  expect(drawn()).toEqual(half);
  expect(list()).toHaveAttribute('data-stage', 'counting');
  pass(3000);
  expect(drawn()).toEqual(final);
  expect(observers).toBe(0);
});

test('numbers that leave the view too early count again', () => {
  render(<Statistics />);
  seen(true);
  pass(700);
  seen(false);
  expect(list()).toHaveAttribute('data-stage', 'hidden');
  expect(drawn()).toEqual(final);
  expect(vi.getTimerCount()).toBe(0);
  seen(true);
  expect(drawn()).toEqual(zero);
});

test.each(['with reduced motion', 'on a page that opens in the middle of the band'])(
  '%s they show their values at once',
  (how) => {
    if (how === 'with reduced motion') preferLessMotion();
    prerendered();
    if (observers > 0) seen(true);
    expect(list()).toHaveAttribute('data-stage', 'still');
    expect(drawn()).toEqual(final);
    expect(observers).toBe(0);
  },
);
