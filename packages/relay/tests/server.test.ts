// @vitest-environment node
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Sqlite from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { checkRelay } from '../../../scripts/deploy/checkSite.ts';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts';
import { databaseFile } from '../node/databaseFile.ts';
import { BODY_LIMIT } from '../takeLead.tsx';
import { leadPost, startServer, temporaryFile } from './helpers.ts';

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'a post with %s that ends in the middle is no error of the relay, and others go on',
  async (length) => {
    const { address } = await startServer({
      VITE_CRM_ENDPOINT: 'http://127.0.0.1:9/servlet/servlet.WebToLead',
      RELAY_DB: temporaryFile(),
    });
    const head = 'Content-Type: application/x-www-form-urlencoded';
    const begin = () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write(`POST /leads HTTP/1.1\r\nHost: localhost\r\n${head}\r\n${length}\r\n\r\n`);
      return socket;
    };
    await text(begin().end('4\r\nlast'));
    const cut = begin();
    await new Promise((resolve) => cut.write('4\r\nlast', resolve));
    cut.resetAndDestroy();
    const body = new URLSearchParams(leadPost());
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  },
);

/** Sends the beginning of a post. Returns the first line of the answer. */
const answerToBeginning = async (header: string, body = '') => {
  const { address } = await startServer({ RELAY_DB: temporaryFile() });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = `POST /leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n${header}`;
  socket.write(`${head}\r\n\r\n${body}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString().split('\r\n')[0];
};
const tooLong = BODY_LIMIT + 1;

test('a post that says it is too long is refused before its body comes', async () => {
  expect(await answerToBeginning(`Content-Length: ${tooLong}`)).toContain('413');
});

test('a post that does not say its length is refused when it has become too long', async () => {
  const body = `${tooLong.toString(16)}\r\n${'x'.repeat(tooLong)}\r\n0\r\n\r\n`;
  expect(await answerToBeginning('Transfer-Encoding: chunked', body)).toContain('413');
});

test('check-site finds the relay at its address, and at no other', async () => {
  const { address } = await startServer({ RELAY_DB: temporaryFile() });
  expect((await checkRelay(address)).problem).toBeUndefined();
  expect((await checkRelay(`${address}/`)).problem).toMatch(/^status 404, .*pass on \/leads/);
  expect((await checkRelay('http://127.0.0.1:9/leads')).problem).toMatch(/^no answer, .*Start the relay/);
});

const damaged = (file: string) => `is damaged. Move or delete it and ${file}-wal, and start again.`;
const theirs = (file: string) => {
  const database = new Sqlite(file);
  database.exec('CREATE TABLE theirs (x)');
  database.close();
};
test.each<[content: string, message: (file: string) => string, write: (file: string) => void]>([
  ['text', damaged, (file) => writeFileSync(file, 'no database\n'.repeat(200))],
  ['a cut end', damaged, (file) => writeFileSync(file, `SQLite format 3\0${'U'.repeat(8000)}`)],
  ['the tables of another program', () => 'belongs to another program or version. Set RELAY_DB', theirs],
])('a file with %s stays as it is, and the relay says what to do', async (_, message, write) => {
  const file = temporaryFile();
  write(file);
  const before = readFileSync(file);
  await expect(startServer({ RELAY_DB: file })).rejects.toThrow(`${file} ${message(file)}`);
  expect(readFileSync(file)).toEqual(before);
});

test('a file that this user may not write is refused', async () => {
  const file = temporaryFile();
  mkdirSync(file);
  await expect(startServer({ RELAY_DB: file })).rejects.toThrow(
    `${file} cannot be opened. Let this user write to it, or set RELAY_DB to another file.`,
  );
});

test('without RELAY_DB the file is in a folder that nobody empties', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.cache'));
  expect(databaseFile('', folder)).toBe(join(folder, 'data', 'relay.sqlite'));
});

test.each(['relay.sqlite', 'relay.sqlite.rescued-1'])(
  'an earlier version’s %s stays in use, and the relay says where to move it',
  (name) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.cache'));
    writeFileSync(join(folder, '.cache', name), '');
    expectConsole(/Stop the relay and move every .*relay\.sqlite\* to .*data\.$/);
    expect(databaseFile('', folder)).toBe(join(folder, '.cache', 'relay.sqlite'));
  },
);
