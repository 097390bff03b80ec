import { join, resolve } from 'node:path';
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

const projectFolder = join(import.meta.dirname, '../..');

/** The file that `CRM_DB` names. In the project's folder, because the sandbox may be started in its own. */
export const databaseFile = (named: string | undefined) =>
  named ? resolve(projectFolder, named) : undefined;

/** A sandbox that takes the leads of this site: its organisation, and the names of its marketing fields. */
export const sandboxFor = ({ crm }: Config, port: number = sandboxDefaults.port) => {
  const file = databaseFile(environment()['CRM_DB']);
  return {
    port,
    ...(file && { file }),
    organisationId: crm.oid,
    fieldLabels: extraLabels(crm.fields),
  };
};
