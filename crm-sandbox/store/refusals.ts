import type { Database } from 'node-sqlite3-wasm';
import type { Fields } from '../lead.ts';
import { refusalRow, type Evidence, type StoredRefusal } from './rows.ts';

const KEPT = 1000;
const RAW_KEPT = 65_536;

export interface NewRefusal extends Evidence {
  readonly status: number;
  readonly reason: string;
  readonly fields: Fields;
}

/** Posts that became no lead. Only the newest are kept, since anyone can cause them. */
export class Refusals {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(refusal: NewRefusal, now: Date): void {
    const { lastInsertRowid } = this.#database.run(
      'INSERT INTO refusals (received_at, status, reason, fields, headers, raw) VALUES (?, ?, ?, ?, ?, ?)',
      [
        now.getTime(),
        refusal.status,
        refusal.reason,
        JSON.stringify(refusal.fields),
        JSON.stringify(refusal.headers),
        refusal.raw.subarray(0, RAW_KEPT),
      ],
    );
    this.#database.run('DELETE FROM refusals WHERE id <= ?', Number(lastInsertRowid) - KEPT);
  }

  /** Newest first. */
  list(limit = -1, offset = 0): StoredRefusal[] {
    return this.#database
      .all('SELECT * FROM refusals ORDER BY id DESC LIMIT ? OFFSET ?', [limit, offset])
      .map((row) => refusalRow.parse(row));
  }

  count(): number {
    return Number(this.#database.get('SELECT count(*) AS n FROM refusals')?.n);
  }

  clear(): void {
    this.#database.run('DELETE FROM refusals');
  }
}
