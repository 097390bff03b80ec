import { contactFields } from '../../schemas/contact';
import { leadFields } from '../../schemas/lead';
import { company } from '../content/company';
import { readableFields } from '../leads/crm';
import type { OutboxEntry } from '../leads/outboxEntry';

/** A link that opens the visitor's mail program with the details that the form could not deliver. */
export const mailtoFor = ({ fields }: OutboxEntry) => {
  const form = 'first_name' in fields ? contactFields : leadFields;
  const lines = readableFields(form, fields).map(([label, value]) => `${label}: ${value}`);
  const query = new URLSearchParams({
    subject: `My details from the ${company.name} site`,
    body: lines.join('\n'),
  });
  // Mail programs read + as a plus sign.
  return `mailto:${company.email}?${query.toString().replaceAll('+', '%20')}`;
};
