// @vitest-environment node
import { expect, test } from 'vitest';
import { plannerOptions, plannerSchema, type PlannerValues } from '../../schemas/index.ts';

const chosen = {
  careerField: 'tech',
  skillLevel: 'beginner',
  learningStyle: 'visual',
  duration: '6months',
} satisfies PlannerValues;

test('four choices make a plan', () => {
  expect(plannerSchema.parse(chosen)).toEqual(chosen);
});

test.each(['careerField', 'skillLevel', 'learningStyle', 'duration'])(
  'without %s there is no plan',
  (name) => {
    expect(plannerSchema.safeParse({ ...chosen, [name]: '' }).success).toBe(false);
    expect(plannerSchema.safeParse({ ...chosen, [name]: undefined }).success).toBe(false);
    expect(plannerSchema.safeParse({ ...chosen, [name]: 'Technology' }).success).toBe(false);
  },
);

test('every listed choice is accepted', () => {
  for (const [name, options] of Object.entries(plannerOptions)) {
    for (const { value } of options)
      expect(plannerSchema.parse({ ...chosen, [name]: value })).toHaveProperty(name, value);
  }
});
