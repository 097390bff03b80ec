/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Fault } from '../faults.ts';
import { filterQuery, NO_FILTER, type Filter } from '../filters.ts';
import { FORM_LABELS, FORMS } from '../lead.ts';
import type { StoredLead } from '../store/leads.ts';
import { FaultNotice, FaultPanel } from './FaultPanel.tsx';
import { Layout, type Counts } from './Layout.tsx';
import { LeadTable } from './LeadTable.tsx';
import { Pager, type Paging } from './Pager.tsx';
import { Select } from './Select.tsx';

interface InboxProps {
  filter: Filter;
  counts: Counts;
  pages: readonly string[];
  leads: readonly StoredLead[];
  paging: Paging;
  fault: Fault;
}

const Filters: FC<Pick<InboxProps, 'filter' | 'pages'>> = ({ filter, pages }) => {
  // A page chosen by address may have no leads. It stays visible as the reason for an empty list.
  const choices = new Set(['', filter.page, ...pages]);
  return (
    <form class="fields filter" id="filter" action="/" role="search">
      <input type="hidden" name="state" value={filter.state} />
      <label>
        Search
        <input type="search" name="q" value={filter.q} placeholder="Name, email, phone or message" />
      </label>
      <Select
        label="Form"
        name="form"
        value={filter.form}
        options={[['', 'Any form'], ...FORMS.map((form) => [form, FORM_LABELS[form]] as const)]}
      />
      <Select
        label="Page"
        name="page"
        value={filter.page}
        options={[...choices].map((page) => [page, page || 'Any page'])}
      />
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

const EmptyInbox: FC = () => (
  <section class="box empty">
    <h2>No leads yet</h2>
    <p>Open the site, choose “Get in touch” and send the form. The lead appears here within ten seconds.</p>
  </section>
);

const NothingFound: FC = () => (
  <section class="box empty">
    <h2>No lead matches</h2>
    <p>
      Try fewer words, other dates or another tab, or <a href="/">show all leads</a>.
    </p>
  </section>
);

export const InboxPage: FC<InboxProps> = ({ leads, filter, counts, paging, fault, pages }) => {
  const found = counts[filter.state];
  const addressOf = (page: number) => `/${filterQuery(filter, page > 1 ? { p: page } : {})}`;
  const isFiltered = filterQuery(filter, { state: 'all' }) !== '';
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
          {isFiltered && <a href={`/${filterQuery(NO_FILTER, { state: filter.state })}`}>Clear filters</a>}
          <a class="button small" href={`/leads.csv${filterQuery(filter)}`} download="">
            Download CSV
          </a>
        </div>
        {found > 0 && <LeadTable leads={leads} back={addressOf(paging.page)} />}
        {found === 0 && (filterQuery(filter) ? <NothingFound /> : <EmptyInbox />)}
        <Pager paging={paging} addressOf={addressOf} />
      </div>
      <FaultPanel fault={fault} />
    </Layout>
  );
};
