// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { paths } from '../src/config/paths';

const root = join(import.meta.dirname, '..');
const filesIn = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

test('only src/config/paths.ts spells the address of a page', () => {
  const addresses = Object.values(paths).flatMap((path) =>
    typeof path === 'object' ? Object.values(path) : typeof path === 'string' && path !== '/' ? [path] : [],
  );
  expect(addresses.length).toBeGreaterThan(20);
  const quoted = new RegExp(`['"\`](${addresses.join('|')})(/|\\?|#|['"\`])`);
  const wrong = filesIn('src', 'schemas').filter(
    (file) => file !== 'src/config/paths.ts' && quoted.test(textOf(file)),
  );
  expect(wrong).toEqual([]);
});

test('every component, form part, live drawing and shared section has a place in the gallery', async () => {
  const { output } = await cruise(['src/gallery/main.tsx'], { doNotFollow: 'node_modules' });
  const shown = new Set((output as ICruiseResult).modules.map(({ source }) => source));
  const wanted = filesIn('src/components', 'src/forms', 'src/sections').filter((file) =>
    // Seo shows nothing.
    /^src\/(?:components(?:\/live)?|forms|sections)\/(?!Seo)\w+\.tsx$/.test(file),
  );
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((file) => !shown.has(file))).toEqual([]);
});
