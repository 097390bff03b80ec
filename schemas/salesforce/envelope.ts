/** The fields of every post to Salesforce besides the form's own. Part of the boot script. */

/** Ids of the organisation and, optionally, where its leads come from. */
export interface EnvelopeConfig {
  readonly oid: string;
  readonly recordType: string;
  readonly leadSource?: string | undefined;
  readonly campaign?: string | undefined;
}

/** The envelope for a relay, which adds the organisation's ids itself and recognises a repeated lead by its id. */
export function relayEnvelope(returnUrl: string, leadId?: string): Record<string, string> {
  return { retURL: returnUrl, ...(leadId && { lead_id: leadId }) };
}

/** `returnUrl` is the absolute address that Salesforce sends the browser to. */
export function envelope(crm: EnvelopeConfig, returnUrl: string): Record<string, string> {
  const { oid, recordType, leadSource, campaign } = crm;
  return {
    oid,
    recordType,
    retURL: returnUrl,
    ...(leadSource && { lead_source: leadSource }),
    ...(campaign && { Campaign_ID: campaign }),
  };
}
