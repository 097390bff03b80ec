import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { contactFields, contactForm } from '../../schemas/contact';
import type { Fields, Moment } from '../../schemas/fields/field';
import type { FormKind, formSchemas } from '../../schemas/forms';
import { leadFields, leadForm } from '../../schemas/lead';
import { subscribeFields, subscribeForm } from '../../schemas/subscribe';
import { wireName } from '../leads/crm';
import { formCatalogue, type FormId } from '../leads/formCatalogue';

/** By the input's name. */
export type Values = Record<string, string | undefined>;

/** Makes the schema of a form for a moment. */
type SchemaFor = (typeof formSchemas)[FormKind];

/** Two columns become one on a phone. */
export type FieldLayout = 'one column' | 'two columns';

interface FormParts {
  fields: Fields;
  /** The form's schema for each moment; its keys are the names of the inputs, which are the CRM's. */
  schemas: Readonly<Record<Moment, ReturnType<SchemaFor>>>;
  resolvers: Readonly<Record<Moment, Resolver<Values, unknown, Record<string, string>>>>;
  /** When the first check runs, if not at the first change. */
  mode?: 'onSubmit';
  layout?: FieldLayout;
  /** Whether each field has a clear button. */
  clearable?: boolean;
}

const parts = (fields: Fields, schemaFor: SchemaFor) => {
  const schemas = { live: schemaFor('live', wireName), submit: schemaFor('submit', wireName) };
  const resolvers = { live: zodResolver(schemas.live), submit: zodResolver(schemas.submit) };
  return { fields, schemas, resolvers };
};

const partsOfKind: Readonly<Record<FormKind, FormParts>> = {
  lead: parts(leadFields, leadForm),
  contact: { ...parts(contactFields, contactForm), layout: 'two columns', clearable: true },
  // Like a browser's own check, the newsletter shows no message before the first submit.
  subscribe: { ...parts(subscribeFields, subscribeForm), mode: 'onSubmit' },
};

/** The fields and schemas of a form in the catalogue. */
export const partsOf = (formId: FormId): FormParts => partsOfKind[formCatalogue[formId].kind];
