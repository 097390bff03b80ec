/** Brings stored leads to the CRM. */
import { envelope } from '../schemas/salesforce/envelope.ts';
import type { Leads, Outcome } from './leads.ts';
import type { Fetch, Queue } from './ports.ts';
import type { RelaySettings } from './settings.ts';
import { postToCrm, type Answer } from './webToLead.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const pauses = [30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** The pause after a number of failed tries, in ms. It grows to an hour; a lead is never given up. */
const pauseAfter = (tries: number): number => pauses[tries - 1] ?? HOUR;

export interface ForwardingParts {
  readonly settings: RelaySettings;
  readonly leads: Leads;
  readonly queue: Queue;
  readonly now: () => number;
  readonly fetch: Fetch;
}

export function createForwarding({ settings, leads, queue, now, fetch }: ForwardingParts) {
  const { crm, dailyLimit, webhook, keepDays } = settings;

  const outcomeOf = (answer: Answer, tries: number): Outcome => {
    if (answer.kind === 'taken') return { state: 'delivered' };
    if (answer.kind === 'refused') return { state: 'refused', reason: answer.reason };
    const nextTry = now() + pauseAfter(tries);
    return { state: 'waiting', reason: answer.reason, nextTry, counts: answer.mayHaveArrived };
  };

  const alert = async () => {
    const anHourAgo = now() - HOUR;
    if (!webhook || (await leads.lastAlert()) > anHourAgo) return;
    const late = await leads.unalerted(anHourAgo);
    if (late.length === 0) return;
    const reasons = [...new Set(late.flatMap(({ reason }) => reason ?? []))].slice(0, 3).join(' ');
    const count = late.length === 1 ? '1 lead has' : `${late.length} leads have`;
    const text = `${settings.siteUrl}: ${count} not reached the CRM for more than an hour, or was refused. ${reasons}`;
    const answer = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: text.trim() }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (answer?.ok) await leads.markAlerted(anHourAgo, now());
  };

  return {
    /** Posts one lead if it is due, and queues it again if that fails. */
    forward: async (id: string): Promise<void> => {
      const lead = await leads.claim(id, dailyLimit, now());
      if (!lead) {
        const delay = await leads.postpone(id, now());
        if (delay !== undefined) await queue.push(id, delay);
        return;
      }
      const { retURL = `${settings.siteUrl}/`, ...fields } = JSON.parse(lead.fields) as Record<
        string,
        string
      >;
      const answer = await postToCrm(fetch, crm.endpoint, { ...envelope(crm, retURL), ...fields });
      const outcome = outcomeOf(answer, lead.tries);
      await leads.settle(id, lead.tries, outcome, now());
      if (outcome.state === 'waiting') await queue.push(id, outcome.nextTry - now());
    },
    /** Queues what is due, alerts, and deletes old leads. To be called every minute; -1 is no limit. */
    sweep: async (limit = 500): Promise<void> => {
      for (const { id } of await leads.due(limit, now())) await queue.push(id, 0);
      await leads.forget(now() - keepDays * DAY);
      await alert();
    },
  };
}
