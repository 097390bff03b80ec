/** Tells operators about problems, in the log and by the webhook. */
import { HOUR } from './durations.ts';
import type { Parts } from './ports.ts';

const REQUEST_TIMEOUT = 30_000;

export function createAlarm({ settings, now, fetch }: Pick<Parts, 'settings' | 'now' | 'fetch'>) {
  const { siteUrl, webhook } = settings;
  let raised = { text: '', at: -Infinity };

  /** Returns whether the webhook took the text. */
  const send = async (text: string): Promise<boolean> => {
    if (!webhook) return false;
    const body = JSON.stringify({ text: `${siteUrl}: ${text}`.trim() });
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
    const answer = await fetch(webhook, { method: 'POST', headers, body, signal }).catch(() => undefined);
    return Boolean(answer?.ok);
  };

  return {
    send,
    /** Reports an error of the storage or the queue, at most once an hour. Kept in memory: the storage may be full. */
    storageFailed: (error: unknown): void => {
      const reason = error instanceof Error ? error.message : String(error);
      const text = `The relay's storage or queue failed: ${reason}. New leads get the answer 503, and browsers repeat them.`;
      if (raised.text === text && raised.at > now() - HOUR) return;
      raised = { text, at: now() };
      console.error(text);
      void send(text);
    },
  };
}

export type Alarm = ReturnType<typeof createAlarm>;
