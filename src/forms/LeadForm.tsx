import { leadLiveSchema, leadSchema } from '../../schemas/lead';
import { submitLead } from '../leads';
import type { LeadFormId } from '../leads/formCatalogue';
import { useHoneypot } from './Honeypot';
import { LeadFields } from './LeadFields';
import { LeadFormShell } from './LeadFormShell';
import { useLiveForm } from './useLiveForm';

interface LeadFormProps {
  formId: LeadFormId;
  /** Called once the lead is kept and on its way. */
  onSent: () => void;
}

/** Name, email, phone and message: the form of the popups and of the pages that end with one. */
export const LeadForm = ({ formId, onSent }: LeadFormProps) => {
  const { form, submitWith } = useLiveForm(leadSchema, leadLiveSchema);
  const honeypot = useHoneypot();
  const onSubmit = submitWith((values) => {
    submitLead(formId, values, { suspicious: honeypot.isFilled() });
    form.reset();
    onSent();
  });
  return (
    <LeadFormShell form={form} formId={formId} onSubmit={onSubmit} honeypot={honeypot.field}>
      <LeadFields />
    </LeadFormShell>
  );
};
