import { formLabels } from '../../schemas/csv.ts';
import { isMarkedAsSpam } from '../../schemas/salesforce/spamMark.ts';
import { configuredFieldIds, envelopeFields, findField, fixedFields, type FieldLabels } from './fields.ts';

export type Form = keyof typeof formLabels;
export const FORMS = Object.keys(formLabels) as Form[];

export type FieldValues = Readonly<Record<string, string>>;

export interface Submission {
  readonly fields: FieldValues;
  /** Parameters that Salesforce would not store. */
  readonly ignored: readonly string[];
}

const controlParameters = new Set(['debug', 'debugEmail', 'encoding', 'orgId']);
const IGNORED_KEPT = 50;

export function readSubmission(
  pairs: readonly (readonly [name: string, value: string])[],
  labels: FieldLabels,
): Submission {
  const fields: Record<string, string> = {};
  const ignored = new Set<string>();
  for (const [name, value] of pairs) {
    if (controlParameters.has(name)) continue;
    if (!findField(name, labels)) ignored.add(name);
    // The first of repeated values counts, as in a servlet's `getParameter`.
    else fields[name] ??= value;
  }
  return { fields, ignored: [...ignored].slice(0, IGNORED_KEPT).map((name) => name.slice(0, 100)) };
}

/**
 * The forms share one endpoint and do not send their names, so their fields tell which one it is. The fixed name of the
 * newsletter may have the mark of spam before it.
 */
export function formOf(fields: FieldValues): Form {
  if (fields.first_name !== undefined || fields[configuredFieldIds.designation] !== undefined)
    return 'contact';
  const { last_name: newsletter } = fixedFields.subscribe;
  if (newsletter && fields.last_name?.endsWith(newsletter)) return 'subscribe';
  return fields[configuredFieldIds.message] === undefined ? 'other' : 'lead';
}

/** The address the visitor returns to; undefined unless it is http or https, so `javascript:` never runs. */
export function returnUrl({ retURL = '' }: FieldValues): string | undefined {
  if (!URL.canParse(retURL)) return undefined;
  const url = new URL(retURL);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

/** The path of the page with the form; empty when unknown. */
export function pageOf(fields: FieldValues): string {
  const address = returnUrl(fields);
  return address ? new URL(address).pathname.replace(/(?<=.)\/$/, '') : '';
}

/** The site marks leads that look like spam. */
export const isSpam = (fields: FieldValues): boolean =>
  [fields[configuredFieldIds.message], fields.last_name].some(
    (value) => value !== undefined && isMarkedAsSpam(value),
  );

const envelope = new Set(envelopeFields.map(({ wire }) => wire));

const personal = (fields: FieldValues) =>
  Object.entries(fields)
    .filter(([wire]) => !envelope.has(wire))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Equal for two posts of the same details, whatever their page, lead number and order of fields are. */
export function fingerprint(fields: FieldValues, labels: FieldLabels): string {
  return JSON.stringify(personal(fields).filter(([wire]) => labels[wire] === undefined));
}

/** One spelling for stored text and for search terms, so that case, width and composition do not matter. */
export const searchable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('\u0000', ' ');

export function searchText(fields: FieldValues): string {
  const digits = (fields.phone ?? '').replaceAll(/\D/g, '');
  return searchable([...personal(fields).map(([, value]) => value), digits, pageOf(fields)].join('\n'));
}
