// @vitest-environment node
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { describe, expect, test, vi } from 'vitest';
import { startSandbox } from '../../crm-sandbox/server.ts';
import { openStore } from '../../crm-sandbox/store.ts';
import { leadsOf, pageText, postLead, sandbox, temporaryFile } from './helpers.ts';

const filesBeside = (file: string) => readdirSync(dirname(file)).toSorted();

describe('the database file', () => {
  test('is made with its folder, keeps leads and refusals over a restart, and is alone after a stop', async () => {
    const file = temporaryFile('new/folder/leads.sqlite');
    const first = await sandbox({ file });
    await postLead(first, { last_name: 'Kept' });
    await postLead(first, { last_name: '' });
    await first.stop();
    await first.stop();
    expect(filesBeside(file)).toEqual(['leads.sqlite']);
    const second = await sandbox({ file });
    expect((await leadsOf(second)).map((lead) => lead.fields.last_name)).toEqual(['Kept']);
    expect(await pageText(second, '/refused')).toContain('The last name is missing.');
  });

  test('survives a crash: a copy of the files as they stand has every answered lead', async () => {
    const file = temporaryFile();
    const crm = await sandbox({ file });
    for (const last_name of ['A', 'B', 'C']) await postLead(crm, { last_name });
    const copy = temporaryFile();
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
    expect(await leadsOf(await sandbox({ file: copy }))).toHaveLength(3);
  });

  test('carries its schema version', async () => {
    const file = temporaryFile();
    await (await sandbox({ file })).stop();
    const database = new sqlite.Database(file);
    expect(database.get('PRAGMA user_version')).toEqual({ user_version: 1 });
    database.close();
  });

  test.each([
    ['text', Buffer.from('this is no database at all, sorry\n'.repeat(200))],
    [
      'a header and then rubbish',
      Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8000, 0x55)]),
    ],
  ])('is moved aside with a log line when it is damaged: %s', async (_case, content) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const file = temporaryFile();
    writeFileSync(file, content);
    const crm = await sandbox({ file, quiet: false, now: () => new Date('2026-03-01T10:20:30.456Z') });
    const lines = write.mock.calls.map(([line]) => String(line));
    write.mockRestore();
    const aside = `${file}.corrupt-2026-03-01T10-20-30-456Z`;
    expect(readFileSync(aside)).toEqual(content);
    expect(lines.join('')).toContain(`${file} is damaged; it was moved to ${aside} and a new one made.`);
    expect(await leadsOf(crm)).toEqual([]);
  });

  test('is moved aside when its pages are damaged though its header is not', async () => {
    const file = temporaryFile();
    const first = await sandbox({ file });
    for (let lead = 0; lead < 20; lead += 1) await postLead(first);
    await first.stop();
    const content = readFileSync(file);
    content.fill(0xee, 4096, content.length);
    writeFileSync(file, content);
    const second = await sandbox({ file });
    expect(await leadsOf(second)).toEqual([]);
    expect(filesBeside(file).some((name) => name.startsWith('leads.sqlite.corrupt-'))).toBe(true);
  });

  test.each([
    ['another program', 'CREATE TABLE theirs (x)', 'belongs to another program'],
    ['a newer version', 'PRAGMA user_version = 99', 'has schema version 99'],
  ])('is left alone when it belongs to %s', async (_case, sql, message) => {
    const file = temporaryFile();
    const database = new sqlite.Database(file);
    database.exec(sql);
    database.exec('CREATE TABLE more (x)');
    database.close();
    await expect(startSandbox({ port: 0, quiet: true, file })).rejects.toThrow(message);
    expect(existsSync(file)).toBe(true);
    expect(existsSync(`${file}.pid`)).toBe(false);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });
});

describe('a second user of the file', () => {
  test('is told that it is in use, and by whom', async () => {
    const file = temporaryFile();
    const first = await sandbox({ file });
    await expect(startSandbox({ port: 0, quiet: true, file })).rejects.toThrow(
      `${file} is in use by process ${process.pid}.`,
    );
    expect((await postLead(first)).status).toBe(302);
  });

  test('goes on when the first is dead, even if its process id is used again', async () => {
    for (const owner of ['2147483646 1', `${process.pid} 1`, 'rubbish', '']) {
      const file = temporaryFile();
      writeFileSync(`${file}.pid`, owner);
      mkdirSync(`${file}.lock`);
      const crm = await sandbox({ file });
      expect((await postLead(crm)).status).toBe(302);
    }
  });

  test('is told which folder to remove when some other program left its lock', async () => {
    const file = temporaryFile();
    mkdirSync(`${file}.lock`);
    await expect(startSandbox({ port: 0, quiet: true, file })).rejects.toThrow(
      `delete the folder ${file}.lock`,
    );
    expect(existsSync(`${file}.pid`)).toBe(false);
  });
});

test('a port in use is named, and the database file is free again', async () => {
  const first = await sandbox();
  const file = temporaryFile();
  await expect(startSandbox({ port: first.port, quiet: true, file })).rejects.toThrow(
    `Port ${first.port} is already in use.`,
  );
  expect((await postLead(await sandbox({ file }))).status).toBe(302);
});

test('only the newest thousand refusals are kept', () => {
  const store = openStore(temporaryFile(), new Date(), () => undefined);
  const refusal = { status: 400, fields: {}, headers: {}, raw: new Uint8Array() };
  for (let post = 1; post <= 1005; post += 1)
    store.refusals.add({ ...refusal, reason: `No. ${post}` }, new Date());
  expect(store.refusals.count()).toBe(1000);
  expect(store.refusals.list(1)[0]?.reason).toBe('No. 1005');
  expect(store.refusals.list(1, 999)[0]?.reason).toBe('No. 6');
  store.close();
});
