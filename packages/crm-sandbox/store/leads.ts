import type { FieldLabels } from '../fields.ts';
import { filterCondition, type Filter } from '../filters.ts';
import {
  fingerprint,
  formOf,
  isSpam,
  pageOf,
  searchText,
  type FieldValues,
  type Form,
  type Submission,
} from '../lead.ts';
import type { Database } from './database.ts';

const DAY = 86_400_000;
const REFUSALS_KEPT = 1000;

export interface NewLead extends Submission {
  readonly request: string;
  /** Why the post was refused. */
  readonly refusal?: string;
}

/** A row of the table, as SQLite returns it. `submission` is JSON of fields and ignored names. */
type Row = Record<'id' | 'receivedAt' | 'isSpam', number> &
  Record<'answeredAt' | 'duplicateOf', number | null> &
  Record<'page' | 'submission', string> & { refusal: string | null; form: Form; request?: string };
const COLUMNS = 'id, receivedAt, answeredAt, refusal, form, page, isSpam, duplicateOf, submission';

export type StoredLead = ReturnType<typeof readRow>;

// The table is STRICT and only this file writes to it, so the shape of a row is certain.
function readRow(row: unknown) {
  const { submission, ...lead } = row as Row;
  const { fields, ignored } = JSON.parse(submission) as Submission;
  return {
    ...lead,
    receivedAt: new Date(lead.receivedAt),
    answeredAt: lead.answeredAt === null ? null : new Date(lead.answeredAt),
    isSpam: lead.isSpam === 1,
    fields,
    ignored,
  };
}

/** An SQL expression. A field's id has letters and digits only. */
const valueOf = (fieldId: string) => `json_extract(submission, '$.fields."${fieldId.replace(/\W/g, '')}"')`;

/** Every post: leads, and refused posts with their reason. No two leads have the same value in the unique field. */
export const createLeads = (database: Database, labels: FieldLabels, uniqueField?: string) => {
  if (uniqueField)
    database.exec(`CREATE INDEX IF NOT EXISTS leadsByUnique ON leads (${valueOf(uniqueField)})`);
  const countWhere = (condition: string, values: readonly (string | number)[] = []) =>
    Number(database.get(`SELECT count(*) AS n FROM leads WHERE ${condition}`, values)?.['n']);
  const countAll = () => countWhere('refusal IS NULL');
  // A count reads the whole table.
  let size = countAll();
  return {
    size: () => size,
    /** The unique field, if a stored lead already has its value. */
    takenField(fields: FieldValues): string | undefined {
      const value = uniqueField && fields[uniqueField];
      if (!uniqueField || !value) return undefined;
      const sql = `SELECT id FROM leads WHERE ${valueOf(uniqueField)} = ? AND refusal IS NULL`;
      return database.get(sql, [value]) && uniqueField;
    },

    /**
     * Stores every lead, as Salesforce does. A lead with the same details as one of the last 24 hours links to that
     * one.
     */
    add({ fields, ignored, request, ...rest }: NewLead, now: Date): number {
      const refusal = rest.refusal ?? null;
      const print = fingerprint(fields, labels);
      const earlier = database.get(
        'SELECT id FROM leads WHERE fingerprint = ? AND receivedAt >= ? AND refusal IS NULL ORDER BY id DESC',
        [print, now.getTime() - DAY],
      );
      const row = {
        receivedAt: now.getTime(),
        refusal,
        form: formOf(fields),
        page: pageOf(fields),
        isSpam: Number(isSpam(fields)),
        duplicateOf: earlier && refusal === null ? Number(earlier['id']) : null,
        submission: JSON.stringify({ fields, ignored }),
        fingerprint: print,
        searchText: searchText(fields),
        request,
      };
      const values = Object.values(row);
      const { lastInsertRowid } = database.run(
        `INSERT INTO leads (${Object.keys(row).join(', ')}) VALUES (${values.map(() => '?').join(', ')})`,
        values,
      );
      // Anyone can cause refusals, so only the newest are kept.
      const surplus = `SELECT id FROM leads WHERE refusal IS NOT NULL ORDER BY id DESC LIMIT -1 OFFSET ${REFUSALS_KEPT}`;
      if (refusal === null) size += 1;
      else database.run(`DELETE FROM leads WHERE id IN (${surplus})`);
      return Number(lastInsertRowid);
    },

    /** Newest first. */
    list(filter: Filter, { limit = -1, offset = 0 } = {}): StoredLead[] {
      const { sql, values } = filterCondition(filter);
      return database
        .all(`SELECT ${COLUMNS} FROM leads WHERE ${sql} ORDER BY id DESC LIMIT ? OFFSET ?`, [
          ...values,
          limit,
          offset,
        ])
        .map(readRow);
    },

    count(filter: Filter): number {
      const { sql, values } = filterCondition(filter);
      return countWhere(sql, values);
    },

    /** With the request, which the list leaves out. */
    get(id: number): StoredLead | undefined {
      const row = database.get(`SELECT ${COLUMNS}, request FROM leads WHERE id = ?`, [id]);
      return row ? readRow(row) : undefined;
    },

    /** The pages that leads came from, busiest first. */
    pages(): string[] {
      return database
        .all<{ page: string }>(
          "SELECT page FROM leads WHERE page <> '' GROUP BY page ORDER BY count(*) DESC, page LIMIT 100",
        )
        .map(({ page }) => page);
    },

    /** @param at null makes the lead unanswered again */
    setAnswered(id: number, at: Date | null): void {
      database.run('UPDATE leads SET answeredAt = ? WHERE id = ?', [at?.getTime() ?? null, id]);
    },

    delete(id: number): void {
      database.run('DELETE FROM leads WHERE id = ?', [id]);
      database.run('UPDATE leads SET duplicateOf = NULL WHERE duplicateOf = ?', [id]);
      size = countAll();
    },
  };
};

export type Leads = ReturnType<typeof createLeads>;
