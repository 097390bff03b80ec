// @vitest-environment node
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { expect, test } from 'vitest';
import { NO_FILTER } from '../../crm-sandbox/filters.ts';
import { startSandbox } from '../../crm-sandbox/server.ts';
import { openDatabase } from '../../crm-sandbox/store/database.ts';
import { createLeads } from '../../crm-sandbox/store/leads.ts';
import { leadsOf, pageText, postLead, sandbox, temporaryFile } from './helpers.ts';

test('the database file is created with its folder and keeps its entries over a restart', async () => {
  const file = temporaryFile('new/folder/leads.sqlite');
  const first = await sandbox({ file });
  await postLead(first, { last_name: 'Kept' });
  await postLead(first, { last_name: '' });
  await first.stop();
  expect(readdirSync(dirname(file))).toEqual(['leads.sqlite']);
  const second = await sandbox({ file });
  expect((await leadsOf(second)).map((lead) => lead.fields['last_name'])).toEqual(['Kept']);
  expect(await pageText(second, '/?state=refused')).toContain('The last name is missing.');
});

const theirs = (file: string) => {
  const database = new Sqlite(file);
  database.exec('CREATE TABLE theirs (x)');
  database.close();
};

test.each<[string, string, (file: string) => void]>([
  ['a text', 'file is not a database', (file) => writeFileSync(file, 'no database\n'.repeat(200))],
  ['the database of another program', 'it belongs to another program', theirs],
])('%s is left as it is, and the message names the variable to set', async (_, reason, prepare) => {
  const file = temporaryFile();
  prepare(file);
  const before = readFileSync(file);
  const start = startSandbox({ port: 0, quiet: true, file });
  await expect(start).rejects.toThrow(new RegExp(`cannot be opened: ${reason}.*set CRM_DB to another one`));
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
