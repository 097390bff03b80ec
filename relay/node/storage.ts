import { openDatabase } from '../../crm-sandbox/store/database.ts';
import { tables } from '../leads.ts';
import type { Storage, Value } from '../ports.ts';

/**
 * An SQLite file for this process alone. Statements that arrive together share one transaction: a transaction waits for the
 * disk, and a flood of leads would wait for it in a queue.
 */
export function openStorage(file: string): Storage & { close: () => Promise<void> } {
  const kind = { schema: tables.join(';'), version: 1, variable: 'RELAY_DB' };
  const { database, close } = openDatabase(file, kind);
  let committed: Promise<void> | undefined;
  const begin = () => {
    database.exec('BEGIN');
    return new Promise<void>((resolve) => {
      setImmediate(() => {
        committed = undefined;
        // An error here ends the process: nothing may be confirmed that is not stored.
        database.exec('COMMIT');
        resolve();
      });
    });
  };
  const stored = async <Result>(work: () => Result) => {
    committed ??= begin();
    const batch = committed;
    const result = work();
    await batch;
    return result;
  };
  return {
    run: (sql, values = []) => stored(() => database.run(sql, [...values]).changes),
    all: <Row>(sql: string, values: readonly Value[] = []) =>
      stored(() => database.all(sql, [...values]) as Row[]),
    close: async () => {
      await committed;
      close();
    },
  };
}
