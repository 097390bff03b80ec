/**
 * `npm run bench:scale`: builds the site with 27, 300 and 3,000 articles and prints what that costs. `--save` writes the
 * figures into docs/scale.json. Invented articles borrow pictures: drawing them is not in the figures.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What the static imports of some modules weigh as brotli: everything a page asks for before anybody touches it. */
const scriptsOf = (folder: string, entries: string[]) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
};

const app = ['index.html', 'src/entry-client.tsx'];

const measure = (articles: number) => {
  const folder = `.cache/scale-${articles}`;
  const started = performance.now();
  // The build says itself how much memory it took at most, in kB.
  const build = `process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS)); await import('./scripts/build.ts')`;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', build],
    {
      env: { ...process.env, OUT_DIR: folder, SYNTHETIC_ARTICLES: String(articles) },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The build with ${articles} articles failed.\n${stdout}${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length;
  const figures = {
    articles,
    pages,
    'build, s': Math.round(seconds * 10) / 10,
    'ms a page': Math.round((1000 * seconds) / pages),
    'peak memory, MB': Math.round(Number(/peak (\d+)/.exec(stderr)?.[1] ?? 0) / 1024),
    'Home: JavaScript, B': scriptsOf(folder, [...app, 'src/pages/Home.tsx']),
    'Home: HTML, B': statSync(join(folder, 'index.html.br')).size,
    'blog list: JavaScript, B': scriptsOf(folder, [
      ...app,
      'src/pages/BlogList.tsx',
      'src/sections/blog/ArticleResults.tsx',
    ]),
    'blog list: HTML, B': statSync(join(folder, 'blogs.html.br')).size,
    'article: JavaScript, B': scriptsOf(folder, [...app, 'src/pages/Article.tsx']),
  };
  rmSync(folder, { recursive: true });
  return figures;
};

const { values } = parseArgs({ options: { save: { type: 'boolean', default: false } } });
const rows = [27, 300, 3000].map((articles) => {
  const figures = measure(articles);
  console.log(`${articles} articles: built in ${figures['build, s']} s`);
  return figures;
});
console.table(rows);
if (values.save) {
  const saved = { date: new Date().toISOString().slice(0, 10), rows };
  writeFileSync('docs/scale.json', `${JSON.stringify(saved, null, 2)}\n`);
}
