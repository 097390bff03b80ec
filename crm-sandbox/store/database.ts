import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type { Database } from 'node-sqlite3-wasm';

/** The tables of a file that does not have them yet, their version, and the variable that chooses the file. */
const inboxKind = {
  schema: `CREATE TABLE leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT, receivedAt INTEGER NOT NULL, answeredAt INTEGER, refusal TEXT,
    form TEXT NOT NULL, page TEXT NOT NULL, isSpam INTEGER NOT NULL, fingerprint TEXT NOT NULL, duplicateOf INTEGER,
    searchText TEXT NOT NULL, submission TEXT NOT NULL, request TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leadsByFingerprint ON leads (fingerprint, receivedAt)`,
  version: 2,
  variable: 'CRM_DB',
};
type DatabaseKind = typeof inboxKind;

const openFiles = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Makes this process the only user of the file. SQLite's lock in WebAssembly is a folder that a killed process leaves
 * behind, so a file with the process id tells whether the lock is still held.
 */
function claim(file: string, variable: string): () => void {
  const pidFile = `${file}.pid`;
  const owner = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  if (owner === process.pid ? openFiles.has(file) : owner > 0 && isRunning(owner))
    throw new Error(
      `${file} is in use by process ${owner}. Stop that process or set ${variable} to another file. ` +
        `If that process is another program, delete ${pidFile}.`,
    );
  if (existsSync(pidFile)) rmSync(`${file}.lock`, { recursive: true, force: true });
  writeFileSync(pidFile, String(process.pid));
  openFiles.add(file);
  return () => {
    openFiles.delete(file);
    rmSync(pidFile, { force: true });
  };
}

function prepare(database: Database, file: string, { schema, version, variable }: DatabaseKind): void {
  // This build of SQLite never replays the rollback journal of a killed process. It replays a write-ahead log, which
  // needs exclusive locking here, set first.
  database.get('PRAGMA locking_mode = EXCLUSIVE');
  const found = database.get('PRAGMA user_version')?.user_version;
  const isNew = found === 0 && !database.get('SELECT name FROM sqlite_schema LIMIT 1');
  if (!isNew && found !== version)
    throw new Error(`${file} belongs to another program or version. Set ${variable} to another file.`);
  database.get('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  if (database.get('PRAGMA quick_check(1)')?.quick_check !== 'ok') throw new Error('malformed');
  if (isNew) database.exec(`BEGIN; ${schema}; PRAGMA user_version = ${version}; COMMIT`);
}

/** Replaces SQLite's own errors by ones that say what to do. */
function explain(error: unknown, file: string): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/not a database|malformed|unsupported file format/.test(message))
    return new Error(`${file} is damaged. Move or delete it and start again.`, { cause: error });
  if (!message.includes('locked')) return error;
  const advice = `If no program uses it, delete the folder ${file}.lock.`;
  return new Error(`${file} is locked by another program. ${advice}`, { cause: error });
}

/** Opens or creates the database file for this process alone. Throws a message that says what to do. */
export function openDatabase(
  path: string,
  kind = inboxKind,
): { readonly database: Database; readonly close: () => void } {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  const release = claim(file, kind.variable);
  const database = new sqlite.Database(file);
  try {
    prepare(database, file, kind);
  } catch (error) {
    database.close();
    release();
    throw explain(error, file);
  }
  const close = () => {
    // Any SQLite tool can open the file afterwards, also one without shared memory.
    database.get('PRAGMA journal_mode = DELETE');
    database.close();
    release();
  };
  return { database, close };
}
