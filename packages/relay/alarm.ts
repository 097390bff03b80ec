/** Tells operators about problems, in the log and by the webhook. */
import { HOUR } from './durations.ts';
import type { Parts } from './ports.ts';

const REQUEST_TIMEOUT = 30_000;

export function createAlarm({ settings, now, fetch }: Pick<Parts, 'settings' | 'now' | 'fetch'>) {
  const { siteUrl, webhook } = settings;
  /** The last text of each kind of problem. Kept in memory: the storage may be full. */
  const raised = new Map<string, { text: string; at: number }>();

  /** Returns whether the webhook took the text. */
  const send = async (text: string): Promise<boolean> => {
    if (!webhook) return false;
    const body = JSON.stringify({ text: `${siteUrl}: ${text}`.trim() });
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
    const answer = await fetch(webhook, { method: 'POST', headers, body, signal }).catch(() => undefined);
    return Boolean(answer?.ok);
  };

  /** At most once an hour, also while there is a problem of another kind. */
  const raise = async (kind: string, text: string) => {
    const last = raised.get(kind);
    if (last && last.text === text && last.at > now() - HOUR) return;
    raised.set(kind, { text, at: now() });
    console.error(text);
    await send(text);
  };
  const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

  return {
    send,
    /** Reports that the storage has failed. Resolves when the attempt to tell operators is over. */
    storageFailed: (error: unknown): Promise<void> =>
      raise(
        'storage',
        `The relay's storage failed: ${reasonOf(error)}. New leads get the answer 503, and browsers repeat them.`,
      ),
    /** Reports that the queue has not taken a lead that is stored. */
    queueFailed: (error: unknown): Promise<void> =>
      raise(
        'queue',
        `The relay's queue failed: ${reasonOf(error)}. Leads are stored, and go out with the next sweep.`,
      ),
    /** Reports that Cloudflare does not know the secret key: it answers so to every token, also to a valid one. */
    secretRefused: (code: string): Promise<void> =>
      raise(
        'secret',
        `Cloudflare refused RELAY_TURNSTILE_SECRET (${code}). Set it to the secret key of the site's widget (in Cloudflare: Turnstile, the widget). Until then leads go to the CRM unchecked.`,
      ),
  };
}

export type Alarm = ReturnType<typeof createAlarm>;
