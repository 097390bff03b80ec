import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSlideshow } from '../../src/native/slideshow';
import { Hero } from '../../src/sections/home/Hero';
import { passTime, stopTime } from '../helpers/time';

/** The slides have links. */
const hero = (
  <MemoryRouter>
    <Hero />
  </MemoryRouter>
);
const shown = () => document.querySelector('[data-current]')?.getAttribute('aria-label');
/** The slide after that time, if it does not change before. */
const slideAfter = async (ms: number) => {
  const before = shown();
  await passTime(ms - 1);
  if (shown() !== before) return 'changed too early';
  await passTime(1);
  return shown();
};
const point = (type: 'pointerenter' | 'pointerleave') =>
  document.querySelector('[data-slideshow]')?.dispatchEvent(new PointerEvent(type));

beforeEach(() => {
  stopTime();
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 400 } as PerformanceEntry]);
});

/** The drawing that a slide waits for comes. */
let arrive: () => void;
vi.mock('../../src/runtime/fetchDocument', () => ({
  fetchDocument: (_address: string, use: (markup: Document) => void) => {
    arrive = () =>
      use(new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'));
  },
}));

/** The prerendered page, whose slideshow runs before React. The second slide may have a drawing to come. */
const prerendered = (drawing?: string) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(hero);
  if (drawing) {
    const place = container.querySelectorAll('[data-slide]')[1]?.appendChild(document.createElement('div'));
    if (place) place.dataset['drawing'] = drawing;
  }
  const root = container.querySelector<HTMLElement>('[data-slideshow]');
  if (root) startSlideshow(root);
  return container;
};

test('slides change every five seconds from the first paint, before and after React', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(3400);
  const container = prerendered();
  expect(await slideAfter(2000)).toBe('2 of 3');
  render(hero, { container, hydrate: true });
  expect(await slideAfter(5000)).toBe('3 of 3');
});

test('a slide waits under the pointer, while it has the focus, and when paused', async () => {
  prerendered();
  point('pointerenter');
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
  point('pointerleave');
  expect(await slideAfter(5000)).toBe('2 of 3');
  screen.getByRole('button', { name: 'Show slide 1' }).focus();
  await passTime(20_000);
  expect(shown()).toBe('2 of 3');
  await userEvent
    .setup({ advanceTimers: passTime })
    .click(screen.getByRole('button', { name: 'Pause slides' }));
  screen.getByRole('button', { name: 'Play slides' }).blur();
  await passTime(20_000);
  expect(shown()).toBe('2 of 3');
});

test('a dot shows its slide for five seconds', async () => {
  prerendered();
  await passTime(3000);
  screen.getByRole('button', { name: 'Show slide 3' }).click();
  expect(shown()).toBe('3 of 3');
  expect(screen.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute('aria-current', 'true');
  expect(await slideAfter(5000)).toBe('1 of 3');
});

test('with reduced motion the slides wait until the visitor starts them', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
  );
  prerendered();
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
  screen.getByRole('button', { name: 'Play slides' }).click();
  expect(await slideAfter(5000)).toBe('2 of 3');
});

test.each([
  ['is shown when it arrives', '2 of 3', '3 of 3'],
  ['waits under the pointer', '1 of 3', '1 of 3'],
] as const)('a slide whose drawing is late %s', async (what, first, then) => {
  prerendered('/assets/partner.svg');
  await passTime(12_000);
  if (what === 'waits under the pointer') point('pointerenter');
  arrive();
  expect(shown()).toBe(first);
  await passTime(5000);
  expect(shown()).toBe(then);
});

test('on a page that React brings, the first slide shows for five seconds too', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  render(hero);
  expect(await slideAfter(5000)).toBe('2 of 3');
});
