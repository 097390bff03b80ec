// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  contactSchema,
  customFieldIds,
  forms,
  leadSchema,
  messageOf,
  placeholders,
  subscribeSchema,
  toWire,
  wireName,
  type FormKind,
} from '../../schemas/index.ts';
import { ConfigError, parseConfig } from '../../schemas/config.ts';
import { pasted } from './carriage.ts';
import { entries, fullLength, MEGABYTE } from './corpus.ts';

const schemas = { lead: leadSchema, contact: contactSchema, subscribe: subscribeSchema };

/** A valid form with one field changed: the fields of its post, or its issues. */
const send = (form: FormKind, field: string, text: string) => {
  const samples = Object.entries(forms[form]).map(([name, { sample }]) => [name, sample]);
  const { data, error } = schemas[form].safeParse({ ...Object.fromEntries(samples), [field]: text });
  return { wire: data && toWire(form, { ...data }, customFieldIds), issues: error?.issues ?? [] };
};

const fields = (Object.keys(forms) as FormKind[]).flatMap((form) =>
  Object.entries(forms[form]).map(([field, spec]) => ({ form, field, spec })),
);

describe.each(fields)('$form: $field', ({ form, field, spec }) => {
  test.each(['as it is', 'after the field has stripped it'])(
    'accepts every hostile text unchanged or refuses it by one of its own rules, %s',
    (moment) => {
      for (const [name, entry] of entries) {
        const text = moment === 'as it is' ? entry : pasted(field, entry);
        const { wire, issues } = send(form, field, text);
        const output = spec.output?.(text) ?? text;
        const expected = output === '' ? placeholders[field] : output;
        const messages = spec.rules.map((rule) => messageOf(rule, text));
        const isFine = wire
          ? wire[wireName(field, customFieldIds)] === expected
          : issues.map(({ path }) => path.join()).join() === field &&
            messages.includes(issues[0]?.message ?? '');
        expect({ name, isFine }).toEqual({ name, isFine: true });
      }
    },
  );

  test('refuses a megabyte', () => {
    expect(send(form, field, 'x'.repeat(MEGABYTE)).wire).toBeUndefined();
  });
});

test('a name holds letters with their marks and spaces, and nothing else', () => {
  const accepted = entries.filter(([, text]) => send('lead', 'last_name', text).wire);
  expect(accepted.map(([name]) => name)).toContain('a name in Telugu');
  expect(accepted.filter(([, text]) => !/^\p{L}(?:[\p{L}\p{M} ]|\u200C|\u200D)*$/u.test(text))).toEqual([]);
});

test('a message holds any text that is not blank, up to its limit in any characters', () => {
  const refused = entries.filter(([, text]) => !send('lead', 'message', text).wire);
  expect(refused.map(([name]) => name)).toEqual(['nothing', 'spaces alone']);
  for (const [kind, text] of Object.entries(fullLength(forms.lead['message']?.limit ?? 0)))
    expect(send('lead', 'message', text).issues, `with ${kind}`).toEqual([]);
});

test('the names that every object has are no fields of a form', () => {
  const values: unknown = JSON.parse('{"__proto__":{"last_name":"Asha"},"constructor":"x","toString":"y"}');
  const issues = leadSchema.safeParse(values).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(Object.keys(forms.lead));
});

/** The message that a build with this setting stops with, or the lead source that it keeps. */
const built = (variable: string, text: string) => {
  try {
    return { kept: parseConfig({ [variable]: text }, 'https://www.example.com').crm.leadSource };
  } catch (error) {
    if (error instanceof ConfigError) return { message: error.message };
    throw error;
  }
};

test('a hostile setting stops the build with a message that names it; only a lead source may be kept, as it is', () => {
  const settings = entries.filter(([, text]) => text !== '');
  for (const [name, text] of settings) {
    for (const variable of ['VITE_SITE_URL', 'VITE_CRM_ENDPOINT', 'VITE_CRM_OID', 'VITE_CRM_CAMPAIGN_ID'])
      expect(built(variable, text).message, `with ${name}`).toContain(variable);
    const { message, kept } = built('VITE_CRM_LEAD_SOURCE', text);
    expect(message?.includes('VITE_CRM_LEAD_SOURCE') ?? kept === text, `with ${name}`).toBe(true);
  }
});
