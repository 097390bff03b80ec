import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { createAlarm } from './alarm.ts';
import { createCounter } from './counter.ts';
import { HOUR } from './durations.ts';
import { createForwarding } from './forwarding.ts';
import { createLeads } from './leads.ts';
import { createOperators, PAUSE_SECONDS } from './operators.tsx';
import type { Connection, Parts } from './ports.ts';
import { relayDefaults } from './settings.ts';
import { BODY_LIMIT, createTakeLead } from './takeLead.tsx';

const limitStream = bodyLimit({ maxSize: BODY_LIMIT });

/** Hono's own limit copies every body into a stream, a fifth of the relay's time. A declared length needs no stream. */
const limitBody: MiddlewareHandler = (c, next) => {
  const isChunked = c.req.header('transfer-encoding') !== undefined;
  const isShort = Number(c.req.header('content-length')) <= BODY_LIMIT;
  return isShort && !isChunked ? next() : limitStream(c, next);
};

/** Takes leads from the site, stores them, and posts them to the CRM. */
export function createRelay(parts: Parts) {
  const { siteUrl, token } = parts.settings;
  const leads = createLeads(parts.storage);
  const alarm = createAlarm(parts);
  const mistakes = createCounter(HOUR, parts.now);
  const wrongPasswords = createCounter(PAUSE_SECONDS * 1000, parts.now);
  const { origin } = new URL(siteUrl);
  const policy = {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    formAction: ["'self'", origin],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
  const app = new Hono<{ Bindings: Connection }>()
    .use(relayDefaults.path, async (c, next) => {
      await next();
      // The site may know the relay's origin: it thanks only a visitor who comes from a form.
      c.header('referrer-policy', 'strict-origin-when-cross-origin');
    })
    .use(
      secureHeaders({
        crossOriginResourcePolicy: false,
        contentSecurityPolicy: policy,
        // Over plain HTTP the origin is the only sign of whose form it is, and browsers leave it out without a
        // referrer.
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
      // The visitor left while sending the body: that is not a fault of the relay.
      if ('code' in error && error.code === 'ECONNRESET') return c.body(null, 400);
      console.error(error);
      return c.text('Internal Server Error', 500);
    })
    .post(relayDefaults.path, limitBody, createTakeLead(parts, { leads, alarm, mistakes }));
  if (token) app.route('/operators', createOperators(parts, { leads, token, wrongPasswords }));
  const forwarding = createForwarding({ ...parts, leads, alarm });

  return {
    /** Handles every request. */
    handle: (request: Request, address: string, waitUntil: Connection['waitUntil'] = () => {}) =>
      app.fetch(request, { address, waitUntil }),
    ...forwarding,
    /** Deletes what is old, queues what is due, and alerts. To be called every minute; -1 is no limit. */
    sweep: async (limit = 500): Promise<void> => {
      for (const counter of [mistakes, wrongPasswords]) counter.forget();
      await forwarding.sweep(limit);
    },
  };
}

export type Relay = ReturnType<typeof createRelay>;
