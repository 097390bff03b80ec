import { recordPart } from '../../schemas/salesforce/recordId.ts';
import type { RelaySettings } from './settings.ts';

/** `counts`: whether the CRM may count the post towards the day's limit. */
export type CrmAnswer =
  | { readonly state: 'delivered'; readonly reason: null }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'waiting'; readonly reason: string; readonly counts: boolean };

/** Salesforce's usual words for a refusal. No visitor's entry is one of them. */
const refusals = [
  'DUPLICATE_VALUE',
  'DUPLICATES_DETECTED',
  'FIELD_CUSTOM_VALIDATION_EXCEPTION',
  'REQUIRED_FIELD_MISSING',
  'STRING_TOO_LONG',
  'INVALID_EMAIL_ADDRESS',
  'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
  'INVALID_CROSS_REFERENCE_KEY',
  'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY',
  'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
  'UNABLE_TO_LOCK_ROW',
  'LIMIT_EXCEEDED',
];

/**
 * A reason without what the CRM wrote itself, which may quote a field. For the webhook; `/operators` shows the whole one.
 */
export function withoutQuotes(state: string, reason: string): string {
  if (state !== 'refused')
    return reason
      .replace(/redirected to .*(?=, not to the page)/s, 'redirected elsewhere')
      .replace(/with is-processed: .*(?=\. Check )/s, 'with another is-processed');
  const code = refusals.find((one) => reason.includes(one));
  return `The CRM refused it${code ? ` with ${code}` : ''}; /operators shows why.`;
}

const delivered: CrmAnswer = { state: 'delivered', reason: null };

/** The address of a redirect; undefined when the answer is none. */
function redirectOf({ status, headers }: Response, endpoint: string): string | undefined {
  const location = headers.get('location');
  const isRedirect = status >= 300 && status < 400 && location && URL.canParse(location, endpoint);
  return isRedirect ? new URL(location, endpoint).href : undefined;
}

/**
 * The meaning of Web-to-Lead's answer. Only its own header, or its redirect to the form's page, proves that the lead
 * is stored: a proxy or a maintenance page answers 200 too.
 * @param crm without a lead number field, no duplicate counts as delivered
 */
export function readAnswer(
  response: Response,
  { endpoint, fields }: RelaySettings['crm'],
  retURL: string,
): CrmAnswer {
  if (response.status >= 400)
    return { state: 'waiting', reason: `The CRM answered ${response.status}.`, counts: false };
  const header = response.headers.get('is-processed');
  const [, verdict = '', detail = ''] = /^\s*(true|false)\b\s*(.*)$/is.exec(header ?? '') ?? [];
  // Some services of Salesforce refuse with `true Exception:…`.
  if (verdict.toLowerCase() === 'true' && !detail.trim()) return delivered;
  if (verdict) {
    // A lead with this number arrived with an earlier post. The CRM may name the field with or without its check part.
    const numberField = fields?.lead_id && recordPart(fields.lead_id);
    if (numberField && detail.includes('DUPLICATE_VALUE') && detail.includes(numberField)) return delivered;
    return { state: 'refused', reason: detail.trim() || 'The CRM gave no reason.' };
  }
  const redirect = redirectOf(response, endpoint);
  if (redirect === new URL(retURL).href) return delivered;
  const seen = redirect
    ? `redirected to ${redirect.slice(0, 200)}, not to the page of the form`
    : `answered ${response.status} ${header === null ? 'without is-processed' : `with is-processed: ${header.slice(0, 100)}`}`;
  return {
    state: 'waiting',
    reason: `The CRM ${seen}. Check VITE_CRM_ENDPOINT and whether Salesforce is in maintenance.`,
    counts: true,
  };
}
