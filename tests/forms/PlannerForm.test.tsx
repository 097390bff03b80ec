import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Planner from '../../src/sections/planner/Planner';
import { catchPosts } from '../helpers/forms';
import { renderWithApp } from '../helpers/render';

const show = () => renderWithApp(<Planner />);
const choices = {
  'Career field': 'Technology',
  'Skill level': 'Beginner',
  'Learning style': 'Practical Training',
  Duration: '3 months',
};
const lists = () => screen.queryAllByRole<HTMLSelectElement>('combobox');
const choose = async (user: ReturnType<typeof show>['user'], picks: Record<string, string>) => {
  for (const [label, option] of Object.entries(picks)) {
    await user.selectOptions(screen.getByLabelText(label), option);
  }
};
const planNow = () => screen.getByRole('button', { name: 'Plan Now' });

test.each(Object.entries(choices))(
  'without %s the button does nothing; once it is chosen the button plans',
  async (missing, option) => {
    const { user, container } = show();
    await choose(user, { ...choices, [missing]: 'Choose one' });
    const before = container.textContent;
    await user.click(planNow());
    await choose(user, { [missing]: option });
    expect(container.textContent).toBe(before);
    expect(document.querySelector('[aria-invalid="true"], .Mui-error')).toBeNull();
    await user.click(planNow());
    expect(await screen.findByRole('status')).toBeVisible();
  },
);

test('four choices replace the form with the plan; Map Out the Next Journey brings it back', async () => {
  const posts = catchPosts();
  const { user } = show();
  await choose(user, choices);
  await user.click(planNow());
  const plan = within(await screen.findByRole('status'));
  for (const phase of ['Fundamentals', 'Specialisation', 'Applied projects'])
    expect(plan.getByRole('heading', { name: phase })).toBeVisible();
  expect(lists()).toEqual([]);
  await user.click(plan.getByRole('button', { name: 'Map Out the Next Journey' }));
  expect(lists().map(({ value }) => value)).toEqual(['', '', '', '']);
  expect(posts).toEqual([]);
});
