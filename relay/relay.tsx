/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hono, type Context } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders, NONCE } from 'hono/secure-headers';
import { wireName } from '../schemas/salesforce/wire.ts';
import { createForwarding } from './forwarding.ts';
import { createLeads } from './leads.ts';
import { FormPage } from './pages/FormPage.tsx';
import { OperatorsPage } from './pages/OperatorsPage.tsx';
import type { Fetch, Queue, Storage } from './ports.ts';
import { digest, readLead } from './readLead.ts';
import { relayDefaults, type RelaySettings } from './settings.ts';
import { isHuman } from './turnstile.ts';

interface RelayParts {
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

/** Of an IPv6 address the first half, which belongs to one customer. */
const customerOf = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/** Takes leads from the site, keeps them, and brings them to the CRM. */
export function createRelay({ settings, storage, queue, now = Date.now, ...parts }: RelayParts) {
  const fetch: Fetch = parts.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const leads = createLeads(storage);
  const { forward, sweep } = createForwarding({ settings, leads, queue, now, fetch });
  const { token, siteUrl, crm } = settings;
  const { origin } = new URL(siteUrl);

  const takeLead = async (c: Context<AppEnv>) => {
    if (!/^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? ''))
      return c.json({ error: 'Send the fields as application/x-www-form-urlencoded.' }, 415);
    const post = new URLSearchParams(await c.req.text());
    const { address } = c.env;
    const isSuspicious = !(await isHuman(fetch, settings.turnstileSecret, post, address));
    const lead = await readLead(post, settings, now(), isSuspicious);
    const page = { post, lead, siteUrl, nonce: c.get('secureHeadersNonce') };
    if (Object.keys(lead.messages).length > 0)
      return wantsJson(c) ? c.json({ errors: lead.messages }, 422) : c.html(<FormPage {...page} />, 422);

    const sender = await digest(`${crm.oid} ${token ?? ''} ${customerOf(address)}`);
    const fields = { ...lead.fields, retURL: lead.returnUrl };
    const stored = await leads.add({ id: lead.id, fields, address: sender }, settings.addressLimit, now());
    if (!stored) {
      c.header('retry-after', '3600');
      const error = 'Too many leads from this address.';
      return wantsJson(c) ? c.json({ error }, 429) : c.html(<FormPage {...page} isLimited />, 429);
    }
    if (stored.isNew) await queue.push(lead.id, 0);
    if (!wantsJson(c)) return c.redirect(lead.returnUrl, 303);
    return c.json({ id: lead.id, receivedAt: new Date(stored.receivedAt).toISOString() });
  };

  const policy = {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    formAction: ["'self'", origin],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
  const app = new Hono<AppEnv>()
    .use(secureHeaders({ crossOriginResourcePolicy: false, contentSecurityPolicy: policy }))
    .use(async (c, next) => {
      c.header('cache-control', 'no-store');
      c.header('access-control-allow-origin', origin);
      await next();
    })
    .get(relayDefaults.path, (c) => c.text('Leads are accepted by POST.', 405, { allow: 'POST' }))
    .post(relayDefaults.path, bodyLimit({ maxSize: 500_000 }), takeLead);

  const operators = new Hono<AppEnv>()
    .use(async (c, next) => {
      // The browser sends the password by itself, also for another site's form.
      const site = c.req.header('sec-fetch-site') ?? 'none';
      if (c.req.method === 'GET' || site === 'same-origin' || site === 'none') await next();
      else c.res = c.text('Only the operators’ page itself can do this.', 403);
    })
    .get('/', async (c) => {
      const groups = [
        { title: 'Waiting', ...(await leads.list(['waiting', 'sending'], 200)) },
        { title: 'Refused by the CRM', ...(await leads.list(['refused'], 200)) },
        { title: 'Delivered', ...(await leads.list(['delivered'], 50)) },
      ];
      const messageName = wireName('message', crm.formFields);
      return c.html(<OperatorsPage {...{ groups, messageName }} nonce={c.get('secureHeadersNonce')} />);
    })
    .post('/retry', async (c) => {
      const { id } = await c.req.parseBody();
      if (typeof id === 'string' && (await leads.retry(id, now())) > 0) await queue.push(id, 0);
      return c.redirect('/operators', 303);
    });
  if (token) {
    const auth = basicAuth({ username: 'operator', password: token, realm: 'Lead relay' });
    app.use('/operators/*', auth).route('/operators', operators);
  }

  return {
    /** The one handler. `address` is where the request comes from. */
    handle: (request: Request, address: string): Response | Promise<Response> =>
      app.fetch(request, { address }),
    forward,
    sweep,
    /** For the start of the only process that uses the storage. */
    recover: async () => void (await leads.recover(now())),
  };
}

export type Relay = ReturnType<typeof createRelay>;
