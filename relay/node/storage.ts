import type { Database } from 'node-sqlite3-wasm';
import { openDatabase } from '../../crm-sandbox/store/database.ts';
import { tables } from '../leads.ts';
import type { Storage, Value } from '../ports.ts';

/**
 * An SQLite file for this process alone. Statements that arrive together share one transaction: a transaction waits for the
 * disk, and a flood of leads would wait for it in a queue.
 */
export function openStorage(file: string): Storage & { close: () => void } {
  const schema = `${tables.join(';')}; PRAGMA user_version = 1;`;
  const { database, close } = openDatabase(file, { schema, version: 1, variable: 'RELAY_DB' });
  const statements = new Map<string, ReturnType<Database['prepare']>>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  let batch: (() => () => void)[] = [];
  const commit = () => {
    const tasks = batch;
    batch = [];
    database.exec('BEGIN');
    const answers = tasks.map((task) => task());
    // An error here ends the process: nothing may be confirmed that is not stored.
    database.exec('COMMIT');
    for (const answer of answers) answer();
  };
  const inNextBatch = <Result>(work: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      if (batch.length === 0) setImmediate(commit);
      batch.push(() => {
        try {
          const result = work();
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      });
    });

  return {
    run: (sql, values = []) => inNextBatch(() => prepared(sql).run([...values]).changes),
    all: <Row>(sql: string, values: readonly Value[] = []) =>
      inNextBatch(() => prepared(sql).all([...values]) as Row[]),
    close() {
      for (const statement of statements.values()) statement.finalize();
      close();
    },
  };
}
