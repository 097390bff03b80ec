/** The post of each form at each moment, as the specification says it. The ids are literals on purpose. */
import type { FormId } from '../../src/leads/formCatalogue';
import { catalogueForms, moments, type Moment } from '../leaving/cases';
import { relaySiteUrl, siteUrl } from './ports';

export type PostMoment = Moment | 'no scripts' | 'relay, after React';

/** Dialogs have no form without scripts: their openers lead to the contact page. */
export const postMomentsOf = (form: FormId): PostMoment[] => [
  ...moments,
  ...(catalogueForms[form].opener ? [] : (['no scripts'] as const)),
  'relay, after React',
];

const contact = (word: string) => ({
  first_name: word,
  last_name: word,
  email: `${word}@example.com`,
  phone: '9876543210',
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
  last_name: word,
  email: `${word}@example.com`,
  phone: '9876543210',
  '00NUH000003VHUJ': word,
});

const ownFields = (form: FormId, word: string): Record<string, string> => {
  if (form === 'contactPage') return contact(word);
  return form === 'subscribe' ? subscribe(word) : lead(word);
};

/** The whole post. Only the address that the CRM returns to differs between moments. */
export const expectedPost = (form: FormId, moment: PostMoment, word: string): Record<string, string> => ({
  ...ownFields(form, word),
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  retURL:
    (moment === 'relay, after React' ? relaySiteUrl : siteUrl) +
    catalogueForms[form].page +
    (moment === 'no scripts' ? '#thank-you' : ''),
});
