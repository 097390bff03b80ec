import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Planner from '../../src/sections/planner/Planner';
import { catchPosts } from '../helpers/forms';
import { renderWithApp } from '../helpers/render';

// e2e/accessibility/keyboard.spec.ts makes a plan by keyboard, and starts again.
test('“Plan Now” does nothing before the last choice, then shows the plan; the next journey begins at the first choice', async () => {
  const posts = catchPosts();
  const { user, container } = renderWithApp(<Planner />);
  const before = container.textContent;
  const planNow = screen.getByRole('button', { name: 'Plan Now' });
  for (const list of screen.getAllByRole<HTMLSelectElement>('combobox')) {
    await user.click(planNow);
    expect(container.textContent).toBe(before);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await user.selectOptions(list, list.options[1]?.value ?? '');
  }
  await user.click(planNow);
  expect(await screen.findByRole('status')).toHaveTextContent('Months 1-2');
  expect(posts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Map Out the Next Journey' }));
  expect(screen.getAllByRole('combobox')[0]).toHaveFocus();
});
