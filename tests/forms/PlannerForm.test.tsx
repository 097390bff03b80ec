import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plannerOptions, type PlannerField } from '../../schemas/planner';
import { plannerForm } from '../../src/content/forms';
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
const lists = () => screen.getAllByRole<HTMLSelectElement>('combobox');
const choose = async (user: ReturnType<typeof show>['user'], picks: Record<string, string>) => {
  for (const [label, option] of Object.entries(picks)) {
    await user.selectOptions(screen.getByLabelText(label), option);
  }
};
const planNow = () => screen.getByRole('button', { name: 'Plan Now' });

test('shows four lists in order with their choices and nothing selected', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Need some direction?' })).toBeVisible();
  const table = lists().map((list) => [
    list.labels[0]?.textContent,
    list.value,
    within(list)
      .getAllByRole('option')
      .slice(1)
      .map((option) => [option.getAttribute('value'), option.textContent]),
  ]);
  const expected = Object.entries(plannerOptions).map(([name, options]) => [
    plannerForm.labels[name as PlannerField],
    '',
    options.map(({ value, label }) => [value, label]),
  ]);
  expect(table).toEqual(expected);
});

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
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(plan.getByRole('button', { name: 'Map Out the Next Journey' }));
  expect(lists().map(({ value }) => value)).toEqual(['', '', '', '']);
  await choose(user, { 'Career field': 'Design' });
  await user.click(planNow());
  expect(lists()).toHaveLength(4);
  expect(posts).toEqual([]);
});
