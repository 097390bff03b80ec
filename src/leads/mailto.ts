import { company } from '../content/company';
import type { OutboxEntry } from './outboxEntry';
import { readableFields } from './webToLead';

/** A link that opens the visitor's mail program with what they had typed, for when the form could not deliver it. */
export const mailtoFor = (lead: OutboxEntry) => {
  const lines = readableFields(lead.fields).map(([name, value]) => `${name}: ${value}`);
  const query = new URLSearchParams({
    subject: `My details from the ${company.name} site`,
    body: lines.join('\n'),
  });
  // Mail programs read + as a plus sign.
  return `mailto:${company.email}?${query.toString().replaceAll('+', '%20')}`;
};
