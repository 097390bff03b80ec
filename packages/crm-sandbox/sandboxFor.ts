import type { Config } from '../../schemas/config.ts';
import { extraFieldLabels, extraFieldNames } from '../../schemas/salesforce/extras.ts';
import { sandboxDefaults } from './fields.ts';

/** A sandbox that takes the leads of this site: its organisation, and the names of its marketing fields. */
export const sandboxFor = ({ crm }: Config, port: number = sandboxDefaults.port) => ({
  port,
  organisationId: crm.oid,
  fieldLabels: Object.fromEntries(
    extraFieldNames.flatMap((name) => {
      const id = crm.fields?.[name];
      return id ? [[id, extraFieldLabels[name]]] : [];
    }),
  ),
});
