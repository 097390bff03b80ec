// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = ['src', 'schemas'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ['.ts', '.tsx'].includes(extname(file)))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

interface Import {
  from: string;
  to: string;
  /** `import type` leaves nothing behind in the code that runs. */
  typeOnly: boolean;
}

const statement =
  /(?:import|export)\s+(type\s)?[^;'"]*?from\s*['"](\.[^'"]+)['"]|import\s*\(?\s*['"](\.[^'"]+)['"]/g;
const imports: Import[] = sources.flatMap((from) =>
  [...textOf(from).matchAll(statement)].map(([, type, named, bare]) => ({
    from,
    to: relative(root, resolve(root, dirname(from), named ?? bare ?? '')).replaceAll('\\', '/'),
    typeOnly: type !== undefined,
  })),
);

/** The part of the project that a file belongs to: its folder in src, `schemas`, or the file itself at the top of src. */
const partOf = (file: string) => {
  const [top = '', folder = ''] = file.split('/');
  return top === 'schemas' ? 'schemas' : folder.replace(/\.tsx?$/, '');
};

/** What each part may use beside itself, from the page down to what knows nothing of the site. */
const mayUse: Record<string, string[]> = {
  pages: ['sections', 'components', 'seo', 'islands', 'content', 'paths', 'theme'],
  sections: ['components', 'seo', 'forms', 'leads', 'islands', 'content', 'paths', 'theme', 'env'],
  layout: [
    'forms',
    'leads',
    'analytics',
    'consent',
    'components',
    'islands',
    'content',
    'paths',
    'theme',
    'env',
  ],
  forms: ['leads', 'analytics', 'components', 'content', 'paths', 'theme', 'schemas'],
  components: ['seo', 'islands', 'content', 'paths', 'theme', 'env'],
  seo: ['content', 'paths', 'env'],
  leads: ['schemas', 'analytics', 'consent', 'content', 'paths', 'env'],
  analytics: ['consent'],
  consent: [],
  content: ['paths'],
  theme: ['pause'],
  pause: [],
  islands: ['leads'],
  paths: [],
  env: [],
  addresses: ['paths', 'content'],
  schemas: [],
};

/** For Node alone: in the site, plain data stands in their place. */
const readsArticles = new Set(['src/content/articles/list.ts', 'src/content/articles/texts.ts']);

const described = ({ from, to }: Import) => `${from} imports ${to}`;

test('there is something to look at', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(imports.length).toBeGreaterThan(500);
});

test.each(Object.entries(mayUse))('%s imports only what stands below it: %s', (part, allowed) => {
  const own = imports.filter(
    ({ from, typeOnly }) => partOf(from) === part && !typeOnly && !readsArticles.has(from),
  );
  const wrong = own.filter(({ to }) => partOf(to) !== part && !allowed.includes(partOf(to)));
  expect(wrong.map(described)).toEqual([]);
});

test('the schemas know nothing of the site, not even its types', () => {
  const wrong = imports.filter(({ from, to }) => from.startsWith('schemas/') && !to.startsWith('schemas/'));
  expect(wrong.map(described)).toEqual([]);
});

test('the content takes only types from elsewhere, and those from the schemas or the catalogue of forms', () => {
  const types = imports.filter(
    ({ from, to }) =>
      partOf(from) === 'content' && !['content', 'paths'].includes(partOf(to)) && !readsArticles.has(from),
  );
  const wrong = types.filter(
    ({ to, typeOnly }) => !typeOnly || !(to.startsWith('schemas/') || to === 'src/leads/formCatalogue'),
  );
  expect(wrong.map(described)).toEqual([]);
});

test('no page knows about leads', () => {
  const wrong = imports.filter(({ from, to }) => partOf(from) === 'pages' && partOf(to) === 'leads');
  expect(wrong.map(described)).toEqual([]);
});

test('sections use of the leads only the catalogue of forms', () => {
  const used = imports.filter(({ from, to }) => partOf(from) === 'sections' && partOf(to) === 'leads');
  expect([...new Set(used.map(({ to }) => to))]).toEqual(['src/leads/formCatalogue']);
});

test('only schemas/index.ts gathers what other files export', () => {
  const isBarrel = (file: string) => {
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const statements = code.split(';').filter((part) => part.trim() !== '');
    return statements.length > 0 && statements.every((part) => /^\s*export\s[^=]*\sfrom\s/.test(part));
  };
  expect(sources.filter(isBarrel)).toEqual(['schemas/index.ts']);
});

test('nobody in src goes through that file: a page would load every form’s rules', () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith('src/') && /^schemas(\/index(\.ts)?)?$/.test(to),
  );
  expect(wrong.map(described)).toEqual([]);
});

test('addresses of pages are written in paths.ts alone', () => {
  const addresses = [...textOf('src/paths.ts').matchAll(/['`](\/[A-Za-z-]{3,})/g)].map(
    ([, path = '']) => path,
  );
  expect(addresses.length).toBeGreaterThan(20);
  const quoted = new RegExp(`['"\`](${addresses.join('|')})(/|\\?|#|['"\`])`);
  const wrong = sources.filter((file) => file !== 'src/paths.ts' && quoted.test(textOf(file)));
  expect(wrong).toEqual([]);
});
