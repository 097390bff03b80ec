import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { about } from '../../src/content/about';
import Statistics from '../../src/sections/about/Statistics';
import { preferLessMotion } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

let seen: (isIntersecting: boolean) => void;
let threshold: unknown;
let observers = 0;

beforeEach(() => {
  observers = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
        seen = (isIntersecting) => act(() => report([{ isIntersecting }]));
        threshold = options.threshold;
      }
      observe() {
        observers += 1;
      }
      disconnect() {
        observers -= 1;
      }
    },
  );
});

const items = about.statistics.items;
const final = items.map(({ value, suffix }) => `${value}${suffix}`);
const zero = items.map(({ suffix }) => `0${suffix}`);
/** The numbers as they are drawn, and as they are read out. */
const drawn = () => screen.getAllByRole('definition').map((item) => item.firstElementChild?.textContent);
const readOut = () => screen.getAllByRole('definition').map((item) => item.lastElementChild?.textContent);
const list = () => document.querySelector('dl');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the numbers wait until a tenth of the band is seen, count up from 0, and end at their values', () => {
  renderWithApp(<Statistics />);
  expect(threshold).toBe(0.1);
  expect(list()).toHaveAttribute('data-stage', 'hidden');
  seen(false);
  expect(list()).toHaveAttribute('data-stage', 'hidden');
  seen(true);
  expect(list()).toHaveAttribute('data-stage', 'counting');
  expect(observers).toBe(0);
  expect(drawn()).toEqual(zero);
  pass(700);
  expect(drawn()).not.toEqual(zero);
  expect(drawn()).not.toEqual(final);
  expect(readOut()).toEqual(final);
  pass(3000);
  expect(drawn()).toEqual(final);
});

test('for who asked for less motion they stand still', () => {
  preferLessMotion();
  renderWithApp(<Statistics />);
  expect(list()).toHaveAttribute('data-stage', 'still');
  expect(drawn()).toEqual(final);
  expect(observers).toBe(0);
});

test('numbers that have appeared by themselves before React came stay as they are', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 800, 300));
  renderWithApp(<Statistics />);
  expect(list()).toHaveAttribute('data-stage', 'still');
  expect(drawn()).toEqual(final);
  expect(observers).toBe(0);
});

test('nothing counts on after the page is left', () => {
  const { unmount } = renderWithApp(<Statistics />);
  seen(true);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
