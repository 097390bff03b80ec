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

function showInbox(c: RequestContext) {
  const { leads, faults } = c.var.services;
  const filter = parseFilter(new URL(c.req.url).searchParams);
  const counts = countsFor(c, filter);
  const pages = Math.max(1, Math.ceil(counts[filter.state] / PAGE_SIZE));
  const wanted = c.req.query('p') ?? '';
  const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const found = { leads: leads.list(filter, range), paging: { page, pages }, pages: leads.pages() };
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

async function setAnswered(c: RequestContext) {
  const { leads, now } = c.var.services;
  const { id } = leadFor(c);
  const form = new Map(parseForm(await c.req.arrayBuffer()));
  const answered = form.get('answered');
  if (answered !== 'yes' && answered !== 'no')
    throw new HTTPException(400, { message: 'Send answered=yes or answered=no.' });
  leads.setAnswered(id, answered === 'yes' ? now() : null);
  const back = form.get('back') ?? '';
  // A path that starts with two slashes would lead to another host.
  return c.redirect(/^\/(?![/\\])/.test(back) ? back : '/', 303);
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
