import { relayDays } from '../../src/config/relayDays.ts';
import { DAY, HOUR } from './durations.ts';
import type { Storage, Value } from './ports.ts';

/** A try that takes longer than this, in ms, was interrupted. It is longer than the time-out of a post (forwarding.ts). */
const LONGEST_TRY = 60_000;

/** An unverified lead waits for an operator, all others for the CRM. */
export type LeadState = 'waiting' | 'sending' | 'delivered' | 'refused' | 'unverified';

/** One statement each, because D1 takes no more. */
export const tables = [
  `CREATE TABLE IF NOT EXISTS leads (id TEXT PRIMARY KEY, receivedAt INTEGER NOT NULL, state TEXT NOT NULL,
    fields TEXT NOT NULL, address TEXT NOT NULL, tries INTEGER NOT NULL, nextTry INTEGER NOT NULL, postedAt INTEGER,
    settledAt INTEGER, alertedAt INTEGER, reason TEXT) STRICT`,
  'CREATE INDEX IF NOT EXISTS leadsByState ON leads (state, nextTry)',
  'CREATE INDEX IF NOT EXISTS leadsByAddress ON leads (address, receivedAt)',
  'CREATE INDEX IF NOT EXISTS leadsByPost ON leads (postedAt)',
  'CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
  "INSERT OR IGNORE INTO secrets (name, value) VALUES ('salt', lower(hex(randomblob(16))))",
];

export interface StoredLead {
  readonly id: string;
  readonly receivedAt: number;
  readonly state: LeadState;
  /** JSON of the fields to post, without the organisation's ids. */
  readonly fields: string;
  readonly address: string;
  readonly tries: number;
  readonly nextTry: number;
  /** When the CRM took or refused it. */
  readonly settledAt: number | null;
  readonly reason: string | null;
}

/** The leads that may be posted now. Once the daily limit is reached, those that count towards it already. */
const DUE = `state IN ('waiting', 'sending') AND nextTry <= ?
  AND (? = 0 OR postedAt > ? OR (SELECT count(*) FROM leads WHERE postedAt > ?) < ?)`;
const dueValues = (dailyLimit: number, now: number) => [now, dailyLimit, now - DAY, now - DAY, dailyLimit];

/** The states in which a lead waits for a person's decision. */
const undecided: readonly LeadState[] = ['refused', 'unverified'];
const UNDECIDED = `(${undecided.map((state) => `'${state}'`).join(', ')})`;
/** When a lead is deleted if nobody decides about it. Undefined for a lead that waits for nobody's decision. */
export const deletedAt = ({ state, receivedAt, settledAt }: StoredLead): number | undefined =>
  undecided.includes(state)
    ? Math.min((settledAt ?? receivedAt) + relayDays.undecided * DAY, receivedAt + relayDays.longest * DAY)
    : undefined;

/**
 * Leads that operators have not been told about: those that were refused before a given time and since the last alert that named
 * them, and those that have waited since before another time and were never named.
 */
const UNALERTED = `((state = 'refused' AND settledAt < ? AND coalesce(alertedAt, 0) <= settledAt)
  OR (state NOT IN ('refused', 'delivered') AND alertedAt IS NULL AND receivedAt < ?))`;

