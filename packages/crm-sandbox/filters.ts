import { FORMS, searchable } from './lead.ts';

/** The tabs of the inbox. Every post is in exactly one of the last four. */
const TABS = {
  all: ['All leads', 'refusal IS NULL'],
  open: ['To answer', 'refusal IS NULL AND answeredAt IS NULL AND NOT isSpam'],
  answered: ['Answered', 'refusal IS NULL AND answeredAt IS NOT NULL'],
  spam: ['Possible spam', 'refusal IS NULL AND answeredAt IS NULL AND isSpam'],
  refused: ['Refused', 'refusal IS NOT NULL'],
} as const;
export type State = keyof typeof TABS;
export const STATES = Object.keys(TABS) as State[];
export const labelOf = (state: State): string => TABS[state][0];

/** Midnight at the start of a day, local time, in milliseconds; undefined for anything that is not a date. */
function startOfDay(day: string, plusDays = 0): number | undefined {
  const [year, month = 1, date] = /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').map(Number) : [];
  if (year === undefined) return undefined;
  const start = new Date(year, month - 1, date);
  // `Date` turns 31 February into 3 March, so such a day is not a date.
  return start.getMonth() === month - 1 ? start.setDate(start.getDate() + plusDays) : undefined;
}

/** Which posts to show. An empty value does not restrict. */
export type Filter = Readonly<ReturnType<typeof parseFilter>>;

export function parseFilter(parameters: URLSearchParams) {
  const text = (name: string) => parameters.get(name) ?? '';
  const day = (name: string) => (startOfDay(text(name)) === undefined ? '' : text(name));
  return {
    state: STATES.find((state) => state === text('state')) ?? ('all' as const),
    q: text('q').trim().slice(0, 200),
    form: FORMS.find((form) => form === text('form')) ?? ('' as const),
    page: text('page'),
    // First and last day, as YYYY-MM-DD in this machine's time zone.
    from: day('from'),
    to: day('to'),
  };
}

export const NO_FILTER = parseFilter(new URLSearchParams());

/** The filter with some changes as a query string, with its question mark and without default values. */
export function filterQuery(filter: Filter, changes: Partial<Filter> & { p?: number } = {}): string {
  const values = Object.entries({ ...filter, ...changes }).filter(
    ([name, value]) => value !== '' && !(name === 'state' && value === 'all'),
  );
  const query = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  return values.length > 0 ? `?${query.toString()}` : '';
}

/** The filter as an SQL condition with its parameters. A lead must contain every word of the search text. */
export function filterCondition({ state, q, form, page, from, to }: Filter) {
  const conditions: [sql: string, value: string | number | undefined][] = [
    ...searchable(q)
      .split(/\s+/)
      .map((word): [string, string] => ['instr(searchText, ?) > 0', word]),
    ['form = ?', form],
    ['page = ?', page],
    ['receivedAt >= ?', startOfDay(from)],
    ['receivedAt < ?', startOfDay(to, 1)],
  ];
  const used = conditions.filter(([, value]) => value);
  return {
    sql: [TABS[state][1], ...used.map(([sql]) => sql)].join(' AND '),
    values: used.flatMap(([, value]) => value ?? []),
  };
}
