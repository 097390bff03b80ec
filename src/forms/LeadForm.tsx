import { leadFields, leadLiveSchema, leadSchema } from '../../schemas/lead';
import type { LeadFormId } from '../leads/formCatalogue';
import { CrmForm } from './CrmForm';

interface LeadFormProps {
  formId: LeadFormId;
  /** The form's accessible name, when it is not the title in the content. */
  label?: string;
}

/** Name, email, phone and message: the form of the popups and of the pages that end with one. */
export const LeadForm = ({ formId, label }: LeadFormProps) => (
  <CrmForm
    formId={formId}
    fields={leadFields}
    submitSchema={leadSchema}
    liveSchema={leadLiveSchema}
    label={label}
  />
);
