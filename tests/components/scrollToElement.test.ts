import { beforeEach, expect, test, vi } from 'vitest';
import { scrollToElement } from '../../src/components/scrollToElement';
import { preferLessMotion } from '../helpers/page';

const scrollIntoView = vi.fn<HTMLElement['scrollIntoView']>();
const target = () => document.querySelector<HTMLElement>('section');

beforeEach(() => {
  scrollIntoView.mockClear();
  document.body.innerHTML = '<section>Results</section>';
  Object.assign(target() ?? {}, { scrollIntoView });
});

test('scrolls smoothly to the element and moves the focus to it', () => {
  scrollToElement(target());
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
  expect(target()).toHaveFocus();
});

test('with reduced motion it jumps to the element, and an element that Tab reaches stays so', () => {
  preferLessMotion();
  target()?.setAttribute('tabindex', '0');
  scrollToElement(target());
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
  expect(target()).toHaveAttribute('tabindex', '0');
});
