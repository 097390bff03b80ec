import { phone } from '../../schemas/fields/phone';

/** What the CRM receives of a form that was filled in with `entriesOf`. The ids are literals on purpose. */
const contact = (word: string) => ({
  first_name: word,
  last_name: word,
  email: `${word}@example.com`,
  phone: phone.sample,
  company: 'N/A',
  city: 'N/A',
  state: 'N/A',
  description: 'N/A',
  '00NUH000003VHUI': word,
  '00NUH000003VHUH': word,
  '00NUH000003VHUJ': word,
  '00NUH000003VHUK': word,
  '00NUH000003VHUL': word,
});
const subscribe = (word: string) => ({
  last_name: 'Newsletter subscriber',
  email: `${word}@example.com`,
});
const lead = (word: string) => ({
  last_name: `Asha ${word}`,
  email: `${word}@example.com`,
  phone: phone.sample,
  '00NUH000003VHUJ': `About ${word}`,
});
const ownFields: Record<string, typeof lead | typeof contact | typeof subscribe> = {
  contactPage: contact,
  subscribe,
};

export const fieldsOf = (id: string, word: string, retURL: string) => ({
  ...(ownFields[id] ?? lead)(word),
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  retURL,
});
export const leadPostOf = (word: string, retURL: string) => fieldsOf('homeInline', word, retURL);
