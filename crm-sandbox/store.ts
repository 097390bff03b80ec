import { openDatabase } from './store/database.ts';
import { Leads } from './store/leads.ts';
import { Refusals } from './store/refusals.ts';

export interface Store {
  readonly leads: Leads;
  readonly refusals: Refusals;
  close(): void;
}

export function openStore(file: string, now: Date, log: (line: string) => void): Store {
  const { database, close } = openDatabase(file, now, log);
  return { leads: new Leads(database), refusals: new Refusals(database), close };
}
