import type { Config } from '../schemas/config.ts';
import { extraFieldNames, extraFields } from '../schemas/salesforce/extras.ts';

/** The labels of the configured marketing fields by their Salesforce ids, for the sandbox's inbox. */
export const labelledFields = ({ crm }: Config): Record<string, string> =>
  Object.fromEntries(
    extraFieldNames.flatMap((name) => {
      const id = crm.fields?.[name];
      return id ? [[id, extraFields[name].label]] : [];
    }),
  );
