import type { Exchange } from '../context.ts';
import { toCsv } from '../csv.ts';
import { ENVELOPE_FIELDS, leadFields } from '../fields.ts';
import { parseFilter } from '../filters.ts';
import { INBOX_HEADERS, reply, replyJson } from '../http/reply.ts';
import { FORM_LABELS } from '../lead.ts';
import type { StoredLead } from '../store/rows.ts';

const wholeNumber = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

const asJson = ({ id, receivedAt, form, page, fields, ignored, setAside, duplicateOf }: StoredLead) => ({
  id,
  receivedAt: receivedAt.toISOString(),
  form,
  page,
  fields,
  ignored,
  setAside,
  duplicateOf,
});

/** `GET /leads.json`: the filtered leads, newest first; `since` an id and at most `limit` of them. */
export function leadsJson({ context, response, url }: Exchange): void {
  const limit = wholeNumber(url.searchParams.get('limit'));
  const since = wholeNumber(url.searchParams.get('since'));
  const range = { ...(limit === undefined ? {} : { limit }), ...(since === undefined ? {} : { since }) };
  replyJson(response, 200, context.store.leads.list(parseFilter(url.searchParams), range).map(asJson));
}

const isListed = (wire: string) => [...leadFields(), ...ENVELOPE_FIELDS].some((field) => field.wire === wire);

const headings = () => [
  'Number',
  'Received',
  'Form',
  'Page',
  'Set aside',
  'Likely duplicate of',
  ...leadFields().map((field) => field.label),
  'Other fields',
];

function asRow(lead: StoredLead): string[] {
  const others = Object.entries(lead.fields).filter(([wire]) => !isListed(wire));
  return [
    String(lead.id),
    lead.receivedAt.toISOString(),
    FORM_LABELS[lead.form],
    lead.page,
    lead.setAside ? 'yes' : '',
    lead.duplicateOf === null ? '' : String(lead.duplicateOf),
    ...leadFields().map(({ wire }) => lead.fields[wire] ?? ''),
    others.map(([wire, value]) => `${wire}: ${value}`).join('; '),
  ];
}

/** `GET /leads.csv`: the filtered leads, newest first, for a spreadsheet. */
export function leadsCsv({ context, response, url }: Exchange): void {
  const leads = context.store.leads.list(parseFilter(url.searchParams));
  const day = context.options.now().toISOString().slice(0, 10);
  reply(response, 200, toCsv([headings(), ...leads.map(asRow)]), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="leads-${day}.csv"`,
    ...INBOX_HEADERS,
  });
}
