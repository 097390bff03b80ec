import type { Storage, Value } from './ports.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A try that has not ended after this many ms was interrupted. */
const LONGEST_TRY = 60_000;

export const leadStates = ['waiting', 'sending', 'delivered', 'refused'] as const;
export type LeadState = (typeof leadStates)[number];

/** The tables, as one statement each: D1 takes no more. */
export const tables = [
  `CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    receivedAt INTEGER NOT NULL,
    state TEXT NOT NULL,
    fields TEXT NOT NULL,
    address TEXT NOT NULL,
    tries INTEGER NOT NULL,
    nextTry INTEGER NOT NULL,
    postedAt INTEGER,
    settledAt INTEGER,
    alertedAt INTEGER,
    reason TEXT
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS leadsByState ON leads (state, nextTry)',
  'CREATE INDEX IF NOT EXISTS leadsByAddress ON leads (address, receivedAt)',
  'CREATE INDEX IF NOT EXISTS leadsByPost ON leads (postedAt)',
];

export interface StoredLead {
  readonly id: string;
  readonly receivedAt: number;
  readonly state: LeadState;
  /** JSON of the fields to post, without the organisation's ids. */
  readonly fields: string;
  readonly tries: number;
  readonly nextTry: number;
  readonly settledAt: number | null;
  readonly reason: string | null;
}

/** `counts`: whether the post may have reached the CRM and counts for the day. */
export type Outcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'refused'; readonly reason: string }
  | {
      readonly state: 'waiting';
      readonly reason: string;
      readonly nextTry: number;
      readonly counts: boolean;
    };

/** Every lead that the relay has accepted, and how far each has come. */
export function createLeads({ run, all }: Storage) {
  const first = async <Row>(sql: string, values: readonly Value[]) => (await all<Row>(sql, values))[0];
  return {
    /**
     * Stores a lead once; a known id stays as it is.
     * @returns when the lead with this id was received; undefined when the address has sent too many
     */
    async add(lead: { id: string; fields: object; address: string }, limit: number, now: number) {
      const { id, fields, address } = lead;
      const added = await run(
        `INSERT INTO leads (id, receivedAt, state, fields, address, tries, nextTry)
         SELECT ?, ?, 'waiting', ?, ?, 0, ?
         WHERE (SELECT count(*) FROM leads WHERE address = ? AND receivedAt > ?) < ?
         ON CONFLICT (id) DO NOTHING`,
        [id, now, JSON.stringify(fields), address, now, address, now - HOUR, limit],
      );
      if (added > 0) return { receivedAt: now, isNew: true };
      const known = await first<StoredLead>('SELECT * FROM leads WHERE id = ?', [id]);
      return known && { receivedAt: known.receivedAt, isNew: false };
    },
    /** Takes a lead that is due for one post, which no one else then makes. Undefined at the daily limit, too. */
    claim: (id: string, dailyLimit: number, now: number) =>
      first<StoredLead>(
        `UPDATE leads SET state = 'sending', tries = tries + 1, nextTry = ?, postedAt = ?
         WHERE id = ? AND state IN ('waiting', 'sending') AND nextTry <= ?
         AND (? = 0 OR (SELECT count(*) FROM leads WHERE postedAt > ?) < ?) RETURNING *`,
        [now + LONGEST_TRY, now, id, now, dailyLimit, now - DAY, dailyLimit],
      ),
    /** Puts a lead off until the daily limit allows a post. Returns the delay, or undefined when it is not due. */
    async postpone(id: string, now: number) {
      const oldest = await first<{ at: number | null }>(
        'SELECT min(postedAt) AS at FROM leads WHERE postedAt > ?',
        [now - DAY],
      );
      const nextTry = (oldest?.at ?? now) + DAY;
      const changed = await run(
        `UPDATE leads SET nextTry = ?, reason = 'The daily limit of the CRM is reached.'
         WHERE id = ? AND state = 'waiting' AND nextTry <= ?`,
        [nextTry, id, now],
      );
      return changed > 0 ? nextTry - now : undefined;
    },
    settle(id: string, tries: number, outcome: Outcome, now: number) {
      const { state } = outcome;
      const reason = 'reason' in outcome ? outcome.reason : null;
      if (state !== 'waiting')
        return run('UPDATE leads SET state = ?, reason = ?, settledAt = ? WHERE id = ?', [
          state,
          reason,
          now,
          id,
        ]);
      return run(
        `UPDATE leads SET state = 'waiting', reason = ?, nextTry = ?, postedAt = iif(?, postedAt, NULL)
         WHERE id = ? AND state = 'sending' AND tries = ?`,
        [reason, outcome.nextTry, Number(outcome.counts), id, tries],
      );
    },
    /** Makes leads due now: those that an ended process was sending. */
    recover: (now: number) => run("UPDATE leads SET nextTry = ? WHERE state = 'sending'", [now]),
    /** Makes one lead due now, because an operator asks for it. */
    retry: (id: string, now: number) =>
      run(
        "UPDATE leads SET state = 'waiting', nextTry = ? WHERE id = ? AND state IN ('waiting', 'refused')",
        [now, id],
      ),
    due: (limit: number, now: number) =>
      all<{ id: string }>(
        "SELECT id FROM leads WHERE state IN ('waiting', 'sending') AND nextTry <= ? ORDER BY nextTry LIMIT ?",
        [now, limit],
      ),
    /** Deletes delivered leads, which the CRM has now. */
    forget: (before: number) =>
      run("DELETE FROM leads WHERE state = 'delivered' AND settledAt < ?", [before]),
    /** Leads that no one was alerted of yet: refused ones, and those that wait since before a time. */
    unalerted: (before: number) =>
      all<StoredLead>(
        `SELECT * FROM leads WHERE alertedAt IS NULL AND state <> 'delivered' AND (state = 'refused' OR receivedAt < ?)
         ORDER BY receivedAt LIMIT 1000`,
        [before],
      ),
    lastAlert: async () =>
      (await first<{ at: number | null }>('SELECT max(alertedAt) AS at FROM leads', []))?.at ?? 0,
    markAlerted: (before: number, now: number) =>
      run(
        `UPDATE leads SET alertedAt = ?
         WHERE alertedAt IS NULL AND state <> 'delivered' AND (state = 'refused' OR receivedAt < ?)`,
        [now, before],
      ),
    list: (states: readonly LeadState[], limit: number) =>
      all<StoredLead>(
        `SELECT * FROM leads WHERE state IN (${states.map(() => '?').join(', ')}) ORDER BY receivedAt DESC LIMIT ?`,
        [...states, limit],
      ),
    counts: () =>
      all<{ state: LeadState; n: number }>('SELECT state, count(*) AS n FROM leads GROUP BY state'),
  };
}

export type Leads = ReturnType<typeof createLeads>;
