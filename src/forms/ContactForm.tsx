import { contactFields, contactLiveSchema, contactSchema } from '../../schemas/contact';
import { CrmForm } from './CrmForm';
import { useSuccess } from './SuccessDialog';

/** The form of the contact page, with its thank-you dialog. */
export const ContactForm = () => {
  const success = useSuccess();
  return (
    <>
      <CrmForm
        formId="contactPage"
        fields={contactFields}
        clearable
        submitSchema={contactSchema}
        liveSchema={contactLiveSchema}
        onSent={success.show}
      />
      {success.dialog}
    </>
  );
};
