/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hono, type Context } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { wireName } from '../schemas/salesforce/wire.ts';
import { createForwarding } from './forwarding.ts';
import { createLeads } from './leads.ts';
import { FormPage } from './pages/FormPage.tsx';
import { OperatorsPage } from './pages/OperatorsPage.tsx';
import type { Parts } from './ports.ts';
import { digest, readLead } from './readLead.ts';
import { relayDefaults } from './settings.ts';
import { isVerified } from './turnstile.ts';

type AppContext = Context<{ Bindings: { address: string } }>;

/** Of an IPv6 address the first half, which belongs to one customer. */
const customerOf = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/** Takes leads from the site, keeps them, and brings them to the CRM. */
export function createRelay(parts: Parts) {
  const { settings, queue, now, fetch } = parts;
  const leads = createLeads(parts.storage);
  const { token, siteUrl, crm } = settings;
  const { origin } = new URL(siteUrl);

  const takeLead = async (c: AppContext) => {
    if (!/^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? ''))
      return c.json({ error: 'Send the fields as application/x-www-form-urlencoded.' }, 415);
    const post = new URLSearchParams(await c.req.text());
    const proof = post.get('cf-turnstile-response');
    post.delete('cf-turnstile-response');
    const lead = await readLead(post, settings, now());
    const wantsJson = c.req.header('accept')?.includes('application/json');
    const page = { post, lead, siteUrl, nonce: c.get('secureHeadersNonce') };
    if (Object.keys(lead.messages).length > 0)
      return wantsJson ? c.json({ errors: lead.messages }, 422) : c.html(<FormPage {...page} />, 422);

    const address = await digest(`${crm.oid} ${token ?? ''} ${customerOf(c.env.address)}`);
    const fields = JSON.stringify({ ...lead.fields, retURL: lead.returnUrl });
    const proven = await isVerified(fetch, settings.turnstileSecret, proof);
    const state = proven ? 'waiting' : 'unverified';
    const stored = await leads.add({ id: lead.id, fields, address, state }, settings.addressLimit, now());
    if (!stored) {
      c.header('retry-after', '3600');
      const error = 'Too many leads from this address.';
      return wantsJson ? c.json({ error }, 429) : c.html(<FormPage {...page} isLimited />, 429);
    }
    // A repeat with a valid token vouches for the lead that came without one.
    const isReleased = proven && stored.state === 'unverified' && (await leads.release(lead.id, now())) > 0;
    if (isReleased || (stored.isNew && proven)) await queue.push(lead.id, 0);
    if (!wantsJson) return c.redirect(lead.returnUrl, 303);
    return c.json({ id: lead.id, receivedAt: new Date(stored.receivedAt).toISOString() });
  };

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
    .post(relayDefaults.path, bodyLimit({ maxSize: 500_000 }), takeLead);

  const idOf = async (c: Context) => new URLSearchParams(await c.req.text()).get('id') ?? '';
  const operators = new Hono()
    // The browser sends the password by itself, also for another site's form.
    .use(csrf())
    .get('/', async (c) => {
      const groups = [
        { title: 'Unverified', ...(await leads.list(200, 'unverified')) },
        { title: 'Waiting', ...(await leads.list(200, 'waiting', 'sending')) },
        { title: 'Refused by the CRM', ...(await leads.list(200, 'refused')) },
        { title: 'Delivered', ...(await leads.list(50, 'delivered')) },
      ];
      const messageName = wireName('message', crm.formFields);
      return c.html(<OperatorsPage {...{ groups, messageName }} nonce={c.get('secureHeadersNonce')} />);
    })
    .post('/retry', async (c) => {
      const id = await idOf(c);
      if ((await leads.release(id, now())) > 0) await queue.push(id, 0);
      return c.redirect('/operators', 303);
    })
    .post('/delete', async (c) => {
      await leads.delete(await idOf(c));
      return c.redirect('/operators', 303);
    });
  if (token) {
    const auth = basicAuth({ username: 'operator', password: token, realm: 'Lead relay' });
    app.use('/operators/*', auth).route('/operators', operators);
  }

  return {
    /** The one handler. `address` is where the request comes from. */
    handle: (request: Request, address: string) => app.fetch(request, { address }),
    ...createForwarding({ ...parts, leads }),
    /** For the start of the only process that uses the storage. */
    recover: async () => void (await leads.recover(now())),
  };
}

export type Relay = ReturnType<typeof createRelay>;
