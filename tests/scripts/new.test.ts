// @vitest-environment node
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { courseDetailSchema, type CourseDetail } from '../../schemas/content';
import { readLibrary } from '../../scripts/articles/library';
import { articlesIn, draftPage } from '../../scripts/new/draft';
import { templates } from '../../scripts/new/templates';
import { company } from '../../src/content/company';
import { courses } from '../../src/content/courses';
import { layoutNames, paletteNames, type Covers } from '../../src/content/covers/types';
import { contentMistakes } from '../helpers/content';
import { temporaryFolder } from '../helpers/temporaryFolder';

const TODAY = '2026-11-21';

/** A copy of what the command reads and writes. */
let root = '';
beforeEach(() => {
  root = temporaryFolder();
  const config = ['paths.ts', 'company.json'].map((file) => `src/config/${file}`);
  for (const part of ['src/content', ...config, 'schemas', '.prettierrc.json', 'package.json'])
    cpSync(part, join(root, part), { recursive: true });
});

/** A module as it is now; the command has loaded it as it was. */
const load = async <T>(file: string) =>
  (await import(`${pathToFileURL(join(root, file)).href}?drafted`)) as T;

test('an article becomes a draft with the next id and a cover', async () => {
  const last = Math.max(...articlesIn(root).map(({ id }) => id));
  const { files } = await draftPage(root, 'article', "Don't panic", TODAY);
  expect(files).toEqual([
    'new       src/content/articles/dont-panic.md',
    'extended  src/content/covers/articles.ts',
  ]);
  expect(articlesIn(root).at(-1)).toEqual({ id: last + 1, slug: 'dont-panic', title: "Don't panic" });
  const { articleCovers } = await load<{ articleCovers: object }>('src/content/covers/articles.ts');
  expect(Object.keys(articleCovers).at(-1)).toBe('dont-panic');
});

test('a draft is left out, and the check names its first empty text', async () => {
  await draftPage(root, 'article', "Don't panic", TODAY);
  const folder = join(root, 'src/content/articles');
  expect(readLibrary(folder).map(({ article }) => article.slug)).not.toContain('dont-panic');
  const check = () => readLibrary(folder, { drafts: true });
  expect(check).toThrow(`${folder}/dont-panic.md:4: excerpt must not be empty`);
});

test('an article that has no id yet does not keep the next one from its own', async () => {
  const last = Math.max(...articlesIn(root).map(({ id }) => id));
  writeFileSync(join(root, 'src/content/articles/half-written.md'), '---\ntitle: Half written\n---\n');
  await draftPage(root, 'article', "Don't panic", TODAY);
  expect(articlesIn(root).at(-1)?.id).toBe(last + 1);
});

test('an article never gets the id of the “not found” page', async () => {
  writeFileSync(join(root, 'src/content/articles/many.md'), '---\nid: 403\ntitle: Many\n---\n');
  const { id } = await draftPage(root, 'article', "Don't panic", TODAY);
  expect(id).toBe(405);
});

test('the first article joins an empty list of covers, as Prettier writes it', async () => {
  const covers = join(root, 'src/content/covers/articles.ts');
  writeFileSync(covers, 'export const articleCovers = {} as const;\n');
  await draftPage(root, 'article', "Don't panic", TODAY);
  const { articleCovers } = await load<{ articleCovers: object }>('src/content/covers/articles.ts');
  expect(Object.keys(articleCovers)).toEqual(['dont-panic']);
});

test('a course joins the lists, and the schemas name each empty text', async () => {
  const title = 'Rust `and` ${more}';
  const { id, slug } = await draftPage(root, 'course', title, TODAY);
  expect(slug).toBe('rust-and-more');
  const index = await load<{ courses: object[] }>('src/content/courses/index.ts');
  expect(index.courses.at(-1)).toMatchObject({ id, slug, title });
  expect(index.courses).toHaveLength(id);
  type Loaders = Record<number, () => Promise<{ detail: CourseDetail }>>;
  const { loadCourse } = await load<{ loadCourse: Loaders }>('src/content/courses/details.ts');
  const detail = (await loadCourse[id]?.())?.detail;
  expect(detail).toMatchObject({ seo: { title: `${title} | ${company.name}` } });
  const mistakes = contentMistakes(`${slug}.ts`, courseDetailSchema, detail, 'detail');
  for (const field of ['level', 'careers[3].icon', 'seo.description'])
    expect(mistakes).toContain(`${slug}.ts: detail.${field} must not be empty`);
});

test.each(['article', 'course'] as const)(
  'the cover of a new %s has neither the layout nor the palette of the three before it',
  async (kind) => {
    await draftPage(root, kind, 'Rust for back ends', TODAY);
    const lists = await load<Record<string, Covers>>(`src/content/covers/${kind}s.ts`);
    const [drafted, ...before] = Object.values(lists[`${kind}Covers`] ?? {}).toReversed();
    const last = before.slice(0, 3);
    expect(last.map(({ layout }) => layout)).not.toContain(drafted?.layout);
    expect(last.map(({ palette }) => palette)).not.toContain(drafted?.palette);
  },
);

test('a cover has a layout and a palette, even if the last covers have them all', () => {
  const lastCovers = layoutNames.flatMap((layout) => paletteNames.map((palette) => ({ layout, palette })));
  const draft = { id: 7, slug: 'rust', title: 'Rust', today: TODAY, lastCovers };
  const cover = templates.article(draft).entries[0]?.code;
  expect(cover).toContain('"layout":"');
  expect(cover).toContain('"palette":"');
});

test('a second course of one name is refused, and nothing changes', async () => {
  const index = () => readFileSync(join(root, 'src/content/courses/index.ts'), 'utf8');
  const before = index();
  const [last = expect.fail('There is no course.')] = courses.slice(-1);
  const shouted = last.title.toUpperCase();
  await expect(draftPage(root, 'course', shouted, TODAY)).rejects.toThrow(
    `'${shouted}' is taken by course ${last.id}, '${last.title}'`,
  );
  expect(index()).toBe(before);
});

test.each(['Index', 'Details'])(
  'a course called %s never overwrites the file of that name',
  async (title) => {
    const file = join(root, `src/content/courses/${title.toLowerCase()}.ts`);
    const before = readFileSync(file, 'utf8');
    await expect(draftPage(root, 'course', title, TODAY)).rejects.toThrow(
      `There is already a file src/content/courses/${title.toLowerCase()}.ts.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
  },
);
