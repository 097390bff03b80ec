import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, ArticleText } from '../../schemas/content.ts';
import { authors } from '../../src/content/authors.ts';
import { courses } from '../../src/content/courses/index.ts';
import { internships } from '../../src/content/internships/index.ts';
import { paths } from '../../src/paths.ts';
import { readBody, referencesOf } from './blocks.ts';
import type { Sample } from './fences.ts';
import { highlight } from './highlight.ts';
import { outline, type Outline } from './parse.ts';
import { countWords, minutesFor } from './words.ts';

export const FOLDER = 'src/content/articles';
/** How many words an article may have. */
const LENGTH = { least: 400, most: 1800 };

export interface LibraryArticle {
  article: Article;
  file: string;
  samples: readonly Sample[];
  /** What its page shows; the code is coloured when it is asked for. */
  text: () => Promise<ArticleText>;
}

/** Articles that cannot be published as they are; the message has a line for each mistake. */
export class ArticleError extends Error {
  override name = 'ArticleError';
}

/** Reports a name in a list of the front matter that nothing carries. */
const named = <T extends { slug: string }>(
  { data, report }: Outline,
  field: 'courses' | 'internships',
  all: readonly T[],
) =>
  (data?.[field] ?? []).flatMap((slug) => {
    const found = all.find((one) => one.slug === slug);
    if (!found) report(1, `${field}: there is none called '${slug}' in src/content/${field}/index.ts`);
    return found ?? [];
  });

function twins(outlines: readonly Outline[]): void {
  const seen = new Map<unknown, string>();
  for (const { value, file, report } of outlines) {
    const seo = (value['seo'] ?? {}) as Record<string, unknown>;
    for (const [field, one] of Object.entries({
      id: value['id'],
      title: value['title'],
      'seo.title': seo['title'],
      'seo.description': seo['description'],
    })) {
      const key = `${field} ${String(one)}`;
      if (one && seen.has(key)) report(1, `${field} is taken: ${seen.get(key)} has the same`);
      else seen.set(key, file);
    }
  }
}

function finished(one: Outline, bySlug: ReadonlyMap<string, Outline>, shown: ReadonlySet<string>) {
  const { data, report, slug, source, tree, file } = one;
  const idOf = (other: string) => bySlug.get(other)?.value['id'] as number | undefined;
  const addressOf = (other: string) => {
    const id = idOf(other);
    return id === undefined ? undefined : paths.article(id);
  };
  const { body, samples } = readBody(tree, {
    source,
    report,
    addressOf,
    references: referencesOf(tree, report),
  });
  const words = countWords(body);
  if (words < LENGTH.least || words > LENGTH.most)
    report(1, `the text has ${words} words, it should have ${LENGTH.least} to ${LENGTH.most}`);
  const author = authors.find(({ name }) => name === data?.author);
  if (data && !author) report(1, `author: there is no '${data.author}' in src/content/authors.ts`);
  for (const other of data?.related ?? [])
    if (!bySlug.has(other)) report(1, `related: there is no article ${other}.md`);
  const programmes = [
    ...named(one, 'courses', courses).map(({ id, title }) => ({ title, path: paths.course(id) })),
    ...named(one, 'internships', internships).map(({ id, title }) => ({
      title: `${title} internship`,
      path: paths.internship(id),
    })),
  ];
  if (!data || !author || one.mistakes.length > 0) return undefined;
  const { seo, draft: _draft, related = [], courses: _courses, internships: _internships, ...listed } = data;
  return {
    article: { ...listed, slug, minutes: minutesFor(words) },
    file,
    samples,
    text: async () => ({
      body: await highlight(body),
      words,
      seo,
      author,
      related: related.filter((other) => shown.has(other)).flatMap((other) => idOf(other) ?? []),
      programmes,
    }),
  } satisfies LibraryArticle;
}

interface Options {
  /** As `YYYY-MM-DD`: what is dated later is not published yet. */
  today?: string;
  /** Reads drafts and articles of the future too. */
  drafts?: boolean;
  /** Takes the mistakes in drafts, which are left out then; without it they are mistakes like others. */
  warn?: (mistakes: string) => void;
}

/**
 * The articles of a folder of Markdown files, by id.
 * @throws ArticleError with every mistake in them
 */
export function readLibrary(
  folder = FOLDER,
  { today = new Date().toISOString().slice(0, 10), drafts = false, warn }: Options = {},
): LibraryArticle[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const outlines = files.map((file) =>
    outline(`${folder}/${file}`, readFileSync(join(folder, file), 'utf8')),
  );
  const bySlug = new Map(outlines.map((one) => [one.slug, one]));
  const isDraft = ({ value }: Outline) => value['draft'] === true;
  const isShown = (one: Outline) => drafts || (!isDraft(one) && (!one.data || one.data.published <= today));
  const shown = new Set(outlines.filter(isShown).map(({ slug }) => slug));
  twins(outlines);
  // What is dated in the future is checked now: a build that nobody watches will publish it.
  const kept = outlines.filter((one) => drafts || !isDraft(one));
  const read = kept.map((one) => ({ one, article: finished(one, bySlug, shown) }));
  const mistakes = kept.flatMap((one) => {
    if (!warn || !isDraft(one)) return one.mistakes;
    if (one.mistakes.length > 0) warn(one.mistakes.join('\n'));
    return [];
  });
  if (mistakes.length > 0) throw new ArticleError(mistakes.join('\n'));
  return read
    .flatMap(({ one, article }) => (article && shown.has(one.slug) ? article : []))
    .toSorted((a, b) => a.article.id - b.article.id);
}
