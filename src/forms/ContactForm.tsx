import { contactFields, contactLiveSchema, contactSchema } from '../../schemas/contact';
import { CrmForm } from './CrmForm';

/** The form of the contact page. */
export const ContactForm = () => (
  <CrmForm
    formId="contactPage"
    fields={contactFields}
    clearable
    submitSchema={contactSchema}
    liveSchema={contactLiveSchema}
  />
);
