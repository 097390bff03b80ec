/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { formLabels } from '../../../schemas/csv.ts';
import { FAULT_LABELS, type Fault } from '../faults.ts';
import { filterQuery, NO_FILTER, type Filter } from '../filters.ts';
import type { StoredLead } from '../store/leads.ts';
import { Layout, type Counts } from './Layout.tsx';
import { LeadRow, Select } from './parts.tsx';

interface InboxProps {
  filter: Filter;
  counts: Counts;
  pages: readonly string[];
  leads: readonly StoredLead[];
  /** The page of the list, and how many there are. */
  paging: { page: number; pages: number };
  fault: Fault;
}

const Filters: FC<Pick<InboxProps, 'filter' | 'pages'>> = ({ filter, pages }) => {
  // A page that was chosen by address may have no leads. It stays in the list, as the reason why the list is empty.
  const choices = [...new Set(['', filter.page, ...pages])].map(
    (page) => [page, page || 'Any page'] as const,
  );
  const forms = [['', 'Any form'] as const, ...Object.entries(formLabels)];
  return (
    <form class="fields" id="filter" action="/" role="search">
      <input type="hidden" name="state" value={filter.state} />
      <label>
        Search
        <input type="search" name="q" value={filter.q} placeholder="Name, email, phone or message" />
      </label>
      <Select label="Form" name="form" value={filter.form} options={forms} />
      <Select label="Page" name="page" value={filter.page} options={choices} />
      <label>
        From <input type="date" name="from" value={filter.from} />
      </label>
      <label>
        To <input type="date" name="to" value={filter.to} />
      </label>
      <noscript>
        <button type="submit">Show</button>
      </noscript>
    </form>
  );
};

const Empty: FC<{ isFiltered: boolean }> = ({ isFiltered }) => (
  <section class="box empty">
    <h2>{isFiltered ? 'No lead matches' : 'No leads yet'}</h2>
    {isFiltered ? (
      <p>
        Try fewer words, other dates or another tab, or <a href="/">show all leads</a>.
      </p>
    ) : (
      <p>Open the site, choose “Get in touch” and send the form. The lead appears here within ten seconds.</p>
    )}
  </section>
);

/** Says that the fault is deliberate, not a bug. */
const FaultNotice: FC<{ fault: Fault }> = ({ fault: { mode, times } }) => {
  const requests = times === 1 ? 'request' : `${times} requests`;
  return (
    <p class="box notice" id="fault-notice" hidden={mode === 'none'}>
      <strong>A fault is on {times === null ? 'until you change it' : `for the next ${requests}`}:</strong>{' '}
      {FAULT_LABELS[mode].toLowerCase()}. <a href="#faults">Change it</a>
    </p>
  );
};

const scopes = [
  ['post', 'Leads only'],
  ['all', 'Leads and the check before them'],
] as const;

const FaultPanel: FC<{ fault: Fault }> = ({ fault }) => (
  <details class="box" id="faults" open={fault.mode !== 'none'}>
    <summary>For developers: faults on demand</summary>
    <form method="post" action="/faults" class="fields">
      <Select label="What goes wrong" name="mode" value={fault.mode} options={Object.entries(FAULT_LABELS)} />
      <label>
        For how many requests
        <input name="times" inputmode="numeric" placeholder="until changed" value={fault.times ?? ''} />
      </label>
      <label>
        Milliseconds, when slow
        <input name="ms" inputmode="numeric" value={fault.ms} />
      </label>
      <Select label="Which requests" name="scope" value={fault.scope} options={scopes} />
      <button type="submit">Set fault</button>
    </form>
  </details>
);

export const InboxPage: FC<InboxProps> = ({ leads, filter, counts, paging, fault, pages }) => {
  const found = counts[filter.state];
  const addressOf = (page: number) => `/${filterQuery(filter, page > 1 ? { p: page } : {})}`;
  const link = (page: number, rel: string, text: string) =>
    page >= 1 &&
    page <= paging.pages && (
      <a class="button" rel={rel} href={addressOf(page)}>
        {text}
      </a>
    );
  return (
    <Layout title="Lead inbox" counts={counts} filter={filter}>
      <h1 class="visually-hidden">Leads</h1>
      <FaultNotice fault={fault} />
      <Filters filter={filter} pages={pages} />
      <div id="results">
        <div class="summary">
          <p role="status">
            <strong>{found === 1 ? '1 result' : `${found} results`}</strong>, newest first
          </p>
          {filterQuery(filter, { state: 'all' }) && (
            <a href={`/${filterQuery(NO_FILTER, { state: filter.state })}`}>Clear filters</a>
          )}
          <a class="button small" href={`/leads.csv${filterQuery(filter)}`} download="">
            Download CSV
          </a>
        </div>
        {found === 0 && <Empty isFiltered={filterQuery(filter) !== ''} />}
        <table class="box rows" hidden={found === 0}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Contact</th>
              <th scope="col">Message</th>
              <th scope="col">Received</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody class="leads">
            {leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} back={addressOf(paging.page)} />
            ))}
          </tbody>
        </table>
        <nav class="pager" aria-label="Pages" hidden={paging.pages === 1}>
          {link(paging.page - 1, 'prev', 'Newer')}
          <span>
            Page {paging.page} of {paging.pages}
          </span>
          {link(paging.page + 1, 'next', 'Older')}
        </nav>
      </div>
      <FaultPanel fault={fault} />
    </Layout>
  );
};
