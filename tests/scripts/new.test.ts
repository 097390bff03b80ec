// @vitest-environment node
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { courseDetailSchema, type CourseDetail } from '../../schemas/content';
import { readLibrary } from '../../scripts/articles/library';
import { addEntry, articlesIn, draftPage, slugOf } from '../../scripts/new/draft';
import { company } from '../../src/content/company';
import { contentMistakes } from '../helpers/content';

const TODAY = '2026-11-21';

let root = '';

const contents = () =>
  readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|md)$/.test(file))
    .map((file) => [file, readFileSync(join(root, 'src/content', file), 'utf8')]);
/** A module as it is now; the command has loaded it as it was. */
const load = async <T>(file: string) =>
  (await import(`${pathToFileURL(join(root, file)).href}?drafted`)) as T;

describe('in a copy of the project', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'drafts-'));
    for (const part of [
      'src/content',
      'src/config/paths.ts',
      'src/config/company.json',
      'schemas',
      '.prettierrc.json',
      'package.json',
    ])
      cpSync(part, join(root, part), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

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

  test('a drafted article is not published, and the check names each empty text', async () => {
    await draftPage(root, 'article', 'A new one', TODAY);
    const folder = join(root, 'src/content/articles');
    expect(readLibrary(folder).map(({ article }) => article.slug)).not.toContain('a-new-one');
    const check = () => readLibrary(folder, { drafts: true });
    expect(check).toThrow(`${folder}/a-new-one.md:4: excerpt must not be empty`);
    expect(check).toThrow(`${folder}/a-new-one.md:13: seo.keywords[2] must not be empty`);
    expect(check).toThrow('the text has 13 words, it should have 400 to 1800');
  });

  test('a course joins the lists, and the schemas name each empty text', async () => {
    const title = 'Rust `and` ${more}';
    const { id, slug } = await draftPage(root, 'course', title, TODAY);
    expect(slug).toBe('rust-and-more');
    const index = await load<{ courses: object[] }>('src/content/courses/index.ts');
    expect(index.courses.at(-1)).toMatchObject({ id, slug, title });
    expect(index.courses).toHaveLength(id);
    const file = `src/content/courses/${slug}.ts`;
    const { loadCourse } = await load<{
      loadCourse: Record<number, () => Promise<{ detail: CourseDetail }>>;
    }>('src/content/courses/details.ts');
    const detail = (await loadCourse[id]?.())?.detail;
    expect(detail).toMatchObject({ seo: { title: `${title} | ${company.name}` } });
    const mistakes = contentMistakes(file, courseDetailSchema, detail, 'detail');
    for (const field of ['subtitle', 'review', 'careers[3].icon', 'features.points[2]', 'seo.description'])
      expect(mistakes).toContain(`${file}: detail.${field} must not be empty`);
    const { courseCovers } = await load<{ courseCovers: object }>('src/content/covers/courses.ts');
    expect(Object.keys(courseCovers).at(-1)).toBe(slug);
  });

  test.each([
    ['article', '7 key internship tips', "'7 key internship tips' is taken by article 1"],
    ['course', 'ui/ux DESIGN', "'ui/ux DESIGN' is taken by course 5, 'UI/UX Design'"],
  ] as const)('refuses a second %s called %s and changes nothing', async (kind, title, reason) => {
    const before = contents();
    await expect(draftPage(root, kind, title, TODAY)).rejects.toThrow(reason);
    expect(contents()).toEqual(before);
  });
});

test('makes a slug from a title', () => {
  expect(slugOf("What's UI/UX & why Café?")).toBe('whats-ui-ux-and-why-cafe');
});

test.each([
  ['a list', 'export const list: X[] = [\n  1,\n];\n', 'export const list: X[] = [\n  1,\n2,\n];\n'],
  ['a record', 'const list = {\n  a: 1,\n} as const;\n', 'const list = {\n  a: 1,\n2,\n} as const;\n'],
])('adds an entry at the end of %s', (_, before, after) => {
  const other = 'const other = [\n  0,\n];\n';
  expect(addEntry('file.ts', other + before + other, 'list', '2')).toBe(other + after + other);
});

test('names the file that lacks the list', () => {
  expect(() => addEntry('file.ts', 'const other = [\n];', 'list', '2')).toThrow('file.ts has no list');
});
