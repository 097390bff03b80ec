// @vitest-environment node
import { expect, test } from 'vitest';
import { plannerOptions, plannerSchema, type PlannerValues } from '../../schemas/index.ts';

const chosen = {
  careerField: 'tech',
  skillLevel: 'beginner',
  learningStyle: 'visual',
  duration: '6months',
} satisfies PlannerValues;

const choices = Object.entries(plannerOptions).flatMap(([name, options]) =>
  options.map(({ value }) => [name, value] as const),
);

test('four of the listed choices make a plan', () => {
  for (const [name, value] of choices)
    expect(plannerSchema.parse({ ...chosen, [name]: value })).toEqual({ ...chosen, [name]: value });
});

const isPlan = (name: string, value: unknown) =>
  plannerSchema.safeParse({ ...chosen, [name]: value }).success;

test.each(Object.keys(chosen))('without %s there is no plan', (name) => {
  for (const value of ['', undefined]) expect(isPlan(name, value), `with ${String(value)}`).toBe(false);
});

test.each(Object.keys(chosen))('what %s is called on the page is not its value', (name) => {
  expect(isPlan(name, 'Technology')).toBe(false);
});
