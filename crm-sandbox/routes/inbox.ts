import type { Context, Exchange } from '../context.ts';
import { parseFilter } from '../filters.ts';
import { HttpError } from '../http/httpError.ts';
import { redirect, replyHtml } from '../http/reply.ts';
import { controls, faultNotice } from '../views/controls.ts';
import { inboxPage } from '../views/inboxPage.ts';
import type { Counts } from '../views/layout.ts';
import { leadPage } from '../views/leadPage.ts';
import { PAGE_SIZE, paging } from '../views/pager.ts';
import { refusedList } from '../views/refusedList.ts';
import { SERVLET_PATH } from './servlet.ts';

const EVERYTHING = { q: '', form: '', page: '', aside: '' } as const;

function countAll({ store }: Context): Counts {
  const all = store.leads.count(EVERYTHING);
  const aside = store.leads.count({ ...EVERYTHING, aside: 'only' });
  return { all, open: all - aside, aside, refused: store.refusals.count() };
}

/** `GET /` */
export function showInbox({ context, request, response, url }: Exchange): void {
  const { store, faults, options } = context;
  const filter = parseFilter(url.searchParams);
  const found = store.leads.count(filter);
  const position = paging(url.searchParams.get('p'), found);
  const page = inboxPage({
    filter,
    counts: countAll(context),
    pages: store.leads.pages(),
    leads: store.leads.list(filter, { limit: PAGE_SIZE, offset: position.offset }),
    found,
    paging: position,
    lastId: store.leads.lastId(),
    endpoint: `http://${request.headers.host ?? ''}${SERVLET_PATH}?encoding=UTF-8`,
    organisationId: options.organisationId,
    faultNotice: faultNotice(faults.current),
    controls: controls(faults.current, context.redirectKind),
  });
  replyHtml(response, 200, page);
}

/** `GET /leads/:id` */
export function showLead({ context, response, url }: Exchange): void {
  const { leads } = context.store;
  const id = Number(url.pathname.slice('/leads/'.length));
  const lead = leads.get(id);
  if (!lead) throw new HttpError(404, 'There is no lead with this number.');
  const view = {
    lead,
    evidence: leads.evidence(id),
    neighbours: leads.neighbours(id),
    counts: countAll(context),
  };
  replyHtml(response, 200, leadPage(view));
}

/** `GET /refused` */
export function showRefused({ context, response, url }: Exchange): void {
  const { refusals } = context.store;
  const position = paging(url.searchParams.get('p'), refusals.count());
  replyHtml(
    response,
    200,
    refusedList(refusals.list(PAGE_SIZE, position.offset), position, countAll(context)),
  );
}

export const toInbox = ({ response }: Exchange): void => redirect(response, '/');
