/** `npm run bench:growth`: builds a copy of the site as it is, then with 3,000 articles and 300 courses made of today's. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';
import { courses } from '../../src/content/courses/index.ts';
import { articleCovers } from '../../src/content/covers/articles.ts';
import { courseCovers } from '../../src/content/covers/courses.ts';
import { FOLDER } from '../articles/library.ts';
import { addEntry } from '../new/draft.ts';
import { copySite, describePictures, edit, skipPictureCheck } from '../siteCopy.ts';
import { countFrom } from './setting.ts';

const countOption = (usual: string) => ({ type: 'string', default: usual }) as const;
const { values } = parseArgs({ options: { articles: countOption('3000'), courses: countOption('300') } });
const wanted = {
  articles: countFrom('articles', values.articles),
  courses: countFrom('courses', values.courses),
};

/**
 * A text of at most `most` characters, with a number that no other entry has. It mixes words of two texts, so that compression finds fewer
 * repeats.
 */
const mixed = (most: number, entry: number, texts: readonly string[]) => {
  const words = (at: number) => (texts[at % texts.length] ?? '').replaceAll(/[^\w ]/g, '').split(' ');
  const [first, second] = [words(entry), words(Math.floor(entry / texts.length))];
  const both = [...first.slice(0, first.length / 2), ...second.slice(second.length / 2)];
  // "n2031", not "2031": an article may not name a later year.
  return `n${entry} ${both.join(' ')}`.slice(0, most).trim();
};

/** The ids that are missing up to a number of entries. */
const idsTo = (count: number, present: number) =>
  Array.from({ length: Math.max(0, count - present) }, (_, at) => present + at + 1);
/** The present entry that a new one is copied from: each in turn. */
const modelFor = <Entry>(id: number, today: readonly Entry[]) => {
  const model = today[id % today.length];
  if (!model) throw new Error('The site has no entry to copy.');
  return model;
};
const add = (file: string, list: string, entries: readonly string[]) =>
  edit(file, (text) => addEntry(file, text, list, entries.join(',\n')));

/** The texts of the front matter that must be unique, with their most characters. */
const limitedTexts = [
  [['title'], 80],
  [['excerpt'], 200],
  [['seo', 'title'], 59],
  [['seo', 'description'], 159],
] as const;

const growArticles = () => {
  const old = Object.entries(articleCovers).map(([slug, cover]) => {
    const text = readFileSync(`${FOLDER}/${slug}.md`, 'utf8');
    // The body can have lines of three hyphens, too.
    const [, front = '', body = ''] = /^---\n([^]*?)^---$([^]*)/m.exec(text) ?? [];
    return { slug, cover, body, data: parseDocument(front) };
  });
  const covers = idsTo(wanted.articles, old.length).map((id) => {
    const { slug, cover, body, data } = modelFor(id, old);
    const next = data.clone();
    next.set('id', id);
    for (const [path, most] of limitedTexts) {
      const texts = old.map((one) => String(one.data.getIn(path)));
      next.setIn(path, mixed(most, id, texts));
    }
    writeFileSync(`${FOLDER}/${slug}-${id}.md`, `---\n${String(next)}---\n${body}`);
    return `'${slug}-${id}': ${JSON.stringify(cover)}`;
  });
  add('src/content/covers/articles.ts', 'articleCovers', covers);
};

const growCourses = () => {
  const folder = 'src/content/courses';
  const coverOf = new Map<string, object>(Object.entries(courseCovers));
  const made = idsTo(wanted.courses, courses.length).map((id) => {
    const base = modelFor(id, courses);
    const texts = (key: 'title' | 'subtitle') => courses.map((one) => one[key]);
    const [title, subtitle] = [mixed(60, id, texts('title')), mixed(60, id, texts('subtitle'))];
    const detail = readFileSync(`${folder}/${base.slug}.ts`, 'utf8')
      .replace(/\bid: \d+/, `id: ${id}`)
      // The first title is the course's own; careers have titles, too.
      .replace(/\btitle: .*/, `title: ${JSON.stringify(title)},`)
      .replace(/\btitle: pageTitle\(.*/, `title: ${JSON.stringify(title)},`);
    const slug = `${base.slug}-${id}`;
    writeFileSync(`${folder}/${slug}.ts`, detail);
    return { cover: coverOf.get(base.slug), course: { ...base, id, slug, title, subtitle } };
  });
  const entries = made.map(({ course }) => JSON.stringify(course));
  const loaders = made.map(({ course: { id, slug } }) => `${id}: () => import('./${slug}.ts')`);
  const covers = made.map(({ course, cover }) => `'${course.slug}': ${JSON.stringify(cover)}`);
  add(`${folder}/index.ts`, 'courses', entries);
  add(`${folder}/details.ts`, 'loadCourse', loaders);
  add('src/content/covers/courses.ts', 'courseCovers', covers);
};

const compressedSize = (folder: string, name: RegExp) => {
  const files = readdirSync(join('dist', folder)).filter((file) => name.test(file));
  if (files.length === 0) throw new Error(`${join('dist', folder)} has no file that matches ${name}.`);
  return files.reduce((sum, file) => sum + statSync(join('dist', folder, file)).size, 0);
};

const build = (): [string, number][] => {
  const timed = 'TIMEFORMAT="%R %U %S"; time npm run --silent build >&2';
  const { stderr, status } = spawnSync('bash', ['-c', timed], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${stderr}Load: ${load.join(', ')}`);
  const [wall = NaN, user = NaN, system = NaN] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return [
    ['seconds', Math.round(wall)],
    ['seconds of processor', Math.round(user + system)],
    ['Home', compressedSize('', /^index\.html\.br$/)],
    ['list of articles', compressedSize('', /^blogs\.html\.br$/)],
    ['list of courses', compressedSize('', /^viewallcourses\.html\.br$/)],
    ['landing page of courses', compressedSize('', /^SkillOrientedCourses\.html\.br$/)],
    ['an article', compressedSize('blog', /^7\.html\.br$/)],
    ["the app's shell, on every page", compressedSize('assets', /^shell-.*js\.br$/)],
    ["an article's script", compressedSize('assets', /^Article-.*js\.br$/)],
    ['search data', compressedSize('assets', /^(?:articles|searchIndex)-.*js\.br$/)],
    ['sitemap', compressedSize('', /^sitemap\.xml\.br$/)],
    ['feed', compressedSize('', /^feed\.xml\.br$/)],
  ];
};

const copy = resolve('.cache/growth');
copySite(copy);
process.chdir(copy);
// Both builds leave the same step out.
skipPictureCheck();
const today = build();
growArticles();
growCourses();
await describePictures();
const grown = build();
console.log('| | today | grown |\n|---|---|---|');
for (const [at, [name, value]] of today.entries()) console.log(`| ${name} | ${value} | ${grown[at]?.[1]} |`);
