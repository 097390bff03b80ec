import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSlideshow } from '../../src/native/slideshow';
import { Hero } from '../../src/sections/home/Hero';
import { find, preferLessMotion, setVisible } from '../helpers/page';
import { passTime } from '../helpers/time';

/** The slides have links. */
const hero = (
  <MemoryRouter>
    <Hero />
  </MemoryRouter>
);
const shown = () => document.querySelector('[data-current-slide]')?.getAttribute('aria-label');

/** The prerendered page, whose slideshow runs before React. */
const prerendered = () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(hero);
  startSlideshow(find('[data-slideshow]'));
  return container;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 400 } as PerformanceEntry]);
  vi.spyOn(performance, 'now').mockReturnValue(400);
});

test('slides change every five seconds, before and after React', async () => {
  const container = prerendered();
  await passTime(4999);
  expect(shown()).toBe('1 of 3');
  await passTime(1);
  expect(shown()).toBe('2 of 3');
  render(hero, { container, hydrate: true });
  await passTime(5000);
  expect(shown()).toBe('3 of 3');
});

test('a slide waits under the pointer, while it has the focus, and when paused', async () => {
  prerendered();
  const slideshow = find('[data-slideshow]');
  slideshow.dispatchEvent(new PointerEvent('pointerenter'));
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
  slideshow.dispatchEvent(new PointerEvent('pointerleave'));
  await passTime(5000);
  expect(shown()).toBe('2 of 3');
  screen.getByRole('button', { name: 'Show slide 1' }).focus();
  await passTime(20_000);
  expect(shown()).toBe('2 of 3');
  screen.getByRole('button', { name: 'Pause slides' }).click();
  screen.getByRole('button', { name: 'Show slide 1' }).blur();
  await passTime(20_000);
  expect(shown()).toBe('2 of 3');
});

test('a slide waits while its window has lost the focus that is on it', async () => {
  prerendered();
  const dot = screen.getByRole('button', { name: 'Show slide 1' });
  dot.focus();
  // The active element of the page stays.
  fireEvent.focusOut(dot, { relatedTarget: null });
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
});

test('slides wait in a tab that nobody sees', async () => {
  setVisible(false);
  prerendered();
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
});

test('slides wait behind a dialog, so that its opener is still there when it closes', async () => {
  prerendered();
  const page = document.documentElement;
  page.setAttribute('data-modal', 'false');
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
  page.removeAttribute('data-modal');
  await passTime(5000);
  expect(shown()).toBe('2 of 3');
});

test('slides that have left the page stop, and the next visit starts its own', async () => {
  prerendered().remove();
  await passTime(5000);
  expect(vi.getTimerCount()).toBe(0);
  prerendered();
  await passTime(5000);
  expect(shown()).toBe('2 of 3');
});

test('a dot shows its slide for five seconds', async () => {
  prerendered();
  await passTime(3000);
  screen.getByRole('button', { name: 'Show slide 3' }).click();
  await passTime(4999);
  expect(shown()).toBe('3 of 3');
  expect(screen.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute('aria-current', 'true');
  await passTime(1);
  expect(shown()).toBe('1 of 3');
});

test('with reduced motion the slides wait until the visitor starts them', async () => {
  preferLessMotion();
  prerendered();
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
  screen.getByRole('button', { name: 'Play slides' }).click();
  await passTime(5000);
  expect(shown()).toBe('2 of 3');
});

test('with Play the slides move, although its button has the focus', async () => {
  prerendered();
  screen.getByRole('button', { name: 'Pause slides' }).focus();
  screen.getByRole('button', { name: 'Pause slides' }).click();
  screen.getByRole('button', { name: 'Play slides' }).click();
  await passTime(5000);
  expect(shown()).toBe('2 of 3');
});

test('a slide that has the focus before the slides begin waits', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(hero);
  find('[data-slideshow] a').focus();
  startSlideshow(find('[data-slideshow]'));
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
});

test('the first slide changes five seconds after it was painted, also where the script came late', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2400);
  prerendered();
  await passTime(2999);
  expect(shown()).toBe('1 of 3');
  await passTime(1);
  expect(shown()).toBe('2 of 3');
});

test('slides that move stop when less motion is asked for', async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  prerendered();
  await passTime(5000);
  expect(shown()).toBe('2 of 3');
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  await passTime(20_000);
  expect(shown()).toBe('2 of 3');
});

test('slides that the visitor has paused stay paused when less motion is asked for and no longer', async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  prerendered();
  screen.getByRole('button', { name: 'Pause slides' }).click();
  for (const matches of [true, false]) {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  }
  await passTime(20_000);
  expect(shown()).toBe('1 of 3');
});

test('a touch of the scene stops the slides, and a person in it shows their slide', async () => {
  prerendered();
  const student = screen.getByRole('button', { name: 'For students' });
  student.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  student.click();
  await passTime(20_000);
  expect(shown()).toBe('3 of 3');
  expect(screen.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute('aria-current', 'true');
  screen.getByRole('button', { name: 'For businesses' }).click();
  expect(shown()).toBe('2 of 3');
  screen.getByRole('button', { name: 'Play slides' }).click();
  await passTime(5000);
  expect(shown()).toBe('3 of 3');
});

test('a tab that comes to the front shows its slide for five seconds', async () => {
  prerendered();
  setVisible(false);
  await passTime(9000);
  setVisible(true);
  await passTime(4999);
  expect(shown()).toBe('1 of 3');
  await passTime(1);
  expect(shown()).toBe('2 of 3');
});
