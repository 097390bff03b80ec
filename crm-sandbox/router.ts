import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Exchange, Handler } from './context.ts';
import { HttpError } from './http/httpError.ts';
import { requireKnownHost } from './http/origin.ts';
import { INBOX_HEADERS, replyHtml } from './http/reply.ts';
import { assets } from './routes/assets.ts';
import { deleteLeads, setFault, setRedirectKind, showFault, showRedirectKind } from './routes/controls.ts';
import { leadsCsv, leadsJson } from './routes/exports.ts';
import { showInbox, showLead, showRefused, toInbox } from './routes/inbox.ts';
import { probe, SERVLET_PATH, webToLead } from './routes/servlet.ts';
import { errorPage } from './views/errorPage.ts';

type Methods = Readonly<Record<string, Handler>>;

const INBOX: Readonly<Record<string, Methods>> = {
  '/': { GET: showInbox },
  '/refused': { GET: showRefused },
  '/leads': { GET: toInbox, DELETE: deleteLeads },
  '/leads.csv': { GET: leadsCsv },
  '/leads.json': { GET: leadsJson },
  '/faults': { GET: showFault, POST: setFault },
  '/redirect-kind': { GET: showRedirectKind, POST: setRedirectKind },
};

const SERVLET: Methods = { GET: probe, OPTIONS: probe, POST: webToLead };

function methodsFor({ request, context, url }: Exchange): Methods {
  if (url.pathname === SERVLET_PATH) return SERVLET;
  requireKnownHost(request, context.options.hosts);
  const asset = Object.hasOwn(assets, url.pathname) ? assets[url.pathname] : undefined;
  if (asset) return { GET: asset };
  if (/^\/leads\/[1-9]\d{0,14}$/.test(url.pathname)) return { GET: showLead };
  const methods = Object.hasOwn(INBOX, url.pathname) ? INBOX[url.pathname] : undefined;
  if (!methods) throw new HttpError(404, 'There is no page at this address.');
  return methods;
}

async function dispatch(exchange: Exchange): Promise<void> {
  const methods = methodsFor(exchange);
  // Node leaves the body of an answer to HEAD out by itself.
  const method = exchange.request.method === 'HEAD' ? 'GET' : (exchange.request.method ?? '');
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!handler) {
    const allow = Object.keys(methods).join(', ');
    throw new HttpError(405, `This address takes ${allow}.`, { allow });
  }
  await handler(exchange);
}

function parseTarget(target: string): URL {
  const address = `http://sandbox${target}`;
  if (!target.startsWith('/') || !URL.canParse(address))
    throw new HttpError(400, 'The address cannot be read.');
  return new URL(address);
}

function answerError(context: Context, response: ServerResponse, error: unknown): void {
  if (error instanceof HttpError) {
    replyHtml(response, error.status, errorPage(error.status, error.message), {
      ...INBOX_HEADERS,
      ...error.headers,
    });
    return;
  }
  // A client that went away, or a server that stops, is nobody's mistake.
  if (response.destroyed || context.stopping.aborted) return;
  context.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  replyHtml(response, 500, errorPage(500, 'The sandbox could not do this. Its log says why.'));
}

/** Answers every request, whatever happens in its handler. */
export async function handle(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = parseTarget(request.url ?? '/');
    await dispatch({ context, request, response, url });
  } catch (error) {
    answerError(context, response, error);
  }
}
