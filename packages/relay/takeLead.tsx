/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { networkOf } from './address.ts';
import type { Alarm } from './alarm.ts';
import type { Counter } from './counter.ts';
import type { Leads, LeadState } from './leads.ts';
import { FormPage } from './pages/FormPage.tsx';
import type { Connection, Parts } from './ports.ts';
import { detailsOf, digest, idOf, readPost, type PostedLead } from './readPost.ts';
import { isVerified } from './turnstile.ts';

/** In bytes: the longest message, of 32,000 characters in up to nine bytes each, and the other fields. */
export const BODY_LIMIT = 350_000;
/** Forms post fewer than twenty. */
const MOST_FIELDS = 50;

type AppContext = Context<{ Bindings: Connection }>;

interface TakeLeadParts {
  readonly leads: Leads;
  readonly alarm: Alarm;
  /** Counts forms with mistakes, by address. */
  readonly mistakes: Counter;
}

/** Answers a posted form with a receipt, with messages, or with the reason why the lead is not stored. */
export function createTakeLead(
  { settings, queue, now, fetch }: Parts,
  { leads, alarm, mistakes }: TakeLeadParts,
) {
  const { siteUrl, addressLimit } = settings;
  let salt: string | undefined;

  /** Stores a lead once. Other details under a known id become a lead of their own, so neither is lost or changed. */
  const store = async (lead: PostedLead, state: LeadState, address: string, limit: number) => {
    salt ??= await leads.salt();
    const id = idOf(lead, salt, now());
    const sender = digest(`${salt} ${address}`);
    const add = (number: string) => {
      const fields = JSON.stringify({ ...lead.fieldsWith(number), retURL: lead.returnUrl });
      return leads.add({ id: number, fields, address: sender, state }, limit, now());
    };
    const details = detailsOf(lead.fieldsWith(id), settings);
    const stored = await add(id);
    if (!stored || detailsOf(JSON.parse(stored.fields) as Record<string, string>, settings) === details)
      return { id, stored };
    return { id, stored: await add(digest(JSON.stringify([salt, id, details]))) };
  };

  const queueNow = async (id: string, waitUntil: Connection['waitUntil']) => {
    try {
      await queue.push(id, 0);
    } catch (cause) {
      waitUntil(alarm.queueFailed(cause));
    }
  };

  return async (c: AppContext): Promise<Response> => {
    if (!/^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? ''))
      return c.json({ error: 'Send the fields as application/x-www-form-urlencoded.' }, 415);
    const body = await c.req.text();
    if (body.split('&', MOST_FIELDS + 1).length > MOST_FIELDS)
      return c.json({ error: `Send at most ${MOST_FIELDS} fields.` }, 413);
    const post = new URLSearchParams(body);
    const lead = readPost(post, settings);
    const wantsJson = c.req.header('accept')?.includes('application/json');
    const page = { post, lead, siteUrl, nonce: c.get('secureHeadersNonce') };
    const address = networkOf(c.env.address);
    const limit = addressLimit - mistakes.count(address);
    const tooMany = () => {
      c.header('retry-after', '3600');
      const error = 'Too many leads from this address.';
      return wantsJson ? c.json({ error }, 429) : c.html(<FormPage {...page} problem="limited" />, 429);
    };
    if (Object.keys(lead.messages).length > 0) {
      if (limit <= 0) return tooMany();
      mistakes.add(address);
      return wantsJson ? c.json({ errors: lead.messages }, 422) : c.html(<FormPage {...page} />, 422);
    }

    try {
      const token = post.get('cf-turnstile-response');
      const proven = await isVerified(fetch, settings.turnstileSecret, token, (code) =>
        c.env.waitUntil(alarm.secretRefused(code)),
      );
      const { id, stored } = await store(lead, proven ? 'waiting' : 'unverified', address, limit);
      if (!stored) return tooMany();
      // The same lead came without a token before. This one has a valid token, so the lead may go.
      const isReleased =
        proven && stored.state === 'unverified' && (await leads.release(stored.id, now())) > 0;
      // The queue claims each lead before posting it, so a repeat is not posted twice. The lead is stored by now: if the
      // queue takes nothing, the next sweep posts it.
      if (isReleased || (proven && stored.state === 'waiting')) await queueNow(stored.id, c.env.waitUntil);
      if (!wantsJson) return c.redirect(lead.returnUrl, 303);
      return c.json({ id, receivedAt: new Date(stored.receivedAt).toISOString() });
    } catch (cause) {
      c.env.waitUntil(alarm.storageFailed(cause));
      c.header('retry-after', '60');
      const error = 'The lead is not stored. Send it again later.';
      return wantsJson ? c.json({ error }, 503) : c.html(<FormPage {...page} problem="unavailable" />, 503);
    }
  };
}
