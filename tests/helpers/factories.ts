import type { ContactValues } from '../../schemas/contact';
import type { LeadValues } from '../../schemas/lead';
import type { OutboxEntry } from '../../src/leads/outboxEntry';

let count = 0;
/** A text that no other lead has: two submits of the very same values count as one. */
export const uniqueText = () => `Please call me about internships, request ${(count += 1)}`;

/** What the schema of the lead forms has accepted. */
export const makeLeadValues = (overrides: Partial<LeadValues> = {}): LeadValues => ({
  last_name: 'Asha Rao',
  email: 'asha.rao@example.com',
  phone: '9876543210',
  message: uniqueText(),
  consent: false,
  ...overrides,
});

/** What the schema of the contact page has accepted. */
export const makeContactValues = (overrides: Partial<ContactValues> = {}): ContactValues => ({
  first_name: 'Asha',
  last_name: 'Rao',
  designation: 'Student',
  college_name: 'VR College, 2nd campus',
  services: 'Internship',
  location: 'Vijayawada',
  message: uniqueText(),
  email: '',
  phone: '',
  consent: false,
  ...overrides,
});

/** A lead as the outbox keeps it: just submitted, at the given time. */
export const makeEntry = (overrides: Partial<OutboxEntry> = {}): OutboxEntry => {
  const createdAt = overrides.createdAt ?? Date.UTC(2026, 0, 5, 9);
  return {
    version: 1,
    id: 'lead-one',
    form: 'homeInline',
    fields: { last_name: 'Asha Rao', email: 'asha.rao@example.com', phone: '9876543210' },
    createdAt,
    tries: 0,
    posts: 0,
    nextTry: createdAt,
    ...overrides,
  };
};
