import type { Database } from 'node-sqlite3-wasm';
import { filterCondition, type Filter } from '../filters.ts';
import { fingerprint, formOf, isSetAside, pageOf, searchText, type Submission } from '../lead.ts';
import { leadRow, parseEvidence, type Evidence, type StoredLead } from './rows.ts';

const COLUMNS = 'id, received_at, form, page, set_aside, duplicate_of, fields, ignored';
const DAY = 86_400_000;

export interface Range {
  readonly limit?: number;
  readonly offset?: number;
  /** Only leads with a greater id. */
  readonly since?: number;
}

/** The leads table. The database's own `run`, `get` and `all` finalise their statements. */
export class Leads {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores a lead, equal ones too, as Salesforce does; an equal one within a day before is only noted. */
  add(submission: Submission, evidence: Evidence, now: Date): number {
    const { fields } = submission;
    const print = fingerprint(fields);
    const twin = this.#database.get(
      'SELECT id FROM leads WHERE fingerprint = ? AND received_at >= ? ORDER BY id DESC LIMIT 1',
      [print, now.getTime() - DAY],
    );
    const { lastInsertRowid } = this.#database.run(
      `INSERT INTO leads (received_at, form, page, set_aside, fingerprint, duplicate_of, search_text, fields, ignored,
         headers, raw) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        now.getTime(),
        formOf(fields),
        pageOf(fields),
        isSetAside(fields) ? 1 : 0,
        print,
        typeof twin?.id === 'number' ? twin.id : null,
        searchText(fields),
        JSON.stringify(fields),
        JSON.stringify(submission.ignored),
        JSON.stringify(evidence.headers),
        evidence.raw,
      ],
    );
    return Number(lastInsertRowid);
  }

  /** Newest first. */
  list(filter: Filter, { limit = -1, offset = 0, since = 0 }: Range = {}): StoredLead[] {
    const { sql, values } = filterCondition(filter, since);
    return this.#database
      .all(`SELECT ${COLUMNS} FROM leads WHERE ${sql} ORDER BY id DESC LIMIT ? OFFSET ?`, [
        ...values,
        limit,
        offset,
      ])
      .map((row) => leadRow.parse(row));
  }

  count(filter: Filter): number {
    const { sql, values } = filterCondition(filter);
    return Number(this.#database.get(`SELECT count(*) AS n FROM leads WHERE ${sql}`, values)?.n);
  }

  get(id: number): StoredLead | undefined {
    const row = this.#database.get(`SELECT ${COLUMNS} FROM leads WHERE id = ?`, id);
    return row ? leadRow.parse(row) : undefined;
  }

  evidence(id: number): Evidence {
    return parseEvidence(this.#database.get('SELECT headers, raw FROM leads WHERE id = ?', id));
  }

  /** The ids before and after this one, for stepping through. */
  neighbours(id: number): { readonly older?: number; readonly newer?: number } {
    const row = this.#database.get(
      'SELECT (SELECT max(id) FROM leads WHERE id < ?) AS older, (SELECT min(id) FROM leads WHERE id > ?) AS newer',
      [id, id],
    );
    return {
      ...(typeof row?.older === 'number' ? { older: row.older } : {}),
      ...(typeof row?.newer === 'number' ? { newer: row.newer } : {}),
    };
  }

  lastId(): number {
    return Number(this.#database.get('SELECT coalesce(max(id), 0) AS id FROM leads')?.id);
  }

  /** The pages that leads came from, the busiest first. */
  pages(): string[] {
    return this.#database
      .all("SELECT page FROM leads WHERE page <> '' GROUP BY page ORDER BY count(*) DESC, page LIMIT 100")
      .flatMap(({ page }) => (typeof page === 'string' ? [page] : []));
  }

  clear(): void {
    this.#database.run('DELETE FROM leads');
  }
}
