// @vitest-environment node
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { courseDetailSchema } from '../../schemas/content';
import { readLibrary } from '../../scripts/articles/library';
import { nextLook } from '../../scripts/new/cover';
import { draftPage } from '../../scripts/new/draft';
import { addEntry } from '../../scripts/new/edit';
import { holdingsOf, type Look } from '../../scripts/new/holdings';
import { Refusal } from '../../scripts/new/refusal';
import { parseRequest, USAGE } from '../../scripts/new/request';
import { company } from '../../src/content/company';
import { coverLists } from '../../src/content/covers';
import { contentMistakes } from '../helpers/content';

const asked = (...words: string[]) => {
  const request = parseRequest(words);
  if (!request) throw new Error('This asks for help.');
  return request;
};

describe('what may be asked for', () => {
  test('a title becomes a slug of plain words', () => {
    expect(asked('article', "  What's  UI/UX & why Café? ")).toEqual({
      kind: 'article',
      title: "What's UI/UX & why Café?",
      slug: 'whats-ui-ux-and-why-cafe',
    });
  });

  test('a title without quotation marks is taken whole', () => {
    expect(asked('course', 'Rust', 'for', 'back', 'ends').title).toBe('Rust for back ends');
  });

  test('80 characters are a title', () => {
    expect(asked('article', 'x'.repeat(80)).title).toHaveLength(80);
  });

  test.each([
    ['nothing', [], 'Say what to draft. It should be one of: article, course.'],
    ['an unknown kind', ['page', 'A title'], "There is no kind of content called 'page'."],
    ['no title', ['course'], 'The title is empty.'],
    ['an empty title', ['article', '  '], 'The title is empty.'],
    ['90 characters', ['course', 'x'.repeat(90)], 'The title has 90 characters; at most 80 fit on its card.'],
    ['no letter for a file name', ['article', '???'], "No file name can be made from '???'."],
    ['an option', ['article', '--force'], 'There is no option --force.'],
  ])('%s is refused with a reason', (_, words, reason) => {
    expect(() => parseRequest(words)).toThrow(Refusal);
    expect(() => parseRequest(words)).toThrow(reason);
  });

  test('help is given where it is asked for', () => {
    expect(parseRequest(['--help'])).toBeUndefined();
    expect(USAGE).toContain('npm run new -- article');
  });
});

describe('adding to a list in a file', () => {
  test.each([
    ['a list', 'const list: X[] = [\n  1,\n];\n', 'const list: X[] = [\n  1,\n2,\n];\n'],
    ['a list without a last comma', 'const list = [1]', 'const list = [1,\n2,\n]'],
    ['an empty list', 'const list = [];', 'const list = [\n2,\n];'],
    [
      'a typed record',
      'const list = { a: 1 } as const satisfies X;',
      '{ a: 1, \n2,\n} as const satisfies X;',
    ],
    ['a list that ends in a comment', 'const list = [\n  1, // ]\n];', '[\n  1, // ]\n2,\n];'],
    ['a list behind another', 'const other = [0];\nexport const list = [1];', 'const list = [1,\n2,\n];'],
  ])('%s gets its entry before the closing bracket', (_, before, after) => {
    expect(addEntry('file.ts', before, 'list', '2')).toContain(after);
  });

  test('a list that is not there is named with its file', () => {
    expect(() => addEntry('file.ts', 'const other = [1];', 'list', '2')).toThrow(
      "file.ts has no list called 'list' to add to.",
    );
  });
});

test('a draft’s cover is set off from those before it, however long the list grows', () => {
  const covers: Look[] = Object.values(coverLists.article).map(({ layout, palette }) => ({
    layout,
    palette,
  }));
  for (let count = 0; count < 40; count += 1) {
    const next = nextLook(covers);
    expect([next.layout, next.palette]).not.toContain(covers.at(-1)?.layout);
    expect(next.palette).not.toBe(covers.at(-1)?.palette);
    expect(covers.slice(-3)).not.toContainEqual(next);
    covers.push(next);
  }
});

