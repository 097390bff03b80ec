import { screen } from '@testing-library/react';
import { contactFields } from '../../schemas/contact';
import type { Fields } from '../../schemas/fields/field';
import { message } from '../../schemas/fields/message';
import { leadFields } from '../../schemas/lead';
import { CrmForm } from '../../src/forms/CrmForm';
import { SubscribeForm } from '../../src/forms/SubscribeForm';
import type { LeadFormId } from '../../src/leads/formCatalogue';
import { uniqueText } from './factories';
import { renderWithApp } from './render';

export const showLeadForm = (formId: LeadFormId = 'homeInline') => renderWithApp(<CrmForm formId={formId} />);
export const showContactForm = () => renderWithApp(<CrmForm formId="contactPage" />, { path: '/getintouch' });
export const showSubscribeForm = () => renderWithApp(<SubscribeForm />);

/** Valid values by label. The message is unique: two submits of the very same values count as one. */
const samplesOf = (fields: Fields): Record<string, string> => {
  const required = Object.values(fields).filter(({ optional }) => !optional);
  const samples = required.map(({ label, sample }) => [
    label,
    label === message.label ? uniqueText() : sample,
  ]);
  return Object.fromEntries(samples);
};
export const leadEntries = () => samplesOf(leadFields);
/** Without Email and Phone, which are optional. */
export const contactEntries = () => samplesOf(contactFields);

/** The labels of the controls that people can use, in the order of the page. */
export const labelsInOrder = () =>
  [...screen.getByRole<HTMLFormElement>('form').elements].flatMap((control) =>
    'labels' in control && control.labels instanceof NodeList && !control.closest('[aria-hidden="true"]')
      ? [...control.labels].map((label) => label.textContent)
      : [],
  );
