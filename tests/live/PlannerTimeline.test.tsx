import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlannerTimeline } from '../../src/components/live/PlannerTimeline';
import { monthsOf } from '../../src/components/live/timeline/monthsOf';
import { planner } from '../../src/content/planner';

test('the phases are a list, each with its months, heading, text and points; the months are marked once', () => {
  const { container } = render(<PlannerTimeline phases={planner.phases} />);
  const items = [...container.querySelectorAll<HTMLElement>('ol > li')];
  expect(items).toHaveLength(planner.phases.length);
  for (const [index, { months, title, text, points }] of planner.phases.entries()) {
    const words = within(items[index] as HTMLElement);
    expect(words.getByRole('heading', { level: 4, name: title })).toBeVisible();
    for (const part of [months, text, ...points]) expect(words.getByText(part)).toBeVisible();
  }
  const ticks = [...container.querySelectorAll('[aria-hidden] > span')].map((tick) => tick.textContent);
  expect(ticks.join('')).toBe('123456');
});

test('a label gives its months, one or many, or none', () => {
  expect(['Months 3-4', 'Month 6', 'Later'].map(monthsOf)).toEqual([[3, 4], [6], []]);
});
