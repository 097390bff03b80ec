import { formLabels, toCsv } from '../../../schemas/csv.ts';
import type { RequestContext } from '../context.ts';
import { envelopeFields, leadColumns, type FieldSpec } from '../fields.ts';
import { parseFilter } from '../filters.ts';
import type { StoredLead } from '../store/leads.ts';

const filterOf = (c: RequestContext) => parseFilter(new URL(c.req.url).searchParams);

/** The filtered leads, newest first; at most `limit` of them. */
export function leadsJson(c: RequestContext) {
  const limit = c.req.query('limit') ?? '';
  const range = /^\d{1,9}$/.test(limit) ? { limit: Number(limit) } : {};
  return c.json(c.var.services.leads.list(filterOf(c), range));
}

const HEADINGS = [
  'Number',
  'Received',
  'Form',
  'Page',
  'Answered',
  'Possible spam',
  'Likely duplicate of',
  'Refused',
];

function csvRow(lead: StoredLead, columns: readonly FieldSpec[]): string[] {
  const listed = new Set([...columns, ...envelopeFields].map(({ wire }) => wire));
  const others = Object.entries(lead.fields).filter(([wire]) => !listed.has(wire));
  return [
    String(lead.id),
    lead.receivedAt.toISOString(),
    formLabels[lead.form],
    lead.page,
    lead.answeredAt?.toISOString() ?? '',
    lead.isSpam ? 'yes' : '',
    String(lead.duplicateOf ?? ''),
    lead.refusal ?? '',
    ...columns.map(({ wire }) => lead.fields[wire] ?? ''),
    others.map(([wire, value]) => `${wire}: ${value}`).join('; '),
  ];
}

export function leadsCsv(c: RequestContext) {
  const { leads, labels, now } = c.var.services;
  const columns = leadColumns(labels);
  const rows = leads.list(filterOf(c)).map((lead) => csvRow(lead, columns));
  const csv = toCsv([[...HEADINGS, ...columns.map(({ label }) => label), 'Other fields'], ...rows]);
  return c.body(csv, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="leads-${now().toISOString().slice(0, 10)}.csv"`,
  });
}
