import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';

/** The version of the tables. */
const VERSION = 1;

type Value = string | number | null;

export type Database = ReturnType<typeof connect>;

/** Another process, or another part of this one, has the file open. */
export class FileInUseError extends Error {}

function connect(file: string) {
  const sqlite = new Sqlite(file);
  const statements = new Map<string, Sqlite.Statement>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const all = <Row>(sql: string, values: readonly Value[] = []) => prepared(sql).all(values) as Row[];
  return {
    all,
    get: (sql: string, values: readonly Value[] = []) => all<Record<string, Value>>(sql, values)[0],
    /** One statement, on the disk when it returns. */
    run: (sql: string, values: readonly Value[] = []) => prepared(sql).run(values),
    exec: (sql: string) => void sqlite.exec(sql),
    isInTransaction: () => sqlite.inTransaction,
    close: () => {
      // Prepared statements keep libsql's connection open until they are collected. Its lock must not wait for that.
      sqlite.pragma('locking_mode = NORMAL');
      all('SELECT 1 FROM sqlite_schema LIMIT 1');
      sqlite.close();
    },
  };
}

function prepare(database: Database, file: string): void {
  // Kept until the file is closed. The system takes the lock back when the process ends, however it ends.
  database.all('PRAGMA locking_mode = EXCLUSIVE');
  database.exec('BEGIN EXCLUSIVE; COMMIT');
  const found = database.get('PRAGMA user_version')?.['user_version'];
  const isNew = found === 0 && !database.get('SELECT name FROM sqlite_schema LIMIT 1');
  if (!isNew && found !== VERSION)
    throw new Error(`${file} belongs to another program or version. Set RELAY_DB to another file.`);
  database.all('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  // What is deleted is overwritten, not only marked as free.
  database.exec('PRAGMA secure_delete = ON');
  const check = database.get('PRAGMA quick_check(1)');
  if (check?.['quick_check'] !== 'ok') throw new Error('malformed');
  if (isNew) database.exec(`PRAGMA user_version = ${VERSION}`);
}

/** Replaces SQLite's own errors by ones that say what to do. */
function explain(error: unknown, file: string): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/not a database|malformed|unsupported file format/.test(message))
    return new Error(`${file} is damaged. Move or delete it and ${file}-wal, and start again.`, {
      cause: error,
    });
  if (/unable to open|readonly/i.test(message))
    return new Error(
      `${file} cannot be opened. Let this user write to it, or set RELAY_DB to another file.`,
      {
        cause: error,
      },
    );
  if (!message.includes('locked')) return error;
  const advice = 'Stop that program or set RELAY_DB to another file.';
  return new FileInUseError(`${file} is in use by another program. ${advice}`, { cause: error });
}

/** Opens or creates the database file for its caller alone. Throws a message that says what to do. */
export function openDatabase(file: string): { readonly database: Database; readonly close: () => void } {
  mkdirSync(dirname(file), { recursive: true });
  let database: Database | undefined;
  const close = () => {
    try {
      // So that any SQLite tool can open the file afterwards, even one without shared memory.
      database?.all('PRAGMA journal_mode = DELETE');
    } catch {
      // On a full disk, or when the file was deleted, its log stays. The next start reads it.
    }
    release(database);
  };
  try {
    database = connect(file);
    prepare(database, file);
    return { database, close };
  } catch (error) {
    release(database);
    throw explain(error, file);
  }
}

/** Closes a file that need not be left in order. */
export function release(database: Database | undefined): void {
  try {
    database?.close();
  } catch {
    // A file that is damaged, deleted or in use has given its error already.
  }
}
