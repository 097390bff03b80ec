/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { WEB_TO_LEAD_PATH } from '../../schemas/salesforce/ids.ts';
import type { AppEnv, RequestContext, Services } from './context.ts';
import { faults } from './routes/faults.ts';
import { inbox } from './routes/inbox.tsx';
import { webToLead } from './routes/webToLead.ts';
import { ErrorPage, renderPage } from './views/Layout.tsx';

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The inbox shows what strangers typed, so its pages may load and run only their own files. */
const INBOX_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  // Over plain HTTP the origin alone shows that a post is the inbox's own, and without a referrer browsers send it as null.
  // Not on the endpoint: the site's page needs the referrer when its visitor returns.
  'referrer-policy': 'same-origin',
};

const setHeaders = (c: RequestContext, headers: object) =>
  Object.entries(headers).forEach(([name, value]) => c.header(name, String(value)));

/** A page that points its own domain at this machine (DNS rebinding) must not read the leads. */
function requireKnownHost(c: RequestContext): void {
  const { hosts } = c.var.services;
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  if (hosts && !hosts.has(host))
    throw new HTTPException(421, { message: `The inbox is not served under this host name: ${host}.` });
}

const refuseOtherSites = csrf({ secFetchSite: ['same-origin', 'none'] });

const errorPage = (c: RequestContext, status: 404 | 405 | HTTPException['status'], message: string) =>
  c.html(renderPage(<ErrorPage status={status} message={message} />), status);

export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const onMethodNotAllowed = (c: Context, methods: string[]) => {
    c.header('allow', methods.join(', '));
    return errorPage(c, 405, `This address takes ${methods.join(', ')}.`);
  };
  return app
    .use(methodNotAllowed({ app, onMethodNotAllowed }))
    .use(async (c, next) => {
      c.set('services', services);
      setHeaders(c, HEADERS);
      await next();
    })
    .route(WEB_TO_LEAD_PATH, webToLead)
    .use(async (c, next) => {
      setHeaders(c, INBOX_HEADERS);
      requireKnownHost(c);
      // Programs send neither header, and they may change leads too.
      if (c.req.header('sec-fetch-site') ?? c.req.header('origin')) await refuseOtherSites(c, next);
      else await next();
    })
    .route('/', inbox)
    .route('/faults', faults)
    .use(serveStatic({ root: join(import.meta.dirname, 'public') }))
    .use('/fonts/*', serveStatic({ root: join(import.meta.dirname, '../../public') }))
    .notFound((c) => errorPage(c, 404, 'There is no page at this address.'))
    .onError((error, c) => {
      if (error instanceof HTTPException)
        return errorPage(c, error.status, error.message || 'Only the inbox itself can do this.');
      services.log(error.stack ?? error.message);
      return errorPage(c, 500, 'The sandbox failed. Its log has the reason.');
    });
}