// Each draft loads the content twice, in processes of their own: on a busy machine that takes its time.
describe('a drafted page', { timeout: 60_000 }, () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'drafts-'));
    for (const part of ['src/content', 'src/paths.ts', 'schemas', '.prettierrc.json', 'package.json'])
      cpSync(part, join(root, part), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const contents = () =>
    readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|md)$/.test(file))
      .map((file) => [file, read(`src/content/${file}`)]);
  const exportsOf = (file: string) =>
    import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>;

  test('an article is a draft with the next id and a picture', async () => {
    const last = Math.max(...holdingsOf(root, 'article').entries.map(({ id }) => id));
    const report = await draftPage(root, asked('article', "Don't panic"), '2026-11-21');
    const { entries, covers } = holdingsOf(root, 'article');
    expect(entries.at(-1)).toEqual({ id: last + 1, slug: 'dont-panic', title: "Don't panic" });
    expect(Object.keys(covers).at(-1)).toBe('dont-panic');
    expect(report).toContain('src/content/articles/dont-panic.md');
    expect(report).toContain('npm run check-articles');
  });

  test('a drafted article is not published, and the check names each text to write', async () => {
    await draftPage(root, asked('article', 'A new one'), '2026-11-21');
    const folder = join(root, 'src/content/articles');
    const slugs = readLibrary(folder).map(({ article }) => article.slug);
    expect(slugs).not.toContain('a-new-one');
    const check = () => readLibrary(folder, { drafts: true });
    expect(check).toThrow(`${folder}/a-new-one.md:4: excerpt must not be empty`);
    expect(check).toThrow(`${folder}/a-new-one.md:13: seo.keywords[2] must not be empty`);
    expect(check).toThrow('the text has 13 words, it should have 400 to 1800');
  });

  test('a course stands last in the lists and is refused by the schemas until it is written', async () => {
    const last = Math.max(...holdingsOf(root, 'course').entries.map(({ id }) => id));
    await draftPage(root, asked('course', 'Rust `and` ${more}'), '2026-11-21');
    const { entries, loads, covers } = holdingsOf(root, 'course');
    expect(entries.at(-1)).toEqual({ id: last + 1, slug: 'rust-and-more', title: 'Rust `and` ${more}' });
    expect(loads).toContain(last + 1);
    expect(Object.keys(covers).at(-1)).toBe('rust-and-more');
    const file = 'src/content/courses/rust-and-more.ts';
    const { detail } = await exportsOf(file);
    expect(detail).toMatchObject({ seo: { title: `Rust \`and\` \${more} | ${company.name}` } });
    const mistakes = contentMistakes(file, courseDetailSchema, detail, 'detail');
    for (const field of ['subtitle', 'review', 'careers[3].icon', 'features.points[2]', 'seo.description'])
      expect(mistakes).toContain(`${file}: detail.${field} must not be empty`);
    expect(mistakes.join('\n')).toContain(`${file}: detail.level must be 'Intermediate Level' or`);
  });

  test.each([
    [
      'a title that is taken',
      'article',
      '7 key internship tips',
      "'7 key internship tips' is taken: article 1 is",
    ],
    [
      'the title of an entry with another slug',
      'course',
      'ui/ux DESIGN',
      "'ui/ux DESIGN' is taken: course 5 is 'UI/UX Design'",
    ],
  ] as const)('%s is refused and leaves every file as it was', async (_, kind, title, reason) => {
    const before = contents();
    await expect(draftPage(root, asked(kind, title), '2026-11-21')).rejects.toThrow(reason);
    expect(contents()).toEqual(before);
  });

  test('when the lists do not lead to the new page, every file is put back', async () => {
    const index = join(root, 'src/content/courses/index.ts');
    writeFileSync(index, `${read('src/content/courses/index.ts')}courses.pop();\n`);
    const before = contents();
    await expect(draftPage(root, asked('course', 'Rust'), '2026-11-21')).rejects.toThrow(
      'The new course is not found in the content lists.\nNothing was changed.',
    );
    expect(contents()).toEqual(before);
  });

  test('content that does not load is named before anything is written', async () => {
    writeFileSync(join(root, 'src/content/courses/devops.ts'), 'export const detail = {;\n');
    await expect(draftPage(root, asked('course', 'Rust'), '2026-11-21')).rejects.toThrow(
      /do not load:[^]*devops\.ts/,
    );
  });
});
