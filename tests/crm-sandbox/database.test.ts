// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { describe, expect, test } from 'vitest';
import { NO_FILTER } from '../../crm-sandbox/filters.ts';
import { startSandbox } from '../../crm-sandbox/server.ts';
import { openDatabase } from '../../crm-sandbox/store/database.ts';
import { createLeads } from '../../crm-sandbox/store/leads.ts';
import { leadsOf, pageText, postLead, sandbox, temporaryFile } from './helpers.ts';

describe('the database file', () => {
  test('is created with its folder, keeps its entries over a restart and leaves no other file', async () => {
    const file = temporaryFile('new/folder/leads.sqlite');
    const first = await sandbox({ file });
    await postLead(first, { last_name: 'Kept' });
    await postLead(first, { last_name: '' });
    await first.stop();
    await first.stop();
    expect(readdirSync(dirname(file))).toEqual(['leads.sqlite']);
    const second = await sandbox({ file });
    expect((await leadsOf(second)).map((lead) => lead.fields['last_name'])).toEqual(['Kept']);
    expect(await pageText(second, '/?state=refused')).toContain('The last name is missing.');
  });

  test.each([
    [
      'text',
      'cannot be opened: file is not a database',
      (file: string) => writeFileSync(file, 'no database\n'.repeat(200)),
    ],
    [
      'rubbish after a header',
      'cannot be opened: file is not a database',
      (file: string) => writeFileSync(file, `SQLite format 3\0${'U'.repeat(8000)}`),
    ],
    [
      'the tables of another program',
      'cannot be opened: it belongs to another program',
      (file: string) => {
        const database = new Sqlite(file);
        database.exec('CREATE TABLE theirs (x)');
        database.close();
      },
    ],
  ])('with %s is left as it is: the message says what to do', async (_content, message, prepare) => {
    const file = temporaryFile();
    prepare(file);
    const before = readFileSync(file);
    await expect(startSandbox({ port: 0, quiet: true, file })).rejects.toThrow(message);
    expect(readFileSync(file)).toEqual(before);
  });

  test('opens although a lock of an earlier version is next to it', async () => {
    const file = temporaryFile();
    writeFileSync(`${file}.pid`, String(process.ppid));
    mkdirSync(`${file}.lock`);
    expect((await postLead(await sandbox({ file }))).status).toBe(302);
  });

  test('that cannot be created names the variable that chooses it', async () => {
    const file = temporaryFile();
    mkdirSync(file);
    await expect(startSandbox({ port: 0, quiet: true, file })).rejects.toThrow(
      /cannot be opened: .*set CRM_DB to another one/,
    );
  });

  test('keeps every lead and the newest thousand refusals', () => {
    const database = openDatabase(temporaryFile());
    const leads = createLeads(database, {});
    const add = (reason: object) =>
      leads.add({ fields: {}, ignored: [], request: '', ...reason }, new Date());
    add({});
    for (let post = 1; post <= 1003; post += 1) add({ refusal: `No. ${post}` });
    const refused = leads.list({ ...NO_FILTER, state: 'refused' });
    const kept = leads.count(NO_FILTER);
    database.close();
    expect([kept, refused.length, refused.at(-1)?.refusal]).toEqual([1, 1000, 'No. 4']);
  });
});
