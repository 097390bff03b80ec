// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const schemas = join(import.meta.dirname, '../../schemas');
const read = (file: string) => readFileSync(join(schemas, file), 'utf8');
const snippets = [...read('README.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);

test('the two examples of the README run as written in plain Node', () => {
  expect(snippets).toHaveLength(2);
  for (const code of snippets) {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: schemas, encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  }
});
