// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as keys from '../../src/config/storageKeys';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('content/'))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

// The cookie policy itself does not compile without a row for each key.
test('code stores nothing under a key that the policy does not list', () => {
  // Keys that are built from a listed one, or read from the storage by its prefix.
  const derived = new Set(['keyOf(formId)', 'key']);
  const unlisted = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\.setItem\(\s*([^,]+),/g)]
      .map(([, key = '']) => key)
      .filter((key) => !derived.has(key) && !Object.hasOwn(keys, /^\w+/.exec(key)?.[0] ?? ''))
      .map((key) => `${name}: ${key}`),
  );
  expect(unlisted).toEqual([]);
  const other =
    /document\.cookie|cookieStore|indexedDB(?!\.databases\()|caches\.open|(?:local|session)Storage\s*(?:\[|\.(?!getItem|setItem|removeItem)\w)/;
  // The one database is listed: its name is one of the keys. Asking which databases there are stores nothing.
  const isListed = (text: string) => text.includes('indexedDB.open(COPIES_DATABASE, 1)');
  const others = sources.filter(({ text }) => other.test(text) && !isListed(text));
  expect(others.map(({ name }) => name)).toEqual([]);
});
