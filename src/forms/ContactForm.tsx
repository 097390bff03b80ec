import { useState } from 'react';
import { contactLiveSchema, contactSchema } from '../../schemas/contact';
import { submitLead } from '../leads';
import { ContactFields } from './ContactFields';
import { useHoneypot } from './Honeypot';
import { LeadFormShell } from './LeadFormShell';
import { useSuccess } from './SuccessDialog';
import { useLiveForm } from './useLiveForm';

/** The form of the contact page, with its thank-you dialog. */
export const ContactForm = () => {
  const { form, submitWith } = useLiveForm({
    formId: 'contactPage',
    submitSchema: contactSchema,
    liveSchema: contactLiveSchema,
  });
  const honeypot = useHoneypot();
  const success = useSuccess();
  const [sent, setSent] = useState(0);
  const onSubmit = submitWith((values) => {
    submitLead('contactPage', values, { suspicious: honeypot.isFilled() });
    form.reset();
    setSent(sent + 1);
    success.show();
  });
  return (
    <>
      <LeadFormShell
        form={form}
        formId="contactPage"
        sent={sent}
        onSubmit={onSubmit}
        honeypot={honeypot.field}
      >
        <ContactFields />
      </LeadFormShell>
      {success.dialog}
    </>
  );
};
