import type { Database } from 'node-sqlite3-wasm';

/** Each entry brings the database from the version before it to its own; entries are only ever added. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE leads (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at INTEGER NOT NULL,
     form TEXT NOT NULL,
     page TEXT NOT NULL,
     set_aside INTEGER NOT NULL,
     fingerprint TEXT NOT NULL,
     duplicate_of INTEGER,
     search_text TEXT NOT NULL,
     fields TEXT NOT NULL,
     ignored TEXT NOT NULL,
     headers TEXT NOT NULL,
     raw BLOB NOT NULL
   ) STRICT;
   CREATE INDEX leads_by_fingerprint ON leads (fingerprint, received_at);
   CREATE TABLE refusals (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at INTEGER NOT NULL,
     status INTEGER NOT NULL,
     reason TEXT NOT NULL,
     fields TEXT NOT NULL,
     headers TEXT NOT NULL,
     raw BLOB NOT NULL
   ) STRICT;`,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The file is a sound database, but not one of ours; it is left alone. */
export class ForeignDatabaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForeignDatabaseError';
  }
}

export function migrate(database: Database, file: string): void {
  const version = Number(database.get('PRAGMA user_version')?.user_version);
  if (version > SCHEMA_VERSION)
    throw new ForeignDatabaseError(
      `${file} has schema version ${version}, but this program knows only up to ${SCHEMA_VERSION}.`,
    );
  if (version === 0 && database.get('SELECT name FROM sqlite_schema LIMIT 1'))
    throw new ForeignDatabaseError(`${file} belongs to another program.`);
  for (const [index, sql] of MIGRATIONS.entries())
    if (index >= version) database.exec(`BEGIN; ${sql} PRAGMA user_version = ${index + 1}; COMMIT`);
}
