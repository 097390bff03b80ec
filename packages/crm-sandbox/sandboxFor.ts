import type { Config } from '../../schemas/config.ts';
import { environment } from '../../schemas/environment.mjs';
import { extraFieldLabels, extraFieldNames, type Extras } from '../../schemas/salesforce/extras.ts';
import { sandboxDefaults, type FieldLabels } from './fields.ts';

/** The names of the marketing fields, by their ids. */
export const extraLabels = (ids: Extras = {}): FieldLabels =>
  Object.fromEntries(
    extraFieldNames.flatMap((name) => {
      const id = ids[name];
      return id ? [[id, extraFieldLabels[name]]] : [];
    }),
  );

/**
 * A sandbox that takes the leads of this site: its organisation, and the names of its marketing fields. `CRM_DB` is the file of its
 * leads.
 */
export const sandboxFor = ({ crm }: Config, port: number = sandboxDefaults.port) => {
  const file = environment()['CRM_DB'];
  return {
    port,
    ...(file && { file }),
    organisationId: crm.oid,
    fieldLabels: extraLabels(crm.fields),
  };
};
