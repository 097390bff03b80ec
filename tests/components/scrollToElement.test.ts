import { expect, test, vi } from 'vitest';
import { scrollToElement } from '../../src/components/scrollToElement';
import { find, preferLessMotion } from '../helpers/page';

test.each([
  ['smoothly', 'smooth', '-1', () => {}],
  ['at once with reduced motion', 'instant', '0', preferLessMotion],
] as const)('scrolls %s to an element and moves the focus to it', (_, behavior, tabindex, prepare) => {
  prepare();
  document.body.innerHTML = '<section>Results</section>';
  const target = find('section');
  // An element that Tab reaches stays so.
  if (tabindex === '0') target.setAttribute('tabindex', '0');
  const scrollIntoView = vi.spyOn(target, 'scrollIntoView');
  scrollToElement(target);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
  expect(target).toHaveFocus();
  expect(target).toHaveAttribute('tabindex', tabindex);
});
