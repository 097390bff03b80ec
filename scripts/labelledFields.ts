import type { Config } from '../schemas/config.ts';
import { extraFieldNames, extraFields } from '../schemas/salesforce/extras.ts';

/** What the sandbox's inbox should call the fields that are configured for marketing, by their ids. */
export const labelledFields = ({ crm }: Config): Record<string, string> =>
  Object.fromEntries(
    extraFieldNames.flatMap((name) => {
      const id = crm.fields?.[name];
      return id ? [[id, extraFields[name].label]] : [];
    }),
  );
