import type { Database } from 'node-sqlite3-wasm';
import * as z from 'zod/mini';
import type { FieldLabels } from '../fields.ts';
import { filterCondition, type Filter } from '../filters.ts';
import { fingerprint, formOf, FORMS, isSpam, pageOf, searchText, type Submission } from '../lead.ts';

const DAY = 86_400_000;
const REFUSALS_KEPT = 1000;

const json = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => schema.parse(JSON.parse(text))),
  );
const time = z.pipe(
  z.number(),
  z.transform((ms: number) => new Date(ms)),
);

const storedLead = z.object({
  id: z.number(),
  receivedAt: time,
  answeredAt: z.nullable(time),
  /** Why the post became no lead; null for a lead. */
  refusal: z.nullable(z.string()),
  form: z.enum(FORMS),
  page: z.string(),
  isSpam: z.pipe(
    z.number(),
    z.transform((flag: number) => flag === 1),
  ),
  duplicateOf: z.nullable(z.number()),
  fields: json(z.record(z.string(), z.string())),
  ignored: json(z.array(z.string())),
});
export type StoredLead = z.infer<typeof storedLead>;
const COLUMNS = Object.keys(storedLead.shape).join(', ');

export interface Range {
  readonly limit?: number | undefined;
  readonly offset?: number;
  /** Only leads with a greater id. */
  readonly since?: number | undefined;
}

export interface NewLead extends Submission {
  /** The request as it came in: headers and body. */
  readonly request: string;
  readonly refusal?: string;
}

/** Every post: leads and refused ones. */
export class Leads {
  readonly #database: Database;
  readonly #labels: FieldLabels;

  constructor(database: Database, labels: FieldLabels) {
    this.#database = database;
    this.#labels = labels;
  }

  /** Stores every lead, as Salesforce does. A lead with the same details as one of the last 24 hours refers to it. */
  add({ fields, ignored, request, refusal }: NewLead, now: Date): number {
    const print = fingerprint(fields, this.#labels);
    const earlier = this.#database.get(
      'SELECT id FROM leads WHERE fingerprint = ? AND receivedAt >= ? AND refusal IS NULL ORDER BY id DESC',
      [print, now.getTime() - DAY],
    );
    const row = {
      receivedAt: now.getTime(),
      refusal: refusal ?? null,
      form: formOf(fields),
      page: pageOf(fields),
      isSpam: Number(isSpam(fields)),
      fingerprint: print,
      duplicateOf: earlier && !refusal ? Number(earlier.id) : null,
      searchText: searchText(fields),
      fields: JSON.stringify(fields),
      ignored: JSON.stringify(ignored),
      request,
    };
    const names = Object.keys(row);
    const { lastInsertRowid } = this.#database.run(
      `INSERT INTO leads (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      Object.values(row),
    );
    // Anyone can cause refusals, so only the newest are kept.
    const oldest = `SELECT id FROM leads WHERE refusal IS NOT NULL ORDER BY id DESC LIMIT 1 OFFSET ${REFUSALS_KEPT}`;
    if (refusal) this.#database.run(`DELETE FROM leads WHERE refusal IS NOT NULL AND id <= (${oldest})`);
    return Number(lastInsertRowid);
  }

  /** Newest first. */
  list(filter: Filter, { limit = -1, offset = 0, since = 0 }: Range = {}): StoredLead[] {
    const { sql, values } = filterCondition(filter);
    return this.#database
      .all(`SELECT ${COLUMNS} FROM leads WHERE ${sql} AND id > ? ORDER BY id DESC LIMIT ? OFFSET ?`, [
        ...values,
        since,
        limit,
        offset,
      ])
      .map((row) => storedLead.parse(row));
  }

  count(filter: Filter): number {
    const { sql, values } = filterCondition(filter);
    return Number(this.#database.get(`SELECT count(*) AS n FROM leads WHERE ${sql}`, values)?.n);
  }

  get(id: number): StoredLead | undefined {
    const row = this.#database.get(`SELECT ${COLUMNS} FROM leads WHERE id = ?`, id);
    return row ? storedLead.parse(row) : undefined;
  }

  requestOf(id: number): string {
    return z.string().parse(this.#database.get('SELECT request FROM leads WHERE id = ?', id)?.request);
  }

  lastId(): number {
    return Number(this.#database.get('SELECT coalesce(max(id), 0) AS id FROM leads')?.id);
  }

  /** The pages that leads came from, busiest first. */
  pages(): string[] {
    return this.#database
      .all("SELECT page FROM leads WHERE page <> '' GROUP BY page ORDER BY count(*) DESC, page LIMIT 100")
      .flatMap(({ page }) => (typeof page === 'string' ? [page] : []));
  }

  /** @param at undefined makes the lead unanswered again */
  setAnswered(id: number, at: Date | undefined): void {
    this.#database.run('UPDATE leads SET answeredAt = ? WHERE id = ?', [at?.getTime() ?? null, id]);
  }

  delete(id: number): void {
    this.#database.run('DELETE FROM leads WHERE id = ?', id);
  }
}
