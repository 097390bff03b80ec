import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { Fields, Moment } from '../../schemas/fields/field';
import { fieldsByForm, formKinds, formSchemas, type FormKind } from '../../schemas/forms';
import { mapNames } from '../../schemas/mapNames';
import { wireName } from '../leads/crm';
import { formCatalogue, type FormId } from '../leads/formCatalogue';

/** By the input's name. */
export type Values = Record<string, string | undefined>;

/** Makes a form's schema, for a submit or for typing. */
type SchemaFor = (typeof formSchemas)[FormKind];

/** Two columns become one on a phone. */
export type FieldLayout = 'one column' | 'two columns';

/** How a form differs from the lead forms. */
interface FormOptions {
  /** When the first check runs, if not at the first change. */
  mode?: 'onSubmit';
  layout?: FieldLayout;
  /** Whether each field has a clear button. */
  clearable?: boolean;
}

const options: Partial<Record<FormKind, FormOptions>> = {
  contact: { layout: 'two columns', clearable: true },
  // Like a browser's own check, the newsletter shows no message before the first submit.
  subscribe: { mode: 'onSubmit' },
};

interface FormParts extends FormOptions {
  fields: Fields;
  /** The form's schema for each moment; its keys are the names of the inputs, which are the CRM's. */
  schemas: Readonly<Record<Moment, ReturnType<SchemaFor>>>;
  resolvers: Readonly<Record<Moment, Resolver<Values, unknown, Record<string, string>>>>;
}

const partsOfKind = mapNames(formKinds, (kind): FormParts => {
  const schemaFor: SchemaFor = formSchemas[kind];
  const schemas = { live: schemaFor('live', wireName), submit: schemaFor('submit', wireName) };
  const resolvers = { live: zodResolver(schemas.live), submit: zodResolver(schemas.submit) };
  return { fields: fieldsByForm[kind], schemas, resolvers, ...options[kind] };
});

/** The fields and schemas of a form in the catalogue. */
export const partsOf = (formId: FormId): FormParts => partsOfKind[formCatalogue[formId].kind];
