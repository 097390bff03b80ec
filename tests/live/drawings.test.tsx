import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CampusCycle } from '../../src/components/live/CampusCycle';
import { Certificate } from '../../src/components/live/Certificate';
import { PlannerTimeline } from '../../src/components/live/PlannerTimeline';
import { campus } from '../../src/content/campus';
import { company } from '../../src/content/company';
import { planner } from '../../src/content/planner';

test('a certificate and the cycle of the campus are each one image, with their words as its name', () => {
  const certificate = render(<Certificate title="Cloud Engineering" kind="internship" />).container;
  const blank = `Certificate of internship from ${company.name}: Cloud Engineering. Name, date and signature are still blank.`;
  expect(within(certificate).getByRole('img', { name: blank })).toBe(certificate.firstElementChild);
  const cycle = render(<CampusCycle steps={campus.cycle.steps} />).container;
  const name =
    'A cycle of 4 steps: Student selection, Training, Real projects, Enhancement, and then the first again.';
  expect(within(cycle).getByRole('img', { name })).toBe(cycle.firstElementChild);
});

test('the phases of a plan are a list, each with its months, heading, text and points', () => {
  const { container } = render(<PlannerTimeline phases={planner.phases} />);
  const items = container.querySelectorAll('ol > li');
  expect(items).toHaveLength(planner.phases.length);
  for (const [index, { title, months, text, points }] of planner.phases.entries())
    for (const part of [title, months, text, ...points])
      expect(items[index]).toHaveTextContent(part.replaceAll('\u00a0', ' '));
});
