import { beforeEach, expect, test, vi } from 'vitest';
import { leadLight } from '../../src/native/attention';
import { startSlideshow } from '../../src/native/slideshow';

let inView: (entries: { isIntersecting: boolean }[]) => void;
const box = { left: 100, top: 50, width: 200, height: 100 };

const scene = () => {
  document.body.innerHTML =
    '<section><a data-dialog="x" href="/">First</a><a data-dialog="y" href="/">Second</a><svg data-light></svg><button data-lamp aria-pressed="false">Lamp</button></section>';
  const root = document.querySelector('section') as HTMLElement;
  const light = document.querySelector<SVGElement>('[data-light]') as SVGElement;
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
  const [first, second] = document.querySelectorAll('a');
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
  const lamp = document.querySelector('button');
  lamp?.click();
  expect(root).toHaveAttribute('data-lit');
  expect(lamp).toHaveAttribute('aria-pressed', 'true');
  lamp?.click();
  expect(root).not.toHaveAttribute('data-lit');
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
