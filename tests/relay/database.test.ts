// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { startRelay } from '../../relay/node/server.ts';
import { settings } from './helpers.ts';

const temporaryFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'relay.sqlite');
};

const start = (file: string) => startRelay({ ...settings, RELAY_DB: file, RELAY_PORT: '0' });

const contents: [content: string, message: string, write: (file: string) => void][] = [
  [
    'text',
    'is damaged. Move or delete it and start again.',
    (file) => writeFileSync(file, 'no database\n'.repeat(200)),
  ],
  [
    'bytes after a valid header',
    'is damaged. Move or delete it and start again.',
    (file) => writeFileSync(file, `SQLite format 3\0${'U'.repeat(8000)}`),
  ],
  [
    'the tables of another program',
    'belongs to another program or version. Set RELAY_DB to another file.',
    (file) => {
      const database = new Sqlite(file);
      database.exec('CREATE TABLE theirs (x)');
      database.close();
    },
  ],
];

test.each(contents)(
  'a file with %s stays as it is, and the relay says what to do',
  async (_, message, write) => {
    const file = temporaryFile();
    write(file);
    const before = readFileSync(file);
    await expect(start(file)).rejects.toThrow(`${file} ${message}`);
    expect(readFileSync(file)).toEqual(before);
  },
);

test('a file that cannot be created names the variable that chooses it', async () => {
  const file = temporaryFile();
  mkdirSync(file);
  await expect(start(file)).rejects.toThrow(
    `${file} cannot be opened. Let this user write to it, or set RELAY_DB to another file.`,
  );
});

test('the address of a database server is refused, and no folder is made for it', async () => {
  await expect(start('libsql://leads.example.com')).rejects.toThrow(
    'RELAY_DB should be a file on this machine, not libsql://leads.example.com.',
  );
});

test('a port in use is named, and the file is free again', async () => {
  const file = temporaryFile();
  const first = await start(temporaryFile());
  onTestFinished(() => first.stop());
  const { port } = new URL(first.address);
  await expect(startRelay({ ...settings, RELAY_DB: file, RELAY_PORT: port })).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or set RELAY_PORT to another port.`,
  );
  const second = await start(file);
  await second.stop();
});
