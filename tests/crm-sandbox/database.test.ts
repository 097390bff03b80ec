// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import Sqlite from 'libsql';
import { expect, test } from 'vitest';
import { NO_FILTER } from '../../crm-sandbox/filters.ts';
import { openDatabase } from '../../crm-sandbox/store/database.ts';
import { createLeads } from '../../crm-sandbox/store/leads.ts';
import { sandbox, temporaryFile } from './helpers.ts';

const theirs = (file: string) => {
  const database = new Sqlite(file);
  database.exec('CREATE TABLE theirs (x)');
  database.close();
};

test.each<[string, string, (file: string) => unknown]>([
  ['a text', 'file is not a database', (file) => writeFileSync(file, 'no database\n'.repeat(200))],
  ['the database of another program', 'it belongs to another program', theirs],
  ['the database of a sandbox that runs', 'database is locked', (file) => sandbox({ file })],
])('%s is left as it is, and the message names the variable to set', async (_, reason, prepare) => {
  const file = temporaryFile();
  await prepare(file);
  const before = readFileSync(file);
  await expect(sandbox({ file })).rejects.toThrow(
    new RegExp(`cannot be opened: ${reason}.*set CRM_DB to another one`),
  );
  expect(readFileSync(file)).toEqual(before);
});

test('keeps every lead and the newest thousand refusals', () => {
  const database = openDatabase(temporaryFile());
  const leads = createLeads(database, {});
  const add = (reason: object) => leads.add({ fields: {}, ignored: [], request: '', ...reason }, new Date());
  add({});
  for (let post = 1; post <= 1003; post += 1) add({ refusal: `No. ${post}` });
  const refused = leads.list({ ...NO_FILTER, state: 'refused' });
  const kept = leads.count(NO_FILTER);
  database.close();
  expect([kept, refused.length, refused.at(-1)?.refusal]).toEqual([1, 1000, 'No. 4']);
});
