import './zodConfig.ts';
import * as z from 'zod/mini';
import { rulesOf, type Field, type Fields, type Moment } from './fields/field.ts';
import { firstFailure } from './ruleTable.ts';

/**
 * One field: at most one issue, that of the first rule that fails, with its id in `params.rule`. The table is a single
 * check because Zod runs every check it is given. An untouched field is `undefined` or absent in form state and counts as
 * empty, so that the table's own message appears.
 */
export function fieldSchema(field: Pick<Field, 'rules' | 'liveRules' | 'output'>, moment: Moment) {
  const rules = rulesOf(field, moment);
  const checked = z.string().check(({ value, issues }) => {
    const failure = firstFailure(rules, value);
    if (failure === undefined) return;
    const { rule, message } = failure;
    issues.push({ code: 'custom', input: value, message, params: { rule: rule.id } });
  });
  return z.pipe(z.prefault(checked, ''), z.transform(field.output ?? ((value: string) => value)));
}

/** A form at one moment. Both moments accept the same values and give out the same ones. */
export function formSchema<const Form extends Fields>(fields: Form, moment: Moment) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, moment)]),
  ) as { [Name in keyof Form]: ReturnType<typeof fieldSchema> };
  return z.object(shape);
}

/** The same with the consent checkbox: optional, unticked when absent. */
export function withConsent<const Form extends Fields>(fields: Form, moment: Moment) {
  return z.extend(formSchema(fields, moment), { consent: z.prefault(z.boolean(), false) });
}

interface FieldError {
  /** The rule's id. Unlike the message it never repeats the value, so analytics may have it. */
  readonly type: string;
  readonly message: string;
}

/** What a schema refuses in the values of a form, by field: `{ email: { type: 'shape', message: '…' } }`, or `{}`. */
export function fieldErrors(schema: z.core.$ZodType, values: unknown): Record<string, FieldError> {
  const { error } = z.safeParse(schema, values);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => {
      const type = issue.code === 'custom' ? String(issue.params?.['rule']) : issue.code;
      return [issue.path.join('.'), { type, message: issue.message }];
    }),
  );
}
