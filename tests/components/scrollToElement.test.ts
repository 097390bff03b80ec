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
  expect(target()).toHaveAttribute('tabindex', '-1');
});

test('with reduced motion it jumps to the element', () => {
  preferLessMotion();
  scrollToElement(target());
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
});

test('an element that can be reached by Tab stays so', () => {
  target()?.setAttribute('tabindex', '0');
  scrollToElement(target());
  expect(target()).toHaveFocus();
  expect(target()).toHaveAttribute('tabindex', '0');
});
