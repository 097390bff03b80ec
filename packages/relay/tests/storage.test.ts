// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts';
import { HOUR, MINUTE } from '../durations.ts';
import type { LeadState } from '../leads.ts';
import { openStorage } from '../node/storage.ts';
import { leadPost, simulate, startServer, temporaryFile, temporaryStorage } from './helpers.ts';

const hook = { RELAY_WEBHOOK: 'https://hooks.example.org/x' };

const mount = (...options: string[]) => spawnSync('mount', options).status === 0;

const mountDisk = (folder: string, kilobytes: number) =>
  mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder);
const mayMount = () => {
  const folder = mkdtempSync(join(tmpdir(), 'may-mount-'));
  const isMounted = mountDisk(folder, 400);
  if (isMounted) spawnSync('umount', ['--lazy', folder]);
  return isMounted;
};

/** A disk of its own, of some kilobytes. */
function smallDisk(kilobytes: number) {
  const folder = temporaryFolder();
  expect(mountDisk(folder, kilobytes)).toBe(true);
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  const file = join(folder, 'relay.sqlite');
  return { file, grow: () => expect(mount('-o', 'remount,size=8m', folder)).toBe(true) };
}

/** Two files that fill up, and what makes room again. */
const fullFiles: { kind: string; isMissing: boolean; open: () => { file: string; grow?: () => void } }[] = [
  // Only some users may mount one.
  { kind: 'on a full disk', isMissing: !mayMount(), open: () => smallDisk(400) },
  { kind: 'with a file at its largest size', isMissing: false, open: () => ({ file: temporaryFile() }) },
];