/** Every lead that the relay has accepted, with its state. Times are in ms since 1970. */
export function createLeads({ run, all }: Storage) {
  const first = async <Row>(sql: string, values: readonly Value[]) => (await all<Row>(sql, values))[0];
  return {
    /** Part of each digest: without it, anyone could try all phone numbers and addresses. */
    salt: async () => {
      const row = await first<{ value: string }>("SELECT value FROM secrets WHERE name = 'salt'", []);
      if (!row) throw new Error('the salt is missing');
      return row.value;
    },
    /** Stores a lead once; an id that is known stays unchanged. Undefined when the address has sent too many. */
    add: (
      { id, state, fields, address }: Pick<StoredLead, 'id' | 'state' | 'fields' | 'address'>,
      limit: number,
      now: number,
    ) => {
      // SET id = id changes nothing. It makes RETURNING give the stored row also for a known id.
      return first<StoredLead>(
        `INSERT INTO leads (id, receivedAt, state, fields, address, tries, nextTry) SELECT ?, ?, ?, ?, ?, 0, ?
         WHERE EXISTS (SELECT 1 FROM leads WHERE id = ?)
           OR (SELECT count(*) FROM leads WHERE address = ? AND receivedAt > ?) < ?
         ON CONFLICT (id) DO UPDATE SET id = id RETURNING *`,
        [id, now, state, fields, address, now, id, address, now - HOUR, limit],
      );
    },
    /** Claims a due lead for one post, which nobody else makes then. */
    claim: (id: string, dailyLimit: number, now: number) =>
      first<StoredLead>(
        `UPDATE leads SET state = 'sending', tries = tries + 1, nextTry = ?, postedAt = ? WHERE id = ? AND ${DUE} RETURNING *`,
        [now + LONGEST_TRY, now, id, ...dueValues(dailyLimit, now)],
      ),
    /** Why a due lead was not claimed, for operators. */
    explainLimit: (id: string, now: number) =>
      run(
        `UPDATE leads SET reason = 'The daily limit of the CRM is reached.' WHERE id = ? AND state = 'waiting' AND nextTry <= ?`,
        [id, now],
      ),
    /**
     * Notes the answer to a claimed post. A delivery always counts; a refusal only if no other process has claimed the lead
     * since.
     */
    settle: ({ id, tries }: StoredLead, state: 'delivered' | 'refused', reason: string | null, now: number) =>
      run(
        `UPDATE leads SET state = ?, reason = ?, settledAt = ?
         WHERE id = ? AND state <> 'delivered' AND (? = 'delivered' OR tries = ?)`,
        [state, reason, now, id, state, tries],
      ),
    /**
     * Makes a claimed lead wait for its next try.
     * @param counts whether the post may have reached the CRM and counts towards the day's limit
     */
    putBack: ({ id, tries }: StoredLead, reason: string, nextTry: number, counts: boolean) =>
      run(
        `UPDATE leads SET state = 'waiting', reason = ?, nextTry = ?, postedAt = iif(?, postedAt, NULL)
         WHERE id = ? AND state = 'sending' AND tries = ?`,
        [reason, nextTry, Number(counts), id, tries],
      ),
    /** Makes the leads due that an ended process was sending. */
    recover: (now: number) => run("UPDATE leads SET nextTry = ? WHERE state = 'sending'", [now]),
    /** Makes one lead due, even one that an operator has to decide about. */
    release: (id: string, now: number) =>
      run(
        `UPDATE leads SET state = 'waiting', nextTry = ? WHERE id = ? AND state NOT IN ('sending', 'delivered')`,
        [now, id],
      ),
    /** Deletes a lead by an operator's decision, unless it is being sent. */
    delete: (id: string) => run(`DELETE FROM leads WHERE id = ? AND state <> 'sending'`, [id]),
    due: (limit: number, dailyLimit: number, now: number) =>
      all<{ id: string }>(`SELECT id FROM leads WHERE ${DUE} ORDER BY nextTry LIMIT ?`, [
        ...dueValues(dailyLimit, now),
        limit,
      ]),
    /** Deletes what the privacy page says is deleted. Returns how many deleted leads the CRM never got. */
    forget: async (now: number): Promise<number> => {
      // Addresses are counted for an hour; after that their digests are of no use.
      await run("UPDATE leads SET address = '' WHERE address > '' AND receivedAt < ?", [now - HOUR]);
      await run("DELETE FROM leads WHERE state = 'delivered' AND (settledAt < ? OR receivedAt < ?)", [
        now - relayDays.delivered * DAY,
        now - relayDays.longest * DAY,
      ]);
      return run(
        `DELETE FROM leads WHERE (state IN ${UNDECIDED} AND coalesce(settledAt, receivedAt) < ?) OR receivedAt < ?`,
        [now - relayDays.undecided * DAY, now - relayDays.longest * DAY],
      );
    },
    /** The leads that an alert is due for; none within an hour of the last alert. */
    unalerted: (now: number, anHourAgo: number) =>
      all<StoredLead>(
        `SELECT * FROM leads WHERE ${UNALERTED} AND ? > (SELECT coalesce(max(alertedAt), 0) FROM leads) LIMIT 1000`,
        [now, anHourAgo, anHourAgo],
      ),
    /** @param now when the alert's leads were read: one that was refused since then is due for another */
    markAlerted: (ids: readonly string[], now: number) =>
      run('UPDATE leads SET alertedAt = ? WHERE id IN (SELECT value FROM json_each(?))', [
        now,
        JSON.stringify(ids),
      ]),
    /** The newest leads in some states, or the oldest that wait for a decision, which are deleted first; and how many there are. */
    list: async (limit: number, states: readonly LeadState[]) => {
      const where = 'FROM leads WHERE state IN (SELECT value FROM json_each(?))';
      const wanted = JSON.stringify(states);
      const count = await first<{ n: number }>(`SELECT count(*) AS n ${where}`, [wanted]);
      const order = states.every((state) => undecided.includes(state)) ? 'ASC' : 'DESC';
      const sql = `SELECT * ${where} ORDER BY receivedAt ${order} LIMIT ?`;
      return { total: count?.n ?? 0, leads: await all<StoredLead>(sql, [wanted, limit]) };
    },
  };
}

export type Leads = ReturnType<typeof createLeads>;
