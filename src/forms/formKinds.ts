import type * as z from 'zod/mini';
import { contactFields, contactLiveSchema, contactSchema } from '../../schemas/contact';
import type { Fields } from '../../schemas/fields/field';
import type { FormKind } from '../../schemas/forms';
import { leadFields, leadLiveSchema, leadSchema } from '../../schemas/lead';
import { subscribeFields, subscribeSchema } from '../../schemas/subscribe';
import { formCatalogue, type FormId } from '../leads/formCatalogue';

interface FormParts {
  fields: Fields;
  submitSchema: z.core.$ZodType;
  /** For typing, because its messages may differ from those of a submit. */
  liveSchema: z.core.$ZodType;
  /** When the first check runs. */
  mode?: 'onChange' | 'onSubmit';
  /** Two columns on wide screens, and a clear button in each field. */
  clearable?: boolean;
}

const formKinds: Readonly<Record<FormKind, FormParts>> = {
  lead: { fields: leadFields, submitSchema: leadSchema, liveSchema: leadLiveSchema },
  contact: {
    fields: contactFields,
    submitSchema: contactSchema,
    liveSchema: contactLiveSchema,
    clearable: true,
  },
  // Like a browser's own check, the newsletter reports nothing before the first submit.
  subscribe: {
    fields: subscribeFields,
    submitSchema: subscribeSchema,
    liveSchema: subscribeSchema,
    mode: 'onSubmit',
  },
};

/** The fields and schemas of a form in the catalogue. */
export const partsOf = (formId: FormId): FormParts => formKinds[formCatalogue[formId].kind];
