// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../src/config/paths';

const root = join(import.meta.dirname, '..');
const filesIn = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

test('only src/config/paths.ts spells the address of a page', () => {
  const addresses = Object.values(paths).flatMap((path) =>
    typeof path === 'object' ? Object.values(path) : typeof path === 'string' && path !== '/' ? [path] : [],
  );
  expect(addresses.length).toBeGreaterThan(12);
  const quoted = new RegExp(`['"\`](${addresses.join('|')})(/|\\?|#|['"\`])`);
  const wrong = filesIn('src', 'schemas').filter(
    (file) => file !== 'src/config/paths.ts' && quoted.test(textOf(file)),
  );
  expect(wrong).toEqual([]);
});

test('every step of docs/architecture.md names a file, and something that it declares', () => {
  const steps = [
    ...textOf('docs/architecture.md').matchAll(/`((?:src|schemas|scripts)\/[\w/.-]+\.tsx?)(?:: (\w+))?`/g),
  ];
  expect(steps.length).toBeGreaterThan(35);
  const wrong = steps.filter(([, file = '', name = '']) => {
    if (!existsSync(join(root, file))) return true;
    const declared = new RegExp(
      `(?:const|function|class)\\s+${name}\\b|^\\s*(?:async )?${name}(?::|\\()|^\\s*${name},$`,
      'm',
    );
    return name !== '' && !declared.test(textOf(file));
  });
  expect(wrong.map(([step]) => step)).toEqual([]);
});

test('only schemas/salesforce has the field names of a post', () => {
  const names = /\b00N[A-Za-z0-9]{12}|\boid\b|\brecordType\b|\bretURL\b|servlet\.WebToLead/;
  const found = filesIn('src', 'schemas', 'scripts').filter(
    (file) => !file.startsWith('schemas/salesforce/') && names.test(textOf(file)),
  );
  // With a relay the configuration blanks the ids.
  expect(found).toEqual(['schemas/config.ts']);
});

test('every source file that the README names exists', () => {
  // Another company deletes tests/contract/.
  const named =
    textOf('README.md')
      .replaceAll(/tests\/contract\/\S+/g, '')
      .match(/(?<![.\w-])[\w-]+\.tsx?\b/g) ?? [];
  const existing = new Set(filesIn('.').map((file) => basename(file)));
  expect(named).toContain('formParts.ts');
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
});
