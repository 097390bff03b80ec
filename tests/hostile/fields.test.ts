// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  contactSchema,
  contactToWire,
  contactWire,
  customFields,
  formRules,
  leadSchema,
  leadToWire,
  leadWire,
  limits,
  messageOf,
  phoneDigits,
  plannerOptions,
  plannerSchema,
  stripEmail,
  stripPhone,
  subscribeSchema,
  subscribeToWire,
  subscribeWire,
  type RuleTable,
} from '../../schemas/index.ts';
import { ConfigError, parseConfig } from '../../schemas/config.ts';
import { extraFields, extraFieldNames, extrasToWire } from '../../schemas/extras.ts';
import { sanitiseEmail } from '../../schemas/subscribe.ts';
import { makeContactValues, makeLeadValues } from '../helpers/factories.ts';
import { pasted } from './carriage.ts';
import { corpus, entries, fullLength, MEGABYTE } from './corpus.ts';

/** What the wire carries of a form's values, or why not: the names of the fields with their messages. */
const forms = {
  lead: (changes: Record<string, string>) => {
    const { data, error } = leadSchema.safeParse({ ...makeLeadValues(), ...changes });
    return { wire: data && leadWire.parse(leadToWire(data)), issues: error?.issues ?? [] };
  },
  contact: (changes: Record<string, string>) => {
    const { data, error } = contactSchema.safeParse({ ...makeContactValues(), ...changes });
    return { wire: data && contactWire.parse(contactToWire(data)), issues: error?.issues ?? [] };
  },
  subscribe: (changes: Record<string, string>) => {
    const { data, error } = subscribeSchema.safeParse(changes);
    return { wire: data && subscribeWire.parse(subscribeToWire(data)), issues: error?.issues ?? [] };
  },
};
type Form = keyof typeof forms;

const fields = Object.entries(formRules).flatMap(([form, tables]) =>
  Object.entries(tables).map(([field, { submit }]) => ({ form: form as Form, field, rules: submit })),
);
const names = new Set(['first_name', 'last_name', 'designation', 'services', 'location']);

/** What the documented rules make of an accepted text. */
const carried = (form: Form, field: string, text: string): string => {
  if (form === 'subscribe') return sanitiseEmail(text);
  if (field === 'phone') return phoneDigits(text) || '0000000000';
  if (field === 'email' && text.trim() === '') return 'not-provided@wiselamp.example';
  return text;
};
const wireNameOf = (field: string) =>
  field in customFields ? customFields[field as keyof typeof customFields] : field;

/** What the field's rules may say about a text. */
const sayings = (rules: RuleTable, text: string) => rules.map((rule) => messageOf(rule, text));

describe.each(fields)('$form: $field', ({ form, field, rules }) => {
  test.each(['as it is', 'after the field has stripped it'])(
    'takes every hostile text unchanged or refuses it by one of its own rules, %s',
    (moment) => {
      const unexpected = entries.flatMap(([name, entry]) => {
        const text = moment === 'as it is' ? entry : pasted(field, entry);
        const { wire, issues } = forms[form]({ [field]: text });
        const fine = wire
          ? (wire as Record<string, string>)[wireNameOf(field)] === carried(form, field, text)
          : issues.length === 1 &&
            issues[0]?.path.join() === field &&
            sayings(rules, text).includes(issues[0].message);
        return fine ? [] : [{ name, wire, issues }];
      });
      expect(unexpected).toEqual([]);
    },
  );
});

const inNames = fields.filter(({ field }) => names.has(field));
test.each(inNames)('$form: $field takes letters with their marks and spaces, and nothing else', (one) => {
  const accepted = entries.filter(([, text]) => forms[one.form]({ [one.field]: text }).wire);
  expect(accepted.map(([name]) => name)).toContain('a name in Telugu');
  expect(accepted.filter(([, text]) => !/^\p{L}(?:[\p{L}\p{M} ]|\u200C|\u200D)*$/u.test(text))).toEqual([]);
});

test.each(['lead', 'contact'] as const)(
  '%s: the message takes every hostile text that is not blank',
  (form) => {
    const refused = entries.filter(([, message]) => !forms[form]({ message }).wire);
    expect(refused.map(([name]) => name)).toEqual(['nothing', 'spaces alone']);
  },
);

test.each(['lead', 'contact'] as const)('%s: a message of full length is taken in any characters', (form) => {
  for (const [kind, message] of Object.entries(fullLength(limits.message)))
    expect(forms[form]({ message }).issues, `with ${kind}`).toEqual([]);
});

test('a megabyte in any field is refused', () => {
  const text = 'x'.repeat(MEGABYTE);
  for (const { form, field } of fields) expect(forms[form]({ [field]: text }).wire).toBeUndefined();
});

test('what the email and phone fields keep of a text holds no character that means anything elsewhere', () => {
  for (const [, text] of entries) {
    expect(stripEmail(text).value).toMatch(/^[A-Za-z0-9@.-]*$/);
    expect(stripPhone(text).value).toMatch(/^[0-9()[\].-]*$/);
  }
});

test('a form with fields of every object’s own names has none of them', () => {
  const values: unknown = JSON.parse('{"__proto__":{"last_name":"Asha"},"constructor":"x","toString":"y"}');
  const issues = leadSchema.safeParse(values).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(['last_name', 'email', 'phone', 'message']);
});

test('the planner takes its own choices and nothing else', () => {
  const choice = Object.fromEntries(
    Object.entries(plannerOptions).map(([name, [first]]) => [name, first.value]),
  );
  expect(plannerSchema.safeParse(choice).success).toBe(true);
  for (const [, text] of entries)
    for (const name of Object.keys(choice))
      expect(plannerSchema.safeParse({ ...choice, [name]: text }).success).toBe(false);
});

test('what is known about a lead travels on one line, of whole characters, within its limit', () => {
  const ids = Object.fromEntries(extraFieldNames.map((name, index) => [name, `00N00000000000${index}`]));
  const texts = [...entries, ...Object.entries(fullLength(1000))];
  for (const [name, text] of texts) {
    const wire = extrasToWire(Object.fromEntries(extraFieldNames.map((extra) => [extra, text])), ids);
    for (const extra of extraFieldNames) {
      const value = wire[ids[extra] ?? ''] ?? '';
      expect(value.length, `with ${name}`).toBeLessThanOrEqual(extraFields[extra].limit);
      expect(value, `with ${name}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }
  }
});

/** What a build makes of a setting: the message it stops with, or the lead source that it keeps. */
const built = (variable: string, text: string) => {
  try {
    return { kept: parseConfig({ [variable]: text }, 'https://www.example.com').crm.leadSource };
  } catch (error) {
    if (error instanceof ConfigError) return { said: error.message };
    throw error;
  }
};

test('a build stops at a hostile setting with a message that names it', () => {
  for (const variable of ['VITE_SITE_URL', 'VITE_CRM_ENDPOINT', 'VITE_CRM_OID', 'VITE_CRM_CAMPAIGN_ID'])
    for (const [name, text] of entries.filter(([, setting]) => setting !== ''))
      expect(built(variable, text).said, `with ${name}`).toContain(variable);
});

test('a lead source is free text on one line: it is kept to the letter or stops the build', () => {
  for (const [name, text] of entries.filter(([, setting]) => setting !== '')) {
    const { said, kept } = built('VITE_CRM_LEAD_SOURCE', text);
    expect(said?.includes('VITE_CRM_LEAD_SOURCE') ?? kept === text, `with ${name}`).toBe(true);
  }
});

test('the corpus has no two entries alike', () => {
  expect(new Set(Object.values(corpus)).size).toBe(entries.length);
});
