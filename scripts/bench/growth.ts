/** `npm run bench:growth`: builds a copy of the site as it is, then with 3,000 articles and 300 courses made of today's. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';
import type * as pictures from '../../art/pictures.ts';
import { courses } from '../../src/content/courses/index.ts';
import type * as catalogue from '../../src/content/coursesPage.ts';
import { articleCovers } from '../../src/content/covers/articles.ts';
import { courseCovers } from '../../src/content/covers/courses.ts';
import { FOLDER } from '../articles/library.ts';
import { addEntry } from '../new/draft.ts';

const number = (usual: string) => ({ type: 'string', default: usual }) as const;
const { values } = parseArgs({ options: { articles: number('3000'), courses: number('300') } });
const articleSlugs = Object.keys(articleCovers);
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const copy = resolve('.cache/growth');
rmSync(copy, { recursive: true, force: true });
for (const file of files) cpSync(file, join(copy, file));
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
process.chdir(copy);

const json = JSON.stringify;
/** Words of two texts, so that no two entries are alike and compression finds no copies. */
const mixed = (most: number, entry: number, texts: readonly string[]) => {
  const half = (step: number, end: number) => {
    const words = (texts[Math.floor(entry / step) % texts.length] ?? '').replaceAll(/[^\w ]/g, '').split(' ');
    return end ? words.slice(words.length / 2) : words.slice(0, words.length / 2);
  };
  // With a letter, because an article may not name a later year.
  return `n${entry} ${[...half(1, 0), ...half(texts.length, 1)].join(' ')}`.slice(0, most).trim();
};
const heads: string[] = [];
/** Says which picture of a shared link a page needs: it has the page's title in it. */
const shares = (id: string, title: string) =>
  heads.push(
    `<meta property="og:image" content="/og/${id}.png"><meta property="og:title" content="${title}">`,
  );
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at + 1);
const add = (file: string, name: string, entries: readonly string[]) =>
  writeFileSync(file, addEntry(file, readFileSync(file, 'utf8'), name, entries.join(',\n')));

const grow = async () => {
  const old = articleSlugs.map((slug) => {
    const [, front = '', body = ''] = readFileSync(`${FOLDER}/${slug}.md`, 'utf8').split(/^---$/m);
    return { slug, body, data: parseDocument(front) };
  });
  const ids = range(old.length, Number(values.articles));
  const slugOf = (id: number) => `${articleSlugs[id % old.length]}-${id}`;
  for (const id of ids) {
    const { data, body } = old[id % old.length]!;
    const next = data.clone();
    const text = (most: number, ...path: string[]) =>
      next.setIn(
        path,
        mixed(
          most,
          id,
          old.map((one) => String(one.data.getIn(path))),
        ),
      );
    next.set('id', id);
    text(80, 'title');
    text(200, 'excerpt');
    text(59, 'seo', 'title');
    text(159, 'seo', 'description');
    shares(`article-${slugOf(id)}`, String(next.getIn(['seo', 'title'])));
    writeFileSync(`${FOLDER}/${slugOf(id)}.md`, `---\n${String(next)}---\n${body}`);
  }
  const specs = Object.values(articleCovers);
  const cover = (slug: string, spec: unknown) => `${json(slug)}: ${json(spec)}`;
  add(
    'src/content/covers/articles.ts',
    'articleCovers',
    ids.map((id) => cover(slugOf(id), specs[id % specs.length])),
  );

  const made = range(courses.length, Number(values.courses)).map((id) => {
    const base = courses[id % courses.length]!;
    const slug = `${base.slug}-${id}`;
    const [title, subtitle] = (['title', 'subtitle'] as const).map((key) =>
      mixed(
        60,
        id,
        courses.map((one) => one[key]),
      ),
    );
    const detail = readFileSync(`src/content/courses/${base.slug}.ts`, 'utf8')
      .replace(/\bid: \d+/, `id: ${id}`)
      .replace(/\btitle: .*/, `title: ${json(title)},`)
      .replace(/\btitle: pageTitle\(.*/, `title: ${json(title)},`);
    writeFileSync(`src/content/courses/${slug}.ts`, detail);
    shares(`course-${slug}`, title!);
    return { base, course: { ...base, id, slug, title, subtitle } };
  });
  add(
    'src/content/courses/index.ts',
    'courses',
    made.map(({ course }) => json(course)),
  );
  add(
    'src/content/courses/details.ts',
    'loadCourse',
    made.map(({ course: { id, slug } }) => `${id}: () => import('./${slug}.ts')`),
  );
  add(
    'src/content/covers/courses.ts',
    'courseCovers',
    made.map(({ base, course }) => cover(course.slug, courseCovers[base.slug as keyof typeof courseCovers])),
  );

  // Its title says how many there are.
  const { coursesPage } = (await import(join(copy, 'src/content/coursesPage.ts'))) as typeof catalogue;
  shares('course-list', coursesPage.catalogue.seo.title);

  // Each new picture is a link to an old one, under the name that its description asks for.
  const art = (await import(join(copy, 'art/pictures.ts'))) as typeof pictures;
  const manifest = art.readManifest();
  const isPainted = (picture: pictures.Picture): picture is pictures.Painted => picture.kind !== 'text';
  const all = [...art.coverPictures(), ...(await art.iconPictures()), ...art.sharePictures(heads)];
  const sample = { cover: all.find(({ kind }) => kind === 'cover')!.files, share: ['public/og/blogs.png'] };
  for (const picture of art.stalePictures(all))
    if (!isPainted(picture)) writeFileSync(picture.files[0]!, picture.content);
    else {
      manifest[picture.name] = picture.hash;
      picture.files.forEach(
        (file, at) => existsSync(file) || linkSync(sample[picture.kind as 'cover' | 'share'][at]!, file),
      );
    }
  writeFileSync(art.manifestFile, json(manifest));
};

const brotli = (folder: string, name: RegExp) =>
  readdirSync(join('dist', folder))
    .filter((file) => name.test(file))
    .reduce((sum, file) => sum + statSync(join('dist', folder, file)).size, 0);

/** Builds, and returns a row of the table for each figure. */
const build = (): [string, number][] => {
  const timed = 'TIMEFORMAT="%R %U %S"; time node_modules/.bin/tsx scripts/build.ts >&2';
  const { stderr, status } = spawnSync('bash', ['-c', timed], { encoding: 'utf8' });
  const [wall = NaN, user = NaN, system = NaN] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  if (status !== 0) throw new Error(stderr);
  console.log(
    stderr,
    `Load: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  return [
    ['seconds', Math.round(wall)],
    ['seconds of processor', Math.round(user + system)],
    ['Home', brotli('', /^index\.html\.br$/)],
    ['list of articles', brotli('', /^blogs\.html\.br$/)],
    ['list of courses', brotli('', /^viewallcourses\.html\.br$/)],
    ['landing page of courses', brotli('', /^SkillOrientedCourses\.html\.br$/)],
    ['an article', brotli('blog', /^7\.html\.br$/)],
    ["the app's shell, on every page", brotli('assets', /^shell-.*js\.br$/)],
    ["an article's script", brotli('assets', /^Article-.*js\.br$/)],
    ['search data', brotli('assets', /^(?:articles|searchIndex)-.*js\.br$/)],
    ['sitemap', brotli('', /^sitemap\.xml\.br$/)],
    ['feed', brotli('', /^feed\.xml\.br$/)],
  ];
};

const today = build();
await grow();
const grown = build();
console.log('| | today | grown |\n|---|---|---|');
for (const [at, [name, value]] of today.entries()) console.log(`| ${name} | ${value} | ${grown[at]?.[1]} |`);
