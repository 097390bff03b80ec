import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite from 'libsql';

const VERSION = 2;
const tables = `CREATE TABLE leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT, receivedAt INTEGER NOT NULL, answeredAt INTEGER, refusal TEXT,
    form TEXT NOT NULL, page TEXT NOT NULL, isSpam INTEGER NOT NULL, fingerprint TEXT NOT NULL, duplicateOf INTEGER,
    searchText TEXT NOT NULL, submission TEXT NOT NULL, request TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leadsByFingerprint ON leads (fingerprint, receivedAt)`;

type Value = string | number | null;

export type Database = ReturnType<typeof connect>;

function connect(file: string) {
  const sqlite = new Sqlite(file);
  const all = <Row>(sql: string, values: readonly Value[] = []) => sqlite.prepare(sql).all(values) as Row[];
  return {
    /** The rows of a query. Also runs a PRAGMA, which answers with a row. */
    all,
    get: (sql: string, values: readonly Value[] = []) => all<Record<string, Value>>(sql, values)[0],
    run: (sql: string, values: readonly Value[] = []) => sqlite.prepare(sql).run(values),
    exec: (sql: string) => void sqlite.exec(sql),
    close: () => {
      // Prepared statements keep libsql's connection open until they are garbage-collected. The file's lock must not
      // last that long. SQLite gives an exclusive lock up at the next read after the mode has changed.
      sqlite.pragma('locking_mode = NORMAL');
      all('SELECT 1 FROM sqlite_schema LIMIT 1');
      sqlite.close();
    },
  };
}

function prepare(database: Database): void {
  // SQLite keeps this lock until the connection closes or the process ends.
  database.all('PRAGMA locking_mode = EXCLUSIVE');
  database.exec('BEGIN EXCLUSIVE; COMMIT');
  const version = database.get('PRAGMA user_version')?.['user_version'];
  const isNew = version === 0 && !database.get('SELECT name FROM sqlite_schema LIMIT 1');
  if (!isNew && version !== VERSION) throw new Error('The file belongs to another program or version');
  database.all('PRAGMA journal_mode = DELETE');
  // A lead survives the end of the process. A sandbox need not survive a power cut.
  database.exec('PRAGMA synchronous = OFF');
  if (isNew) database.exec(`BEGIN; ${tables}; PRAGMA user_version = ${VERSION}; COMMIT`);
}

/** Opens or creates the database file for its caller alone. Throws a message that says what to do. */
export function openDatabase(path: string) {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  let database: Database | undefined;
  try {
    database = connect(file);
    prepare(database);
    return database;
  } catch (cause) {
    try {
      database?.close();
    } catch {
      // Opening a file that is not a database, or is in use, has already thrown.
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = 'Stop the program that uses it, move the file, or set CRM_DB to another one.';
    throw new Error(`${file} cannot be opened: ${reason}. ${advice}`, { cause });
  }
}
