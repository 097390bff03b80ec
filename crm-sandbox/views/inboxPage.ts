import { filterQuery, isFiltering, type Filter } from '../filters.ts';
import { html, type Html } from '../html.ts';
import { FORM_LABELS, FORMS } from '../lead.ts';
import type { StoredLead } from '../store/rows.ts';
import { emptyInbox, nothingFound } from './empty.ts';
import { layout, type Counts, type Tab } from './layout.ts';
import { leadCard } from './leadCard.ts';
import { pager, type Paging } from './pager.ts';

export interface InboxView {
  readonly filter: Filter;
  readonly counts: Counts;
  readonly pages: readonly string[];
  readonly leads: readonly StoredLead[];
  readonly found: number;
  readonly paging: Paging;
  readonly lastId: number;
  /** Where a lead is posted and what it must carry, for the empty inbox's example. */
  readonly endpoint: string;
  readonly organisationId: string;
  readonly faultNotice: Html | false;
  readonly controls: Html;
}

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;

function filterForm({ filter, pages }: InboxView): Html {
  // A page chosen by address may have no leads; it stays visible as the reason for an empty list.
  const choices = filter.page && !pages.includes(filter.page) ? [filter.page, ...pages] : pages;
  return html`<form class="filter" action="/" method="get" role="search">
    ${filter.aside && html`<input type="hidden" name="aside" value="${filter.aside}" />`}
    <label class="grow">Search <input type="search" name="q" value="${filter.q}" /></label>
    <label>
      Form
      <select name="form">
        ${option('', 'Any form', filter.form)}
        ${FORMS.map((form) => option(form, FORM_LABELS[form], filter.form))}
      </select>
    </label>
    <label>
      Page
      <select name="page">
        ${option('', 'Any page', filter.page)} ${choices.map((page) => option(page, page, filter.page))}
      </select>
    </label>
    <button type="submit">Show</button>
  </form>`;
}

function summary({ filter, found }: InboxView): Html {
  const count = found === 1 ? '1 lead' : `${found} leads`;
  return html`<div class="summary">
    <p>${count}${filter.q && html` with “${filter.q}”`}, newest first</p>
    <p>
      ${isFiltering(filter) && html`<a href="/">Show all</a>`}
      <a class="button" href="/leads.csv${filterQuery(filter)}" download>Download CSV</a>
    </p>
  </div>`;
}

const TAB_OF: Readonly<Record<Filter['aside'], Tab>> = { '': 'all', hide: 'open', only: 'aside' };

export function inboxPage(view: InboxView): Html {
  const { filter, counts, leads, paging } = view;
  const list =
    leads.length > 0
      ? html`<ol class="leads">
            ${leads.map(leadCard)}
          </ol>
          ${pager(paging, (page) => `/${filterQuery(filter, { p: page })}`)}`
      : nothingFound();
  return layout(
    { title: 'Lead inbox', current: TAB_OF[filter.aside], counts },
    html`<h1 class="visually-hidden">Leads</h1>
      ${view.faultNotice}
      <div id="news" role="status" data-since="${view.lastId}" data-query="${filterQuery(filter)}"></div>
      ${counts.all === 0 ? emptyInbox(view.endpoint, view.organisationId) : [filterForm(view), summary(view), list]}
      ${view.controls}`,
  );
}
