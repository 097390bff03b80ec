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

test('the page glides to the element, and the keyboard goes on from there', () => {
  scrollToElement(target());
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
  expect(target()).toHaveFocus();
  expect(target()).toHaveAttribute('tabindex', '-1');
});

test('who asked for less motion is there at once', () => {
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
