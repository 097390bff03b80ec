import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { createAlarm } from './alarm.ts';
import { createCounter } from './counter.ts';
import { createForwarding } from './forwarding.ts';
import { createLeads } from './leads.ts';
import { createOperators, PAUSE } from './operators.tsx';
import type { Parts } from './ports.ts';
import { relayDefaults } from './settings.ts';
import { BODY_LIMIT, createTakeLead } from './takeLead.tsx';

const HOUR = 3_600_000;
const limitStream = bodyLimit({ maxSize: BODY_LIMIT });

/** Hono's limit makes a stream of every body, which takes a fifth of the relay's time. A declared length needs none. */
const limitBody: MiddlewareHandler = (c, next) => {
  const isChunked = c.req.header('transfer-encoding') !== undefined;
  const isShort = Number(c.req.header('content-length')) <= BODY_LIMIT;
  return isShort && !isChunked ? next() : limitStream(c, next);
};

/** Takes leads from the site, keeps them, and brings them to the CRM. */
export function createRelay(parts: Parts) {
  const { siteUrl, token } = parts.settings;
  const leads = createLeads(parts.storage);
  const alarm = createAlarm(parts);
  const mistakes = createCounter(HOUR, parts.now);
  const wrongPasswords = createCounter(PAUSE * 1000, parts.now);
  const { origin } = new URL(siteUrl);
  const policy = {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    formAction: ["'self'", origin],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
  const app = new Hono<{ Bindings: { address: string } }>()
    .use(
      secureHeaders({
        crossOriginResourcePolicy: false,
        contentSecurityPolicy: policy,
        // Over plain HTTP only the origin tells whose form it is, and without a referrer browsers do not send it.
        referrerPolicy: 'same-origin',
      }),
    )
    .use(async (c, next) => {
      c.header('cache-control', 'no-store');
      c.header('access-control-allow-origin', origin);
      await next();
    })
    .get(relayDefaults.path, (c) => c.text('Leads are accepted by POST.', 405, { allow: 'POST' }))
    .onError((error, c) => {
      if (error instanceof HTTPException) return error.getResponse();
      // The sender left in the middle of the body: nothing failed here.
      if ('code' in error && error.code === 'ECONNRESET') return c.body(null, 400);
      console.error(error);
      return c.text('Internal Server Error', 500);
    })
    .post(relayDefaults.path, limitBody, createTakeLead(parts, { leads, alarm, mistakes }));
  if (token) app.route('/operators', createOperators(parts, { leads, token, wrongPasswords }));
  const forwarding = createForwarding({ ...parts, leads, alarm });

  return {
    /** The one handler. `address` is where the request comes from. */
    handle: (request: Request, address: string) => app.fetch(request, { address }),
    ...forwarding,
    /** Queues what is due, alerts, and deletes what is old. To be called every minute; -1 is no limit. */
    sweep: async (limit = 500): Promise<void> => {
      for (const counter of [mistakes, wrongPasswords]) counter.forget();
      await forwarding.sweep(limit);
    },
  };
}

export type Relay = ReturnType<typeof createRelay>;
