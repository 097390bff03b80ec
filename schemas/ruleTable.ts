interface RuleBase {
  /** Unique within its table, in kebab case. */
  readonly id: string;
  /** The error message; a function where it depends on the value as typed. */
  readonly message: string | ((value: string) => string);
  /** Whether the value breaks this rule, regardless of the other rules. Must not throw, whatever the string holds. */
  readonly fails: (value: string) => boolean;
  /**
   * Whether a value that breaks the rule may be right, so that its visitor cannot change it: an address that starts
   * with a digit, a phone of another country. The form then offers other ways to write to us.
   */
  readonly cannotChange?: boolean;
}

interface ReachableRule extends RuleBase {
  /** A value for which this is the first rule of its table to fail. */
  readonly example: string;
  readonly shadowedBy?: undefined;
}

/** A rule that is never the first to fail. It stays in its table because the specification lists it there. */
interface ShadowedRule extends RuleBase {
  readonly example?: undefined;
  /** The id of an earlier rule that fails whenever this one does. */
  readonly shadowedBy: string;
}

export type Rule = ReachableRule | ShadowedRule;

/** Rules in the order they are checked. A field shows the message of the first one that fails. */
export type RuleTable = readonly Rule[];

export interface Failure {
  readonly rule: Rule;
  readonly message: string;
}

/** The message of a rule for a value. */
export function messageOf(rule: Rule, value: string): string {
  return typeof rule.message === 'function' ? rule.message(value) : rule.message;
}

/**
 * The first rule of the table that the value breaks, with its message, or `undefined`. Rules after the first failure are
 * not run.
 */
export function firstFailure(rules: RuleTable, value: string): Failure | undefined {
  const rule = rules.find((candidate) => candidate.fails(value));
  return rule && { rule, message: messageOf(rule, value) };
}
