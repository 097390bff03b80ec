import { useState } from 'react';
import { leadLiveSchema, leadSchema } from '../../schemas/lead';
import { submitLead } from '../leads';
import type { LeadFormId } from '../leads/formCatalogue';
import { useHoneypot } from './Honeypot';
import { LeadFields } from './LeadFields';
import { LeadFormShell } from './LeadFormShell';
import { useLiveForm } from './useLiveForm';

interface LeadFormProps {
  formId: LeadFormId;
  /** The form's name when it is not the catalogue's title. */
  label?: string;
  /** Called once the lead is kept and on its way. */
  onSent: () => void;
}

/** Name, email, phone and message: the form of the popups and of the pages that end with one. */
export const LeadForm = ({ formId, label, onSent }: LeadFormProps) => {
  const { form, submitWith } = useLiveForm({
    formId,
    submitSchema: leadSchema,
    liveSchema: leadLiveSchema,
  });
  const honeypot = useHoneypot();
  const [sent, setSent] = useState(0);
  const onSubmit = submitWith((values) => {
    submitLead(formId, values, { suspicious: honeypot.isFilled() });
    form.reset();
    setSent(sent + 1);
    onSent();
  });
  return (
    <LeadFormShell
      form={form}
      formId={formId}
      label={label}
      sent={sent}
      onSubmit={onSubmit}
      honeypot={honeypot.field}
    >
      <LeadFields />
    </LeadFormShell>
  );
};
