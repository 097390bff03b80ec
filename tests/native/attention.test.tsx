import { getByRole } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LIGHT, LIT, marked, OPENER } from '../../src/config/markup';
import { homeHeadings } from '../../src/content/home';
import { leadLight } from '../../src/native/attention';
import { startSlideshow } from '../../src/native/slideshow';
import { Hero } from '../../src/sections/home/Hero';

let inView: (entries: { isIntersecting: boolean }[]) => void;
const box = { left: 100, top: 50, width: 200, height: 100 };

/** The first screen of Home as the build renders it, before React. */
const scene = () => {
  document.body.innerHTML = renderToString(
    <MemoryRouter>
      <Hero />
    </MemoryRouter>,
  );
  const root = document.querySelector('section') as HTMLElement;
  const light = root.querySelector<SVGElement>(marked(LIGHT)) as SVGElement;
  light.getBoundingClientRect = () => box as DOMRect;
  leadLight(root);
  inView([{ isIntersecting: true }]);
  return { root, light };
};
const place = ({ style }: SVGElement) => [style.getPropertyValue('--x'), style.getPropertyValue('--y')];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const move = (target: Element, clientX: number, clientY: number) =>
  target.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof inView) {
        inView = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

test('the light follows the pointer, once a frame', async () => {
  const { root, light } = scene();
  move(root, 130, 60);
  move(root, 150, 80);
  expect(place(light)).toEqual(['', '']);
  await frame();
  expect(place(light)).toEqual(['50px', '30px']);
});

test('each button of the slide lights its own side', async () => {
  const { light } = scene();
  const [first, second] = document.querySelectorAll(marked(OPENER));
  move(first as Element, 5, 5);
  await frame();
  expect(place(light)).toEqual(['40px', '66px']);
  move(second as Element, 5, 5);
  await frame();
  expect(place(light)).toEqual(['160px', '66px']);
});

test('the lamp lights everything, says so, and goes out again', () => {
  const { root } = scene();
  startSlideshow(root);
  const lamp = getByRole(root, 'button', { name: homeHeadings.lamp });
  lamp.click();
  expect(root).toHaveAttribute(LIT);
  expect(lamp).toHaveAttribute('aria-pressed', 'true');
  lamp.click();
  expect(root).not.toHaveAttribute(LIT);
  expect(lamp).toHaveAttribute('aria-pressed', 'false');
});

test('with reduced motion the light stays', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  inView = () => {};
  const { root, light } = scene();
  move(root, 150, 80);
  await frame();
  expect(place(light)).toEqual(['', '']);
});
