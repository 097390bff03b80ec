import { samplesOf } from '../../schemas/fields/field';
import { fieldsByForm, type FormKind } from '../../schemas/forms';
import type { OutboxEntry } from '../../src/leads/outboxEntry';

let count = 0;
/** A text that no other lead has: two submits of the very same values count as one. */
export const uniqueText = () => `Please call me about internships, request ${(count += 1)}`;

/** Valid values of the required fields of a form, by name. */
export const validValues = (kind: FormKind, changes: Record<string, string> = {}): Record<string, string> => {
  const required = Object.entries(fieldsByForm[kind]).filter(([, { optional }]) => !optional);
  const values = samplesOf(Object.fromEntries(required));
  if ('message' in values) values['message'] = uniqueText();
  return { ...values, ...changes };
};

/** A lead as the outbox keeps it: just submitted, at the given time. */
export const makeEntry = (overrides: Partial<OutboxEntry> = {}): OutboxEntry => {
  const createdAt = overrides.createdAt ?? Date.UTC(2026, 0, 5, 9);
  return {
    version: 1,
    id: 'lead-one',
    form: 'homeInline',
    fields: {
      last_name: 'Asha Rao',
      email: 'asha.rao@example.com',
      phone: fieldsByForm.lead['phone']?.sample ?? '',
    },
    createdAt,
    tries: 0,
    posts: 0,
    nextTry: createdAt,
    ...overrides,
  };
};
