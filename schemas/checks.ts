import './zodConfig.ts';
import * as z from 'zod/mini';
import { rulesOf, type Field, type Moment } from './fields/field.ts';
import { messageOf, type RuleTable } from './ruleTable.ts';

/** How a form calls a field: the names of its inputs are the CRM's. */
export type NameOf = (field: string) => string;
export const asIs: NameOf = (field) => field;

/**
 * A table's rules as checks of a Zod schema, in their order. The first one that fails is the field's only issue. Zod's own
 * `z.email()` and others are not used: each rule has an agreed message, and a fixed place in the order.
 */
export function checks(rules: RuleTable) {
  return rules.map((rule) =>
    z.refine<string>((value) => !rule.fails(value), {
      error: ({ input }) => messageOf(rule, String(input)),
      abort: true,
      params: { rule: rule.id },
    }),
  );
}

/**
 * The schema of one field. An untouched field is `undefined` or absent in form state and counts as empty, so that the
 * table's own message appears. The output is what is sent.
 */
export function fieldSchema(field: Pick<Field, 'rules' | 'liveRules' | 'output'>, moment: Moment) {
  const { output = (value: string) => value } = field;
  return z.pipe(z.prefault(z.string().check(...checks(rulesOf(field, moment))), ''), z.transform(output));
}

/**
 * The id of the rule that each refused field breaks: `{ email: 'shape' }`. Unlike a message an id never repeats the value,
 * so analytics may have it.
 */
export function brokenRules(schema: z.core.$ZodType, values: unknown): Record<string, string> {
  const { error } = z.safeParse(schema, values);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? String(issue.params?.['rule']) : issue.code,
    ]),
  );
}
