/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv, RequestContext } from '../context.ts';
import { NO_FILTER, parseFilter, STATES } from '../filters.ts';
import { parseForm } from '../parseForm.ts';
import { InboxPage } from '../views/InboxPage.tsx';
import { renderPage, type Counts } from '../views/Layout.tsx';
import { LeadPage } from '../views/LeadPage.tsx';
import { leadsCsv, leadsJson } from './exports.ts';

const PAGE_SIZE = 50;

function countsFor({ var: { services } }: RequestContext, filter = NO_FILTER): Counts {
  const counts = STATES.map((state) => [state, services.leads.count({ ...filter, state })]);
  return Object.fromEntries(counts) as Counts;
}

/** The page of the list that an address asks for: the first for anything but a number, the last for one beyond it. */
function pageNumber(asked = '', pageCount: number) {
  const number = /^\d{1,9}$/.test(asked) ? Number(asked) : 1;
  return Math.min(Math.max(number, 1), pageCount);
}

function showInbox(c: RequestContext) {
  const { leads, faults } = c.var.services;
  const filter = parseFilter(new URL(c.req.url).searchParams);
  const counts = countsFor(c, filter);
  const pageCount = Math.max(1, Math.ceil(counts[filter.state] / PAGE_SIZE));
  const page = pageNumber(c.req.query('p'), pageCount);
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const found = {
    leads: leads.list(filter, range),
    paging: { page, pages: pageCount },
    pages: leads.pages(),
  };
  return c.html(renderPage(<InboxPage {...found} filter={filter} counts={counts} fault={faults.current} />));
}

function leadFor(c: RequestContext) {
  const lead = c.var.services.leads.get(Number(c.req.param('id')));
  if (!lead) throw new HTTPException(404, { message: 'There is no such lead. It may have been deleted.' });
  return lead;
}

function showLead(c: RequestContext) {
  const { labels } = c.var.services;
  return c.html(renderPage(<LeadPage lead={leadFor(c)} counts={countsFor(c)} labels={labels} />));
}

/** Where an address leads within this site, or `/` for one of another site. Browsers read `//host` and `/\host` as another. */
function ownAddress(asked: string, here: string) {
  const url = URL.canParse(asked, here) ? new URL(asked, here) : undefined;
  return url && asked && url.origin === new URL(here).origin ? url.pathname + url.search : '/';
}

async function setAnswered(c: RequestContext) {
  const { leads, now } = c.var.services;
  const { id } = leadFor(c);
  const form = new Map(parseForm(await c.req.arrayBuffer()));
  const answered = form.get('answered');
  if (answered !== 'yes' && answered !== 'no')
    throw new HTTPException(400, { message: 'Send answered=yes or answered=no.' });
  leads.setAnswered(id, answered === 'yes' ? now() : null);
  return c.redirect(ownAddress(form.get('back') ?? '', c.req.url), 303);
}

function deleteLead(c: RequestContext) {
  c.var.services.leads.delete(leadFor(c).id);
  return c.redirect('/', 303);
}

const LEAD = '/leads/:id{[1-9][0-9]{0,14}}';

export const inbox = new Hono<AppEnv>()
  .get('/', showInbox)
  .get(LEAD, showLead)
  .post(`${LEAD}/answered`, setAnswered)
  .post(`${LEAD}/delete`, deleteLead)
  .get('/leads.json', leadsJson)
  .get('/leads.csv', leadsCsv);
