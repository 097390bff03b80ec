import { fieldsByForm, type FormKind } from '../../schemas/forms';
import { CrmForm } from '../../src/forms/CrmForm';
import { SubscribeForm } from '../../src/forms/SubscribeForm';
import { formCatalogue, isFormId, type LeadFormId } from '../../src/leads/formCatalogue';
import { validValues } from './factories';
import { renderWithApp } from './render';

export const showLeadForm = (formId: LeadFormId = 'homeInline') => renderWithApp(<CrmForm formId={formId} />);
export const showContactForm = () => renderWithApp(<CrmForm formId="contactPage" />, { path: '/getintouch' });
export const showSubscribeForm = () => renderWithApp(<SubscribeForm />);
/** The first form of a kind in the catalogue. */
export const showForm = (kind: FormKind) => {
  const id = Object.keys(formCatalogue)
    .filter(isFormId)
    .find((known) => formCatalogue[known].kind === kind);
  if (!id) throw new Error(`The catalogue has no form of the kind ${kind}.`);
  return id === 'subscribe' ? showSubscribeForm() : renderWithApp(<CrmForm formId={id} />);
};

/** Valid values of the required fields of a form, by label. */
const entriesOf = (kind: FormKind) =>
  Object.fromEntries(
    Object.entries(validValues(kind)).map(([name, value]) => [fieldsByForm[kind][name]?.label, value]),
  );
export const leadEntries = () => entriesOf('lead');
/** Without Email and Phone, which are optional. */
export const contactEntries = () => entriesOf('contact');
