import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Planner from '../../src/sections/planner/Planner';
import { catchPosts } from '../helpers/forms';
import { renderWithApp } from '../helpers/render';

const choices = {
  'Career field': 'Technology',
  'Skill level': 'Beginner',
  'Learning style': 'Practical Training',
  Duration: '3 months',
};
const lists = () => screen.queryAllByRole<HTMLSelectElement>('combobox');

test('the planner does nothing before the last choice, then shows the plan, and starts again', async () => {
  const posts = catchPosts();
  const { user, container } = renderWithApp(<Planner />);
  const before = container.textContent;
  const planNow = screen.getByRole('button', { name: 'Plan Now' });
  for (const [label, option] of Object.entries(choices)) {
    await user.click(planNow);
    expect(container.textContent).toBe(before);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await user.selectOptions(screen.getByLabelText(label), option);
  }
  await user.click(planNow);
  const plan = within(await screen.findByRole('status'));
  for (const phase of ['Fundamentals', 'Specialisation', 'Applied projects'])
    expect(plan.getByRole('heading', { name: phase })).toBeVisible();
  expect(lists()).toEqual([]);
  await user.click(plan.getByRole('button', { name: 'Map Out the Next Journey' }));
  expect(lists().map(({ value }) => value)).toEqual(['', '', '', '']);
  expect(posts).toEqual([]);
});
