import { contactLiveRules, contactRules } from './contact.ts';
import { leadLiveRules, leadRules } from './lead.ts';
import type { RuleTable } from './ordered.ts';
import { subscribeEmailRules } from './subscribe.ts';

/** The two moments a field is checked at. */
export interface FieldRules {
  readonly submit: RuleTable;
  readonly live: RuleTable;
}

/**
 * Every rule of the site, by form and field, in the order of the fields on screen. For documentation and tests; forms
 * import the schema they need, so that this table stays out of their bundle.
 */
export const formRules = {
  lead: {
    last_name: { submit: leadRules.last_name, live: leadLiveRules.last_name },
    email: { submit: leadRules.email, live: leadLiveRules.email },
    phone: { submit: leadRules.phone, live: leadLiveRules.phone },
    message: { submit: leadRules.message, live: leadLiveRules.message },
  },
  contact: {
    first_name: { submit: contactRules.first_name, live: contactLiveRules.first_name },
    last_name: { submit: contactRules.last_name, live: contactLiveRules.last_name },
    designation: { submit: contactRules.designation, live: contactLiveRules.designation },
    college_name: { submit: contactRules.college_name, live: contactLiveRules.college_name },
    services: { submit: contactRules.services, live: contactLiveRules.services },
    location: { submit: contactRules.location, live: contactLiveRules.location },
    message: { submit: contactRules.message, live: contactLiveRules.message },
    email: { submit: contactRules.email, live: contactLiveRules.email },
    phone: { submit: contactRules.phone, live: contactLiveRules.phone },
  },
  subscribe: {
    email: { submit: subscribeEmailRules, live: subscribeEmailRules },
  },
} satisfies Record<string, Record<string, FieldRules>>;
