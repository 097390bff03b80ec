import { contactFields } from '../../schemas/contact';
import type { Fields } from '../../schemas/fields/field';
import type { FormKind } from '../../schemas/forms';
import { leadFields } from '../../schemas/lead';
import { withoutSpamMark } from '../../schemas/salesforce/spamMark';
import { subscribeFields } from '../../schemas/subscribe';
import { company } from '../content/company';
import { readableFields } from '../leads/crm';
import { formCatalogue, type FormId } from '../leads/formCatalogue';
import type { OutboxEntry } from '../leads/outboxEntry';

const fieldsOf: Readonly<Record<FormKind, Fields>> = {
  lead: leadFields,
  contact: contactFields,
  subscribe: subscribeFields,
};

/** A link that opens the visitor's mail program with the details that the form could not deliver. */
export const mailtoFor = ({ form, fields }: OutboxEntry) => {
  // An entry may come from another deploy, whose form is gone, or have any text as its form.
  const kind = Object.hasOwn(formCatalogue, form) ? formCatalogue[form as FormId].kind : 'lead';
  const lines = readableFields(fieldsOf[kind], fields).map(
    ([label, value]) => `${label}: ${withoutSpamMark(value)}`,
  );
  const query = new URLSearchParams({
    subject: `My details from the ${company.name} site`,
    body: lines.join('\n'),
  });
  // Mail programs read + as a plus sign.
  return `mailto:${company.email}?${query.toString().replaceAll('+', '%20')}`;
};
