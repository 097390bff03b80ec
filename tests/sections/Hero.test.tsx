import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Hero } from '../../src/sections/home/Hero';
import { passTime, stopTime } from '../helpers/time';

/** The slides have links. */
const hero = (
  <MemoryRouter>
    <Hero />
  </MemoryRouter>
);
const shown = () => document.querySelector('[data-current]')?.getAttribute('aria-label');

beforeEach(() => {
  stopTime();
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 400 } as PerformanceEntry]);
});

test('the first slide of a prerendered page shows for five seconds from the first paint, not from React', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(hero);
  vi.spyOn(performance, 'now').mockReturnValue(3400);
  render(hero, { container, hydrate: true });
  await passTime(1999);
  expect(shown()).toBe('1 of 3');
  await passTime(1);
  expect(shown()).toBe('2 of 3');
  await passTime(4999);
  expect(shown()).toBe('2 of 3');
  await passTime(1);
  expect(shown()).toBe('3 of 3');
});

test('on a page that React brings, the first slide shows for five seconds too', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  render(hero);
  await passTime(4999);
  expect(shown()).toBe('1 of 3');
  await passTime(1);
  expect(shown()).toBe('2 of 3');
});
