import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type { Database } from 'node-sqlite3-wasm';
import { claim, FileInUseError } from './ownership.ts';
import { migrate } from './schema.ts';

class CorruptError extends Error {}

function connect(file: string): Database {
  const database = new sqlite.Database(file);
  try {
    // In this build of SQLite a rollback journal that a killed process left is never played back, since the check for
    // other users sees our own lock. A write-ahead log does not depend on that check; without shared memory it needs
    // exclusive locking, to be set first.
    database.get('PRAGMA locking_mode = EXCLUSIVE');
    database.get('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    if (database.get('PRAGMA quick_check(1)')?.quick_check !== 'ok') throw new CorruptError();
    migrate(database, file);
    return database;
  } catch (error) {
    closeQuietly(database);
    throw error;
  }
}

/** For a database whose contents are in doubt, so that closing may fail as well; what counts is the error before. */
function closeQuietly(database: Database): void {
  try {
    database.close();
  } catch {
    // Nothing is lost: the file is either moved aside or left as it was found.
  }
}

const isCorrupt = (error: unknown) =>
  error instanceof CorruptError ||
  (error instanceof Error && /not a database|malformed|unsupported file format/.test(error.message));

function moveAside(file: string, now: Date): string {
  const aside = `${file}.corrupt-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const suffix of ['', '-wal', '-journal'])
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  rmSync(`${file}.lock`, { recursive: true, force: true });
  return aside;
}

function connectOrReplace(file: string, now: Date, log: (line: string) => void): Database {
  try {
    return connect(file);
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked'))
      throw new FileInUseError(
        `${file} is locked by another program. If none uses it, delete the folder ${file}.lock.`,
      );
    if (!isCorrupt(error)) throw error;
    log(`${file} is damaged; it was moved to ${moveAside(file, now)} and a new one made.`);
    return connect(file);
  }
}

export interface OpenDatabase {
  readonly database: Database;
  readonly close: () => void;
}

/** Opens or makes the database file, for this process alone. */
export function openDatabase(file: string, now: Date, log: (line: string) => void): OpenDatabase {
  mkdirSync(dirname(file), { recursive: true });
  const owner = claim(file);
  try {
    const database = connectOrReplace(file, now, log);
    const close = () => {
      try {
        // At rest the file is one that any SQLite tool opens, those without shared memory too.
        database.get('PRAGMA journal_mode = DELETE');
        database.close();
      } finally {
        owner.release();
      }
    };
    return { database, close };
  } catch (error) {
    owner.release();
    throw error;
  }
}
