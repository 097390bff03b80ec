import { contactLiveRules, contactRules } from './contact.ts';
import { leadLiveRules, leadRules } from './lead.ts';
import type { RuleTable } from './ordered.ts';
import { subscribeRules } from './subscribe.ts';

/** The two moments a field is checked at. */
export interface FieldRules {
  readonly submit: RuleTable;
  readonly live: RuleTable;
}

function pair<Field extends string>(
  submit: Readonly<Record<Field, RuleTable>>,
  live: Readonly<Record<Field, RuleTable>>,
): Readonly<Record<Field, FieldRules>>;
function pair(submit: Readonly<Record<string, RuleTable>>, live: Readonly<Record<string, RuleTable>>) {
  return Object.fromEntries(
    Object.entries(submit).map(([name, rules]) => [name, { submit: rules, live: live[name] ?? rules }]),
  );
}

/**
 * Every rule of the site, by form and field, in the order of the fields on screen. For documentation and tests; forms
 * import the schema they need, so that this table stays out of their bundle.
 */
export const formRules = {
  lead: pair(leadRules, leadLiveRules),
  contact: pair(contactRules, contactLiveRules),
  subscribe: pair(subscribeRules, subscribeRules),
};