for (const { kind, isMissing, open } of fullFiles)
  test.skipIf(isMissing)(`${kind} the relay refuses leads with 503, alerts, and goes on later`, async () => {
    const full = open();
    const storage = temporaryStorage(full.file);
    const limit = (pages: number) => storage.all(`PRAGMA max_page_count = ${pages}`);
    if (!full.grow) await limit(60);
    expectConsole(/^The relay's storage failed: .*full/);
    const { post, pass, alerts, arrived, page } = simulate(hook, storage);
    const send = (n: number) => post(leadPost({ lead_id: `lead-number-${n}`, message: 'x'.repeat(9000) }));
    let receipts = 0;
    let answer = await send(0);
    while (answer.status === 200) {
      receipts += 1;
      answer = await send(receipts);
    }
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    const html = await post(leadPost({ lead_id: '', message: 'y'.repeat(9000) }), { accept: 'text/html' });
    expect(html.status).toBe(503);
    expect(await html.text()).toContain('value="Asha Rao"');
    await pass(MINUTE);
    expect(alerts).toEqual([expect.stringMatching(/storage failed: .*full.*503/)]);
    expect(await page()).toContain('Lead relay');
    if (full.grow) full.grow();
    else await limit(10_000);
    expect((await send(receipts)).status).toBe(200);
    await pass(HOUR);
    expect(new Set(arrived.map((fields) => fields['00N5g000000Abcd'])).size).toBe(receipts + 1);
  });

test('a deleted lead leaves nothing in the files once their log is empty', async () => {
  const file = temporaryFile();
  const storage = temporaryStorage(file);
  const add = (id: string, message: string) =>
    storage.run(
      "INSERT INTO leads (id, receivedAt, state, fields, address, tries, nextTry) VALUES (?, 0, 'delivered', ?, '', 0, 0)",
      [id, message],
    );
  const bytes = () => [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
  await add('a-lead-that-stays', 'still wanted');
  // Long enough for pages of its own, which a deletion gives back.
  await add('a-lead-that-goes', 'Asha Rao '.repeat(2000));
  expect(bytes()).toContain('Asha Rao');
  await storage.run("DELETE FROM leads WHERE id = 'a-lead-that-goes'");
  await storage.emptyLog();
  expect(bytes()).not.toMatch(/Asha Rao|a-lead-that-goes/);
  expect(bytes()).toContain('still wanted');
});

test('a copy that fails when the file is deleted leaves nothing that the next start would read', async () => {
  const file = temporaryFile();
  const storage = temporaryStorage(file);
  vi.spyOn(Date, 'now').mockReturnValue(1);
  // SQLite copies into no file that exists.
  writeFileSync(`${file}.rescued-1.part`, 'half a copy');
  rmSync(file);
  await expect(storage.run("DELETE FROM leads WHERE id = ''")).rejects.toThrow('could not be saved');
  expect(readdirSync(dirname(file)).filter((name) => name.includes('rescued'))).toEqual([]);
});

/** A relay's server on a file, what it says when it ends by itself, and how it takes a lead. */
const startOn = async (file: string) => {
  const env = { VITE_CRM_ENDPOINT: 'http://127.0.0.1:9/servlet/servlet.WebToLead', RELAY_DB: file };
  const messages: string[] = [];
  const relay = await startServer(env, { end: (message) => void messages.push(message) });
  const send = (id: string) =>
    fetch(relay.address, {
      method: 'POST',
      body: new URLSearchParams(leadPost({ lead_id: id })),
      headers: { accept: 'application/json' },
    });
  return { ...relay, messages, send };
};
const saved =
  /deleted or replaced while the relay was running\. Its leads are saved in .*Start the relay again/;

const removals: { happened: string; remove: (file: string) => void }[] = [
  { happened: 'deleted', remove: (file) => rmSync(file) },
  { happened: 'deleted with its folder', remove: (file) => rmSync(dirname(file), { recursive: true }) },
  { happened: 'replaced', remove: (file) => renameSync(file, `${file}.old`) },
  { happened: 'deleted in part', remove: (file) => rmSync(`${file}-wal`) },
];

test.each(removals)(
  'a file that is $happened under a running relay gives no receipt, ends it and keeps its leads',
  async ({ remove }) => {
    const file = join(temporaryFolder(), 'data', 'relay.sqlite');
    expectConsole(/^The relay's storage failed: .*was deleted or replaced/);
    const { send, messages, stop } = await startOn(file);
    expect((await send('lead-number-1')).status).toBe(200);
    remove(file);
    expect((await send('lead-number-2')).status).toBe(503);
    expect(messages.join()).toMatch(saved);
    await stop();
    const rows = await temporaryStorage(file).all('SELECT id FROM leads');
    expect(rows).toContainEqual({ id: 'lead-number-1' });
    expect(readdirSync(dirname(file)).filter((name) => name.includes('rescued'))).toEqual([]);
  },
);

test('a relay that is asked to stop twice ends in order', async () => {
  const file = temporaryFile();
  const { messages, stop } = await startOn(file);
  await Promise.all([stop(), stop()]);
  expect(messages).toEqual([]);
});

type OpenStorage = ReturnType<typeof openStorage>;
const addLead = ({ run }: OpenStorage, id: string, state: LeadState = 'waiting') =>
  run(
    "INSERT INTO leads (id, receivedAt, state, fields, address, tries, nextTry) VALUES (?, 0, ?, '{}', '', 0, 0)",
    [id, state],
  );
const idsIn = async ({ all }: OpenStorage) =>
  (await all<{ id: string }>('SELECT id FROM leads ORDER BY id')).map(({ id }) => id);

test('a relay that is stopped right after its file was deleted says so, and keeps its leads', async () => {
  const file = temporaryFile();
  const storage = temporaryStorage(file);
  await addLead(storage, 'lead-number-1');
  rmSync(file);
  await storage.close();
  expect(await storage.gone).toMatch(saved);
  expect(await idsIn(temporaryStorage(file))).toEqual(['lead-number-1']);
});

/** Storage with a lead in its log, and a backup without it, which has a lead of its own. */
const withBackup = async () => {
  const backup = temporaryFile();
  const former = openStorage(backup);
  await addLead(former, 'lead-of-the-backup');
  await former.close();
  const file = temporaryFile();
  const storage = temporaryStorage(file);
  await addLead(storage, 'lead-of-today');
  return { file, storage, backup };
};
const noteLead = "UPDATE leads SET reason = 'x'";

test('a backup that replaces the file of a running relay is not mixed with the log of that file', async () => {
  const { file, storage, backup } = await withBackup();
  renameSync(backup, file);
  await expect(storage.run(noteLead)).rejects.toThrow('Its leads are saved');
  // The relay's process ends now, without closing its file.
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(await idsIn(temporaryStorage(file))).toEqual(['lead-of-the-backup', 'lead-of-today']);
});

test('the log that a backup brings along stays when the relay stops', async () => {
  const { file, storage, backup } = await withBackup();
  renameSync(backup, file);
  rmSync(`${file}-wal`);
  writeFileSync(`${file}-wal`, 'the log of the backup');
  await storage.close();
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('the log of the backup');
});

test('a lead that the CRM has is not posted again because a rescued copy is older', async () => {
  const file = temporaryFile();
  const former = openStorage(file);
  await addLead(former, 'delivered-since', 'delivered');
  await addLead(former, 'delivered-before');
  await former.close();
  const rescued = openStorage(`${file}.rescued-1`);
  await addLead(rescued, 'delivered-since');
  await addLead(rescued, 'delivered-before', 'delivered');
  await rescued.close();
  const rows = await temporaryStorage(file).all('SELECT id, state FROM leads ORDER BY id');
  expect(rows).toEqual([
    { id: 'delivered-before', state: 'delivered' },
    { id: 'delivered-since', state: 'delivered' },
  ]);
});
