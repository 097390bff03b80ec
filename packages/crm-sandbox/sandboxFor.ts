import type { Config } from '../../schemas/config.ts';
import { environment } from '../../schemas/environment.mjs';
import { extraFieldLabels, extraFieldNames } from '../../schemas/salesforce/extras.ts';
import { sandboxDefaults } from './fields.ts';

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
    fieldLabels: Object.fromEntries(
      extraFieldNames.flatMap((name) => {
        const id = crm.fields?.[name];
        return id ? [[id, extraFieldLabels[name]]] : [];
      }),
    ),
  };
};
