// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

const schemas = join(import.meta.dirname, '../../schemas');
const read = (file: string) => readFileSync(join(schemas, file), 'utf8');
const sources = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

test.each(sources)('%s imports only Zod and other schemas', (file) => {
  const imported = [...read(file).matchAll(/(?:from|import) '([^']+)'/g)].map(([, specifier]) => specifier);
  for (const specifier of imported)
    expect(specifier).toMatch(/^(zod\/mini|\.{1,2}\/(?:\w+\/)?[A-Za-z]+\.ts)$/);
});

const snippets = [...read('README.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);

test('the README has examples', () => {
  expect(snippets).toHaveLength(2);
});

test.each(snippets)('example %# of the README runs as written in plain Node, without a DOM', (code) => {
  const guard =
    "if ('document' in globalThis || 'window' in globalThis) throw new Error('There is a DOM.');\n";
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code + guard];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: schemas, encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});

/** The code a browser would get for a module that uses one export of the barrel. */
async function bundled(name: string): Promise<string> {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `import { ${name} } from '${join(schemas, 'index.ts')}'; globalThis.used = ${name};`
            : null,
      },
    ],
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

test('a page that imports one form’s schema gets no other form', async () => {
  const code = await bundled('leadSchema');
  expect(code).toContain('Name should not contain special characters or numbers.');
  expect(code).toContain('jitless');
  expect(code).not.toContain('This field is required');
  expect(code).not.toContain('Practical Training');
  expect(code).not.toContain('not-provided');
});
