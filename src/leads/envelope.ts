/** The ids that every post to Salesforce Web-to-Lead carries besides the form's fields. */
import { env } from '../env';

const { oid, recordType, leadSource, campaign } = env.crm;

/** The fields of the envelope. `returnUrl` is the absolute address that the CRM sends the browser to. */
export const envelope = (returnUrl: string): Record<string, string> => ({
  oid,
  recordType,
  retURL: returnUrl,
  ...(leadSource && { lead_source: leadSource }),
  ...(campaign && { Campaign_ID: campaign }),
});

/** The fields of a stored lead with this build's ids: the organisation may have changed since the lead was saved. */
export const withCurrentIds = (fields: Readonly<Record<string, string>>): Record<string, string> => ({
  ...fields,
  oid,
  recordType,
});
