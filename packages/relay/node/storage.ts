import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tables } from '../leads.ts';
import type { Storage, Value } from '../ports.ts';
import { openDatabase, release, type Database } from './database.ts';

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** The database file was deleted or replaced while this process used it. */
class FileGoneError extends Error {}

/** The time of the copy follows in its name. */
const rescuedName = (file: string) => `${file}.rescued-`;
/** The end of the name until the copy is complete. */
const PART = '.part';

/** A delivered lead stays so: the copy may be older, and the CRM would get the lead again. */
const TAKE_BACK = `INSERT OR REPLACE INTO main.leads SELECT * FROM rescued.leads
  WHERE id NOT IN (SELECT id FROM main.leads WHERE state = 'delivered')`;

/**
 * Adds the leads that an earlier relay rescued when its file was deleted. They are newer than those of a restored
 * backup.
 */
function takeBack(database: Database, file: string): void {
  const copies = readdirSync(dirname(file))
    .map((name) => join(dirname(file), name))
    .filter((path) => path.startsWith(rescuedName(file)));
  for (const copy of copies.toSorted()) {
    if (copy.endsWith(PART)) {
      rmSync(copy);
      continue;
    }
    database.run('ATTACH ? AS rescued', [copy]);
    database.exec(`${TAKE_BACK}; DETACH rescued`);
    rmSync(copy);
    console.log(`The leads of ${copy} are in ${file} again.`);
  }
}

/** An SQLite file for this process alone. A statement is on disk when its promise resolves. */
export function openStorage(path: string) {
  const file = resolve(path);
  const { database, close } = openDatabase(file);
  // A file of an earlier version has some of the tables.
  for (const table of tables) database.exec(table);
  takeBack(database, file);
  const log = `${file}-wal`;
  const files = [file, log];
  const opened = files.map(inodeOf);
  let problem: FileGoneError | undefined;
  let report: (message: string) => void = () => {};
  /** Resolves, with what to do, when the file was deleted or replaced. */
  const gone = new Promise<string>((resolveGone) => (report = resolveGone));

  /** The log of the file that was opened. SQLite would read it as a part of a backup that is in that file's place. */
  const removeLog = () => {
    if (inodeOf(log) === opened[1]) rmSync(log, { force: true });
  };

  /** A deleted file can be read until the process ends: its leads are copied to a new file. */
  const rescue = () => {
    const copy = `${rescuedName(file)}${Date.now()}`;
    const happened = `${file} was deleted or replaced while the relay was running.`;
    // SQLite leaves a part of a copy when the disk is full.
    const part = copy + PART;
    try {
      // The folder may have gone, too.
      mkdirSync(dirname(file), { recursive: true });
      database.run('VACUUM INTO ?', [part]);
      renameSync(part, copy);
      removeLog();
      return new FileGoneError(
        `${happened} Its leads are saved in ${copy}. Start the relay again: it takes them back from there.`,
      );
    } catch (cause) {
      rmSync(part, { force: true });
      return new FileGoneError(
        `${happened} Its leads could not be saved. Move ${log} away and restore a backup.`,
        { cause },
      );
    }
  };

  /** @throws FileGoneError when the path leads to another file or to none */
  const check = () => {
    if (!problem && files.every((name, index) => inodeOf(name) === opened[index])) return;
    problem ??= rescue();
    report(problem.message);
    throw problem;
  };

  let committed: Promise<void> | undefined;
  const begin = () => {
    database.exec('BEGIN');
    return new Promise<void>((stored, failed) => {
      setImmediate(() => {
        committed = undefined;
        try {
          database.exec('COMMIT');
          check();
          stored();
        } catch (error) {
          if (database.isInTransaction()) database.exec('ROLLBACK');
          failed(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  };
  // Statements that arrive together share one wait for the disk. If the disk is full, all of them fail, because a
  // failed
  // statement may have undone the ones before it.
  const inBatch = async <Result>(work: () => Result) => {
    committed ??= begin();
    const batch = committed;
    try {
      const result = work();
      await batch;
      return result;
    } catch (error) {
      await batch.catch(() => {});
      throw error;
    }
  };

  let isClosed = false;
  const closeOnce = () => {
    if (isClosed) return;
    isClosed = true;
    try {
      check();
    } catch {
      // `gone` has the message.
    }
    // An orderly end deletes the log at this path. When the file was replaced, that is the log of another one.
    if (inodeOf(file) === opened[0]) close();
    else release(database);
  };

  return {
    run: (sql: string, values: readonly Value[] = []) => inBatch(() => database.run(sql, values).changes),
    all: <Row>(sql: string, values: readonly Value[] = []) => inBatch(() => database.all<Row>(sql, values)),
    gone,
    /** Writes the log into the file and empties it: until then the log holds earlier states of what was deleted. */
    emptyLog: async (): Promise<void> => {
      await committed?.catch(() => {});
      if (!problem) database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    /** The last chance to rescue the leads of a file that was deleted since the last transaction. */
    close: async () => {
      await committed?.catch(() => {});
      closeOnce();
    },
  } satisfies Storage & {
    gone: Promise<string>;
    emptyLog: () => Promise<void>;
    close: () => Promise<void>;
  };
}
