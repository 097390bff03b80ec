/** Posts stored leads to the CRM. */
import { envelope } from '../../schemas/salesforce/envelope.ts';
import type { Alarm } from './alarm.ts';
import { readAnswer, withoutQuotes, type CrmAnswer } from './crmAnswer.ts';
import { HOUR, MINUTE } from './durations.ts';
import type { Leads } from './leads.ts';
import type { Parts } from './ports.ts';

const REQUEST_TIMEOUT = 30_000;
/** The pauses after each failed try. Later ones are an hour each, until the lead is deleted. */
const pauses = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** What operators read when leads were deleted that the CRM never got. */
const deletedText = (count: number) =>
  `${count === 1 ? '1 lead was' : `${count} leads were`} deleted, as the privacy page promises: nobody sent ` +
  'them on or deleted them in time. /operators shows until when each lead is kept.';

interface ForwardingParts extends Parts {
  readonly leads: Leads;
  readonly alarm: Alarm;
}

export function createForwarding({ settings, leads, alarm, queue, now, fetch }: ForwardingParts) {
  const { siteUrl, crm, dailyLimit, webhook } = settings;

  const post = async (fields: Record<string, string>, retURL: string): Promise<CrmAnswer> => {
    const failed = (reason: string, counts = false) => ({ state: 'waiting', reason, counts }) as const;
    try {
      const body = new URLSearchParams({ ...envelope(crm, retURL), ...fields });
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
      const response = await fetch(crm.endpoint, { method: 'POST', body, redirect: 'manual', signal });
      const answer = readAnswer(response, crm, retURL);
      // Read to its end so that the connection can be used again. The answer is in the headers.
      await response.arrayBuffer().catch(() => {});
      return answer;
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return isLate
        ? failed('The CRM did not answer in time.', true)
        : failed('The CRM could not be reached.');
    }
  };

  /** A lead that the queue does not take is found by the next sweep. */
  const queueIn = async (pause: number, id: string) => {
    try {
      await queue.push(id, pause);
    } catch (cause) {
      await alarm.queueFailed(cause);
    }
  };

  const forward = async (id: string): Promise<void> => {
    const asked = now();
    const lead = await leads.claim(id, dailyLimit, asked);
    if (!lead) {
      // Of the same moment: a lead that became due since then has met no limit.
      await leads.explainLimit(id, asked);
      return;
    }
    const { retURL = `${siteUrl}/`, ...fields } = JSON.parse(lead.fields) as Record<string, string>;
    const answer = await post(fields, retURL);
    if (answer.state !== 'waiting') {
      await leads.settle(lead, answer.state, answer.reason, now());
      return;
    }
    const pause = pauses[lead.tries - 1] ?? HOUR;
    await leads.putBack(lead, answer.reason, now() + pause, answer.counts);
    await queueIn(pause, id);
  };

  const alertOperators = async () => {
    const asked = now();
    const anHourAgo = asked - HOUR;
    const late = webhook ? await leads.unalerted(asked, anHourAgo) : [];
    if (late.length === 0) return;
    const told = late.flatMap(({ state, reason }) => (reason === null ? [] : withoutQuotes(state, reason)));
    const reasons = [...new Set(told)].slice(0, 3).join(' ');
    const count = late.length === 1 ? '1 lead is' : `${late.length} leads are`;
    const isSent = await alarm.send(
      `${count} refused, unverified or not in the CRM after an hour. ${reasons}`,
    );
    if (!isSent) return;
    await leads.markAlerted(
      late.map(({ id }) => id),
      asked,
    );
  };

  const forget = async () => {
    const deleted = await leads.forget(now());
    if (deleted === 0) return;
    // They are gone, so where no webhook tells of them the log does.
    if (!(await alarm.send(deletedText(deleted)))) console.warn(deletedText(deleted));
  };

  const queueAndAlert = async (limit: number) => {
    for (const { id } of await leads.due(limit, dailyLimit, now())) await queueIn(0, id);
    await alertOperators();
  };

  return {
    /**
     * Posts one lead if it is due, and queues it again if that fails. If the storage fails, the lead becomes due
     * again later.
     */
    forward: (id: string): Promise<void> => forward(id).catch(alarm.storageFailed),
    /** Deletes old leads, queues what is due, and alerts. */
    sweep: async (limit: number): Promise<void> => {
      // First, and apart from the queue: the privacy page promises deletion even while the queue takes nothing.
      await forget().catch(alarm.storageFailed);
      await queueAndAlert(limit).catch(alarm.storageFailed);
    },
    /**
     * Makes the leads due whose post was interrupted by the end of its process. Only for the start of the only
     * process that uses the storage.
     */
    recover: async (): Promise<void> =>
      void (await leads.recover(now()).catch((error: unknown) => alarm.storageFailed(error))),
  };
}
