/** @jsxImportSource hono/jsx */
import { Hono, type Context } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders, NONCE } from 'hono/secure-headers';
import { createForwarding } from './forwarding.ts';
import { createLeads } from './leads.ts';
import { FormPage } from './pages/FormPage.tsx';
import { OperatorsPage } from './pages/OperatorsPage.tsx';
import type { Fetch, Queue, Storage } from './ports.ts';
import { digest, readLead } from './readLead.ts';
import { relayDefaults, type RelaySettings } from './settings.ts';
import { isHuman } from './turnstile.ts';

const BODY_LIMIT = 500_000;

export interface RelayParts {
  readonly settings: RelaySettings;
  readonly storage: Storage;
  readonly queue: Queue;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly fetch?: Fetch;
}

interface AppEnv {
  Bindings: { address: string };
  Variables: { secureHeadersNonce?: string };
}

const wantsJson = (c: Context<AppEnv>) => (c.req.header('accept') ?? '').includes('application/json');

/** Of an IPv6 address the first half, which is one customer's. */
const customerOf = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/** Takes leads from the site, keeps them, and brings them to the CRM. */
export function createRelay({ settings, storage, queue, now = Date.now, ...parts }: RelayParts) {
  const fetch: Fetch = parts.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const leads = createLeads(storage);
  const forwarding = createForwarding({ settings, leads, queue, now, fetch });
  const { token, siteUrl } = settings;

  const takeLead = async (c: Context<AppEnv>) => {
    if (!/^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? ''))
      return c.json({ error: 'Send the fields as application/x-www-form-urlencoded.' }, 415);
    const post = new URLSearchParams(await c.req.text());
    const { address } = c.env;
    const suspicious = !(await isHuman(fetch, settings.turnstileSecret, post, address));
    const lead = await readLead(post, settings, now(), suspicious);
    if (Object.keys(lead.messages).length > 0) {
      if (wantsJson(c)) return c.json({ errors: lead.messages }, 422);
      return c.html(
        <FormPage post={post} lead={lead} siteUrl={siteUrl} nonce={c.get('secureHeadersNonce')} />,
        422,
      );
    }
    const stored = await leads.add(
      {
        id: lead.id,
        fields: { ...lead.fields, retURL: lead.returnUrl },
        address: await digest(`${settings.crm.oid} ${token ?? ''} ${customerOf(address)}`),
      },
      settings.addressLimit,
      now(),
    );
    if (!stored) {
      c.header('retry-after', '3600');
      if (wantsJson(c)) return c.json({ error: 'Too many leads from this address.' }, 429);
      const page = (
        <FormPage post={post} lead={lead} siteUrl={siteUrl} nonce={c.get('secureHeadersNonce')} isLimited />
      );
      return c.html(page, 429);
    }
    if (stored.isNew) await queue.push(lead.id, 0);
    if (!wantsJson(c)) return c.redirect(lead.returnUrl, 303);
    return c.json({ id: lead.id, receivedAt: new Date(stored.receivedAt).toISOString() });
  };

  const app = new Hono<AppEnv>()
    .use(
      secureHeaders({
        crossOriginResourcePolicy: false,
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: [NONCE],
          formAction: ["'self'", new URL(siteUrl).origin],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      }),
    )
    .use(async (c, next) => {
      c.header('cache-control', 'no-store');
      c.header('access-control-allow-origin', new URL(siteUrl).origin);
      await next();
    })
    .get(relayDefaults.path, (c) => c.text('Leads are accepted by POST.', 405, { allow: 'POST' }))
    .post(relayDefaults.path, bodyLimit({ maxSize: BODY_LIMIT }), takeLead);

  if (token) {
    const operators = new Hono<AppEnv>()
      .use(basicAuth({ username: 'operator', password: token, realm: 'Lead relay' }))
      .use(async (c, next) => {
        // The browser sends the password by itself, also for another site's form.
        const site = c.req.header('sec-fetch-site') ?? 'none';
        if (c.req.method === 'POST' && site !== 'same-origin' && site !== 'none')
          return c.text('Forbidden', 403);
        await next();
      })
      .get('/', async (c) => {
        const shown = {
          waiting: await leads.list(['waiting', 'sending'], 200),
          refused: await leads.list(['refused'], 200),
          delivered: await leads.list(['delivered'], 50),
        };
        return c.html(
          <OperatorsPage
            leads={shown}
            counts={await leads.counts()}
            formFields={settings.crm.formFields}
            nonce={c.get('secureHeadersNonce')}
          />,
        );
      })
      .post('/retry', async (c) => {
        const { id } = await c.req.parseBody();
        if (typeof id === 'string' && (await leads.retry(id, now())) > 0) await queue.push(id, 0);
        return c.redirect('/operators', 303);
      });
    app.route('/operators', operators);
  }

  return {
    /** The one handler. `address` is where the request comes from. */
    handle: (request: Request, address: string): Response | Promise<Response> =>
      app.fetch(request, { address }),
    /** For the queue: posts one lead to the CRM. */
    forward: forwarding.forward,
    /** For a clock: every minute. */
    sweep: forwarding.sweep,
    /** For the start of the only process that uses the storage. */
    recover: async () => void (await leads.recover(now())),
  };
}

export type Relay = ReturnType<typeof createRelay>;
