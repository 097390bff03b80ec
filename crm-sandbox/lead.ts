import { createHash } from 'node:crypto';
import { CONTROL_PARAMETERS, CUSTOM, ENVELOPE_FIELDS, fieldSpec, isAboutLead } from './fields.ts';

export const FORMS = ['contact', 'lead', 'subscribe', 'other'] as const;
export type Form = (typeof FORMS)[number];

export const FORM_LABELS: Readonly<Record<Form, string>> = {
  contact: 'Contact page',
  lead: 'Lead form',
  subscribe: 'Newsletter',
  other: 'Other',
};

export type Fields = Readonly<Record<string, string>>;

/** What one post carried: the values a lead keeps, the names it does not, and the parameters that steer the answer. */
export interface Submission {
  readonly fields: Fields;
  readonly ignored: readonly string[];
  readonly debug: boolean;
  readonly debugEmail: string;
}

const IGNORED_SHOWN = 50;

export function readSubmission(pairs: readonly [name: string, value: string][]): Submission {
  const fields: Record<string, string> = {};
  const ignored = new Set<string>();
  const controls = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (CONTROL_PARAMETERS.includes(name)) controls.set(name, value);
    else if (!fieldSpec(name)) ignored.add(name);
    // Of a repeated field the first value counts, as with a servlet's getParameter.
    else fields[name] ??= value;
  }
  return {
    fields,
    ignored: [...ignored].slice(0, IGNORED_SHOWN).map((name) => name.slice(0, 100)),
    debug: controls.get('debug') === '1',
    debugEmail: controls.get('debugEmail') ?? '',
  };
}

/** The forms share one endpoint and send no name, so the form is told by what it alone sends. */
export function formOf(fields: Fields): Form {
  if (fields.first_name !== undefined || fields[CUSTOM.designation] !== undefined) return 'contact';
  if (fields.last_name === 'Newsletter subscriber') return 'subscribe';
  return fields[CUSTOM.message] === undefined ? 'other' : 'lead';
}

/** Where the visitor is to be sent: only web addresses, so that `javascript:` and the like go nowhere. */
export function returnUrl(fields: Fields): string | undefined {
  const text = fields.retURL ?? '';
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

/** The path of the page the form stood on; empty when unknown. */
export function pageOf(fields: Fields): string {
  const address = returnUrl(fields);
  return address ? new URL(address).pathname.replace(/(?<=.)\/$/, '') : '';
}

const SPAM_MARK = '[possible spam]';

export function isSetAside(fields: Fields): boolean {
  return [fields[CUSTOM.message], fields.last_name].some((value) => value?.startsWith(SPAM_MARK));
}

const envelope = new Set(ENVELOPE_FIELDS.map((field) => field.wire));
const personal = (fields: Fields) =>
  Object.entries(fields)
    .filter(([wire]) => !envelope.has(wire))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Equal for two posts of the same details, whatever page they came from and in whatever order the fields stood. */
export function fingerprint(fields: Fields): string {
  return createHash('sha256')
    .update(JSON.stringify(personal(fields).filter(([wire]) => !isAboutLead(wire))))
    .digest('hex');
}

/** One form for stored text and search terms, so that case, width and composition do not hide a match. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\u0000', ' ');
}

export function searchText(fields: Fields): string {
  const digits = (fields.phone ?? '').replaceAll(/\D/g, '');
  const values = personal(fields).map(([, value]) => value);
  return searchable([...values, digits, pageOf(fields)].join('\n'));
}
