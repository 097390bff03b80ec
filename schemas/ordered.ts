import './jitless.ts';
import * as z from 'zod/mini';

interface RuleBase {
  /** Unique within its table, in kebab case. */
  readonly id: string;
  /** What the visitor reads; a function when the text repeats the value as typed. */
  readonly message: string | ((value: string) => string);
  /** True when the value breaks this rule, whatever the other rules say. */
  readonly fails: (value: string) => boolean;
}

interface ReachableRule extends RuleBase {
  /** A value for which this is the first rule of its table to fail. */
  readonly example: string;
  readonly shadowedBy?: undefined;
}

/** A rule that can never be the first to fail. It stays in its table because the contract lists it there. */
interface ShadowedRule extends RuleBase {
  readonly example?: undefined;
  /** The id of an earlier rule that fails whenever this one does. */
  readonly shadowedBy: string;
}

export type Rule = ReachableRule | ShadowedRule;

/** Rules in the order they are checked. The first one that fails speaks for the field. */
export type RuleTable = readonly Rule[];

export interface Failure {
  readonly rule: Rule;
  readonly message: string;
}

/** The text of a rule for a value, with the value filled in where the rule repeats it. */
export function messageOf(rule: Rule, value: string): string {
  return typeof rule.message === 'function' ? rule.message(value) : rule.message;
}

/**
 * The first rule of the table that the value breaks, with its message, or `undefined` when it breaks none.
 * Rules after the first failure are not run. Never throws for a string of any content.
 */
export function firstFailure(rules: RuleTable, value: string): Failure | undefined {
  const rule = rules.find((candidate) => candidate.fails(value));
  return rule && { rule, message: messageOf(rule, value) };
}

/**
 * A string schema that reports at most one issue: the first rule that fails, its id in `params.rule`.
 * Zod runs every check it is given, so the whole table has to be a single check to stop early.
 */
export function ordered(rules: RuleTable) {
  return z.string().check(({ value, issues }) => {
    const failure = firstFailure(rules, value);
    if (failure === undefined) return;
    const { rule, message } = failure;
    issues.push({ code: 'custom', input: value, message, params: { rule: rule.id } });
  });
}

/**
 * The ids of the rules that refuse the values of a form, by field: `{ email: 'shape' }`, `{}` when none does. Made for
 * counting: unlike the messages, an id never repeats what the visitor typed.
 */
export function failedRules(schema: z.core.$ZodType, values: unknown): Record<string, string> {
  const { error } = z.safeParse(schema, values);
  return Object.fromEntries(
    (error?.issues ?? []).flatMap((issue) =>
      issue.code === 'custom' ? [[issue.path.join('.'), String(issue.params?.['rule'])]] : [],
    ),
  );
}

/**
 * A form field held to a rule table. A field the visitor has not touched is `undefined` or absent in form state; it
 * counts as empty, so that the table's own message appears instead of Zod's.
 */
export function field(rules: RuleTable) {
  return z.prefault(ordered(rules), '');
}

/** The consent checkbox: optional, never sent, unticked when absent. */
export function consentField() {
  return z.prefault(z.boolean(), false);
}
