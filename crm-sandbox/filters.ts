import { FORMS, searchable, type Form } from './lead.ts';

const ASIDE = ['only', 'hide'] as const;
export type Aside = (typeof ASIDE)[number];

/** Which leads to show; an empty value does not restrict. */
export interface Filter {
  readonly q: string;
  readonly form: Form | '';
  readonly page: string;
  readonly aside: Aside | '';
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? '';

export function parseFilter(parameters: URLSearchParams): Filter {
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    form: oneOf(FORMS, parameters.get('form')),
    page: parameters.get('page') ?? '',
    aside: oneOf(ASIDE, parameters.get('aside')),
  };
}

/** The filter as a query string with its question mark, changed as told; empty values are left out. */
export function filterQuery(filter: Filter, change: Readonly<Record<string, string | number>> = {}): string {
  const parameters = new URLSearchParams();
  const values: Readonly<Record<string, string | number>> = { ...filter, ...change };
  for (const [name, value] of Object.entries(values)) if (value !== '') parameters.set(name, String(value));
  const query = parameters.toString();
  return query && `?${query}`;
}

export const isFiltering = (filter: Filter): boolean => filterQuery(filter) !== '';

export interface Condition {
  readonly sql: string;
  readonly values: (string | number)[];
}

/** The filter as an SQL condition with its parameters. Every word of the search must occur somewhere in the lead. */
export function filterCondition(filter: Filter, sinceId = 0): Condition {
  const conditions: [sql: string, value: string | number][] = [['id > ?', sinceId]];
  for (const word of searchable(filter.q).split(/\s+/).filter(Boolean))
    conditions.push(['instr(search_text, ?) > 0', word]);
  if (filter.form) conditions.push(['form = ?', filter.form]);
  if (filter.page) conditions.push(['page = ?', filter.page]);
  if (filter.aside) conditions.push(['set_aside = ?', filter.aside === 'only' ? 1 : 0]);
  return {
    sql: conditions.map(([sql]) => sql).join(' AND '),
    values: conditions.map(([, value]) => value),
  };
}
