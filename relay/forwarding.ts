/** Brings stored leads to the CRM. */
import { envelope } from '../schemas/salesforce/envelope.ts';
import type { Leads } from './leads.ts';
import type { Parts } from './ports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PATIENCE = 30_000;
/** After each failed try; then every hour. A lead is never given up. */
const pauses = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** One post to Web-to-Lead, and what its answer means. `counts`: whether the CRM may have counted it for the day. */
async function postToCrm(fetch: Parts['fetch'], endpoint: string, fields: Record<string, string>) {
  const failed = (reason: string, counts = false) => ({ state: 'waiting', reason, counts }) as const;
  try {
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(endpoint, { method: 'POST', body, redirect: 'manual', signal });
    await response.arrayBuffer();
    if (response.status >= 400) return failed(`The CRM answered ${response.status}.`);
    // A refusal has status 200, too; only this header says so. A lead number that is unique in the CRM and known there
    // belongs to a lead that an earlier post has brought.
    const processed = response.headers.get('is-processed') ?? '';
    if (!processed.startsWith('false') || processed.includes('DUPLICATE_VALUE'))
      return { state: 'delivered', reason: null } as const;
    return { state: 'refused', reason: processed.slice(5).trim() || 'The CRM gave no reason.' } as const;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? failed('The CRM did not answer in time.', true) : failed('The CRM could not be reached.');
  }
}

export function createForwarding({ settings, leads, queue, now, fetch }: Parts & { readonly leads: Leads }) {
  const { siteUrl, crm, dailyLimit, webhook, keepDays } = settings;

  const alert = async () => {
    const anHourAgo = now() - HOUR;
    const late = webhook ? await leads.unalerted(anHourAgo) : [];
    if (!webhook || late.length === 0) return;
    const reasons = [...new Set(late.flatMap(({ reason }) => reason ?? []))].slice(0, 3).join(' ');
    const count = late.length === 1 ? '1 lead is' : `${late.length} leads are`;
    const text = `${siteUrl}: ${count} refused, unverified or not in the CRM after an hour. ${reasons}`;
    const body = JSON.stringify({ text: text.trim() });
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(webhook, { method: 'POST', headers, body, signal }).catch(() => undefined);
    if (answer?.ok) await leads.markAlerted(anHourAgo, now());
  };

  return {
    /** Posts one lead if it is due, and queues it again if that fails. */
    forward: async (id: string): Promise<void> => {
      const lead = await leads.claim(id, dailyLimit, now());
      if (!lead) {
        await leads.explainLimit(id, now());
        return;
      }
      const { retURL = `${siteUrl}/`, ...fields } = JSON.parse(lead.fields) as Record<string, string>;
      const answer = await postToCrm(fetch, crm.endpoint, { ...envelope(crm, retURL), ...fields });
      if (answer.state !== 'waiting') {
        await leads.settle(id, answer.state, answer.reason, now());
        return;
      }
      const pause = pauses[lead.tries - 1] ?? HOUR;
      await leads.putBack(lead, answer.reason, now() + pause, answer.counts);
      await queue.push(id, pause);
    },
    /** Queues what is due, alerts, and deletes old leads. To be called every minute; -1 is no limit. */
    sweep: async (limit = 500): Promise<void> => {
      for (const { id } of await leads.due(limit, dailyLimit, now())) await queue.push(id, 0);
      await leads.forget(now() - keepDays * 24 * HOUR);
      await alert();
    },
  };
}
