import type { Rule, RuleTable } from '../ruleTable.ts';
import { dropInvisible, type Stripped } from './strip.ts';

/**
 * A form field, defined once. Inputs, schemas, the wire format, the CSV checker, the canary, the rule reference and the
 * tests are made from it. Its key in a form names it in `data-field`, in drafts and, if it is a standard field, in
 * Salesforce.
 */
export interface Field {
  readonly label: string;
  /** What a submit checks. */
  readonly rules: RuleTable;
  /** What is checked while the visitor types, where the wording differs from a submit. */
  readonly liveRules?: RuleTable;
  /** The most characters the CRM takes; it refuses a lead with a longer value. */
  readonly limit: number;
  /** A value that passes every rule. The canary and the tests send it. */
  readonly sample: string;
  readonly type?: 'text' | 'tel' | 'email';
  readonly inputMode?: 'email' | 'tel' | 'text' | 'numeric';
  readonly autoComplete?: string;
  /** Rows of a multi-line field. */
  readonly rows?: number;
  /** The rules as a native constraint, for a form that posts without scripts. */
  readonly pattern?: string;
  /** The browser's message when `pattern` does not match. */
  readonly title?: string;
  /** A sentence under the field that is always shown. */
  readonly hint?: string;
  readonly optional?: boolean;
  /** Removes characters that the field cannot hold, while they are typed. */
  readonly strip?: (value: string) => Stripped;
  /** Tidies a pasted or autofilled value, before anything is removed from it. Use it through `pasted`. */
  readonly tidy?: (value: string) => string;
  /** Whether `strip` would join separate words. A pasted text then stays as it is, for the visitor to edit. */
  readonly joins?: (value: string) => boolean;
  /** Whether the removed characters may be right, so that the visitor can put them back. */
  readonly mayBeRight?: (removed: readonly string[]) => boolean;
  /**
   * The value that was probably intended, if it is a different one, whether or not the rules accept the entry. It is
   * offered while the visitor types.
   */
  readonly suggest?: (value: string) => string | undefined;
  /**
   * The value that a finished entry probably means: the nearest spelling that the rules accept, or the part of the
   * text as typed that `strip` has joined with its neighbours. It is not offered while the visitor types.
   */
  readonly nearest?: (value: string, typed?: string) => string | undefined;
  /** Turns an accepted value into the one that is sent. */
  readonly output?: (value: string) => string;
  /** Other headings of this field in exported CSV files, the most likely first. */
  readonly headings?: readonly string[];
}

/** The fields of a form by name, in the order on screen. */
export type Fields = Readonly<Record<string, Field>>;

/** A value for each field that passes every rule. */
export const samplesOf = <Name extends string>(fields: Readonly<Record<Name, Field>>) =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, { sample }]) => [name, sample])) as Record<
    Name,
    string
  >;

/** Fields are checked on submit, and live while the visitor types. */
export type Moment = 'submit' | 'live';

export function rulesOf(field: Pick<Field, 'rules' | 'liveRules'>, moment: Moment): RuleTable {
  return moment === 'live' ? (field.liveRules ?? field.rules) : field.rules;
}

/** What a field makes of a pasted or autofilled text, with the invisible characters that it drops. */
export function pasted({ tidy }: Pick<Partial<Field>, 'tidy'>, text: string): Stripped {
  const { value, removed } = dropInvisible(text);
  return { value: tidy ? tidy(value) : value, removed };
}

/** The same field with another message for being empty on submit. */
export function requiredMessage(field: Field, message: string): Field {
  const rules = field.rules.map((rule) => (rule.id === 'required' ? { ...rule, message } : rule));
  return { ...field, rules, liveRules: rulesOf(field, 'live') };
}

/** A value that is not blank, and empty for rules that look only at letters or digits. */
const PUNCTUATION = '-';

function optionalRules(rules: RuleTable): RuleTable {
  return rules.flatMap((rule): Rule[] => {
    const fails = (value: string) => value.trim() !== '' && rule.fails(value);
    if (rule.example !== '') return [{ ...rule, fails }];
    return fails(PUNCTUATION) ? [{ ...rule, fails, example: PUNCTUATION }] : [];
  });
}

/** The same field, which may also be empty or blank. A filled one must pass the same rules. */
export function optional(field: Field, hint: string): Field {
  const { output = (value) => value } = field;
  return {
    ...field,
    rules: optionalRules(field.rules),
    liveRules: optionalRules(rulesOf(field, 'live')),
    optional: true,
    hint,
    output: (value) => output(value.trim()),
    ...(field.pattern !== undefined && { pattern: String.raw`\s*|${field.pattern}` }),
  };
}
