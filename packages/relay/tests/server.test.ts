// @vitest-environment node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Sqlite from 'libsql';
import { expect, test } from 'vitest';
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

const damaged = 'is damaged. Move or delete it and start again.';
const theirs = (file: string) => {
  const database = new Sqlite(file);
  database.exec('CREATE TABLE theirs (x)');
  database.close();
};
test.each<[content: string, message: string, write: (file: string) => void]>([
  ['text', damaged, (file) => writeFileSync(file, 'no database\n'.repeat(200))],
  ['a cut end', damaged, (file) => writeFileSync(file, `SQLite format 3\0${'U'.repeat(8000)}`)],
  ['the tables of another program', 'belongs to another program or version. Set RELAY_DB', theirs],
])('a file with %s stays as it is, and the relay says what to do', async (_, message, write) => {
  const file = temporaryFile();
  write(file);
  const before = readFileSync(file);
  await expect(startServer({ RELAY_DB: file })).rejects.toThrow(`${file} ${message}`);
  expect(readFileSync(file)).toEqual(before);
});

test('a file that this user may not write is refused', async () => {
  const file = temporaryFile();
  mkdirSync(file);
  await expect(startServer({ RELAY_DB: file })).rejects.toThrow(
    `${file} cannot be opened. Let this user write to it, or set RELAY_DB to another file.`,
  );
});
