import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/forms/ContactForm';
import { LeadForm } from '../../src/forms/LeadForm';
import { SubscribeForm } from '../../src/forms/SubscribeForm';
import type { LeadFormId } from '../../src/leads/formCatalogue';
import { uniqueText } from './factories';
import { renderWithApp } from './render';

export const showLeadForm = (formId: LeadFormId = 'homeInline') => {
  const onSent = vi.fn<() => void>();
  return { onSent, ...renderWithApp(<LeadForm formId={formId} onSent={onSent} />) };
};
export const showContactForm = () => renderWithApp(<ContactForm />, { path: '/getintouch' });
export const showSubscribeForm = () => renderWithApp(<SubscribeForm />);

/** Values that every rule of the lead forms accepts, by label. */
export const leadEntries = () => ({
  Name: 'Asha Rao',
  Email: 'asha.rao@example.com',
  Phone: '9876543210',
  Message: uniqueText(),
});

/** Values that every rule of the contact page accepts, by label; Email and Phone are optional. */
export const contactEntries = () => ({
  'First name': 'Asha',
  'Last name': 'Rao',
  Designation: 'Student',
  'College name': 'VR College, 2nd campus',
  Services: 'Internship',
  Location: 'Vijayawada',
  Message: uniqueText(),
});

/** The labels of the controls that people can use, in the order of the page. */
export const labelsInOrder = () =>
  [...screen.getByRole<HTMLFormElement>('form').elements].flatMap((control) =>
    'labels' in control && control.labels instanceof NodeList && !control.closest('[aria-hidden="true"]')
      ? [...control.labels].map((label) => label.textContent)
      : [],
  );
