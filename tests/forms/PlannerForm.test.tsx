import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Planner from '../../src/sections/planner/Planner';
import { catchPosts } from '../helpers/forms';
import { renderWithApp } from '../helpers/render';

const planNow = () => screen.getByRole('button', { name: 'Plan Now' });
const lists = () => screen.getAllByRole<HTMLSelectElement>('combobox');

test('“Plan Now” does nothing while a list has no choice', async () => {
  const { user, container } = renderWithApp(<Planner />);
  const before = container.textContent;
  for (const list of lists()) {
    await user.click(planNow());
    expect(container.textContent).toBe(before);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await user.selectOptions(list, list.options[1]?.value ?? '');
  }
});

test('with a choice in each list “Plan Now” shows the plan, and posts no lead', async () => {
  const posts = catchPosts();
  const { user } = renderWithApp(<Planner />);
  for (const list of lists()) await user.selectOptions(list, list.options[1]?.value ?? '');
  await user.click(planNow());
  expect(await screen.findByRole('status')).toHaveTextContent('Months 1-2');
  expect(posts).toEqual([]);
});

/** Makes a plan that starts `top` px below the upper edge of the window. Returns what scrolls the page to it. */
const planAt = async (top: number) => {
  const { user } = renderWithApp(<Planner />);
  for (const list of lists()) await user.selectOptions(list, list.options[1]?.value ?? '');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(planNow());
  expect(await screen.findByRole('status')).toHaveFocus();
  return scroll;
};

test('the page scrolls to the start of a plan that starts above the window, or under the bar', async () => {
  expect(await planAt(40)).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
});

test('the page does not move if the start of the plan is in view', async () => {
  expect(await planAt(300)).not.toHaveBeenCalled();
});
