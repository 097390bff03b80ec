import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlannerTimeline } from '../../src/components/live/PlannerTimeline';
import { monthsOf } from '../../src/components/live/timeline/monthsOf';
import { planner } from '../../src/content/planner';

const show = () => {
  const { container } = render(<PlannerTimeline phases={planner.phases} />);
  return { container, list: container.querySelector('ol') };
};

test('the phases are an ordered list, each with its months, heading, text and every point', () => {
  const { list } = show();
  const items = [...(list?.children ?? [])] as HTMLElement[];
  expect(items).toHaveLength(planner.phases.length);
  planner.phases.forEach(({ months, title, text, points }, index) => {
    const item = items[index] as HTMLElement;
    const words = within(item);
    expect(words.getByRole('heading', { level: 4, name: title })).toBeVisible();
    expect(words.getByText(months)).toBeVisible();
    expect(words.getByText(text)).toBeVisible();
    const bullets = words.getAllByRole('listitem').map((point) => point.textContent);
    expect(bullets).toEqual([...points]);
  });
});

test('the six months are marked once each, for the eye only', () => {
  const { container } = show();
  const months = [...container.querySelectorAll('[aria-hidden] > span')].map((tick) => tick.textContent);
  expect(months.filter(Boolean)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a label gives its months, one or many, or none', () => {
  expect(monthsOf('Months 3-4')).toEqual([3, 4]);
  expect(monthsOf('Month 6')).toEqual([6]);
  expect(monthsOf('Later')).toEqual([]);
});
