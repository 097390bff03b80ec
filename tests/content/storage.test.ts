// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as keys from '../../src/config/storageKeys';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('content/'))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

/** Keys that are built from a listed one, or read from the storage by its prefix, by the file that does it. */
const derivedKeys: Record<string, string> = { 'leads/drafts.ts': 'keyOf(formId)', 'leads/outbox.ts': 'key' };

const writes = sources.flatMap(({ name, text }) =>
  [...text.matchAll(/\.setItem\(\s*([^,]+),/g)].map(([, key = '']) => ({ name, key })),
);
const isListed = ({ name, key }: (typeof writes)[number]) =>
  derivedKeys[name] === key || Object.hasOwn(keys, /^\w+/.exec(key)?.[0] ?? '');

test('there are keys to check', () => {
  expect(writes.filter(isListed)).not.toEqual([]);
});

// The cookie policy itself does not compile without a row for each key.
test('code stores nothing under a key that the policy does not list', () => {
  expect(writes.filter((write) => !isListed(write))).toEqual([]);
});

/** The one database, whose name is a listed key. */
const listedDatabase = 'indexedDB.open(COPIES_DATABASE, 1)';
// Asking which databases there are stores nothing.
const otherStorage =
  /document\.cookie|cookieStore|indexedDB(?!\.databases\()|caches\.open|(?:local|session)Storage\s*(?:\[|\.(?!getItem|setItem|removeItem)\w)/;

test('code keeps nothing anywhere else', () => {
  const others = sources.filter(({ text }) => otherStorage.test(text.replace(listedDatabase, '')));
  expect(others.map(({ name }) => name)).toEqual([]);
});
