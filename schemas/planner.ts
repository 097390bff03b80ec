import './zodConfig.ts';
import * as z from 'zod/mini';

export const plannerFields = ['careerField', 'skillLevel', 'learningStyle', 'duration'] as const;
export type PlannerField = (typeof plannerFields)[number];

/** The choices of the career planner's four lists: `value` is kept, `label` is shown. */
export const plannerOptions = {
  careerField: [
    { value: 'tech', label: 'Technology' },
    { value: 'design', label: 'Design' },
    { value: 'marketing', label: 'Marketing' },
  ],
  skillLevel: [
    { value: 'beginner', label: 'Beginner' },
    { value: 'medium', label: 'Medium' },
    { value: 'advanced', label: 'Advanced' },
  ],
  learningStyle: [
    { value: 'visual', label: 'Visual Learning' },
    { value: 'practical', label: 'Practical Training' },
    { value: 'theoretical', label: 'Theoretical' },
  ],
  duration: [
    { value: '3months', label: '3 months' },
    { value: '6months', label: '6 months' },
    { value: '1year', label: '1 year' },
  ],
} as const satisfies Record<PlannerField, unknown>;

function oneOf<const Value extends string>(options: readonly { readonly value: Value }[]) {
  return z.enum(options.map((option) => option.value));
}

/**
 * Passes when all four lists have a choice. The planner shows no message for a missing one; its button does nothing.
 */
export const plannerSchema = z.object({
  careerField: oneOf(plannerOptions.careerField),
  skillLevel: oneOf(plannerOptions.skillLevel),
  learningStyle: oneOf(plannerOptions.learningStyle),
  duration: oneOf(plannerOptions.duration),
});

export type PlannerValues = z.output<typeof plannerSchema>;
