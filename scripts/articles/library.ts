import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleSchema, type Article, type ArticleText, type Block } from '../../schemas/content.ts';
import { paths } from '../../src/config/paths.ts';
import { authors } from '../../src/content/authors.ts';
import { courses } from '../../src/content/courses/index.ts';
import { articleCovers } from '../../src/content/covers/articles.generated.ts';
import { internships } from '../../src/content/internships/index.ts';
import { isOffered } from '../../src/content/offered.ts';
import { readBody } from './blocks.ts';
import { countWords } from './countWords.ts';
import type { Sample } from './fences.ts';
import { highlight } from './highlight.ts';
import { leftOutOf, reportLaterDates, reportLateYears, reportTwins } from './libraryMistakes.ts';
import { outline, type Outline } from './outline.ts';
import { withPictures } from './pictures.ts';

export const FOLDER = 'src/content/articles';
/** In words. */
const LENGTH = { least: 400, most: 1800 };
const WORDS_A_MINUTE = 200;

const covers: Readonly<Record<string, Article['cover']>> = articleCovers;

export interface LibraryArticle {
  article: Article;
  file: string;
  samples: readonly Sample[];
  text: () => Promise<ArticleText>;
}

/** The entries of a list that a field of the front matter names. Reports unknown names. */
const namedIn = <T extends { slug: string }>(
  { data, report, lineAt }: Outline,
  field: 'related' | 'courses' | 'internships',
  all: readonly T[],
) =>
  (data?.[field] ?? []).flatMap((slug, index) => {
    const found = all.find((one) => one.slug === slug);
    const place = field === 'related' ? FOLDER : `src/content/${field}/index.ts`;
    if (!found) report(lineAt([field, index]), `${field}: '${slug}' is not in ${place}`);
    return found ?? [];
  });

function toArticle(one: Outline, all: readonly Outline[], shown: ReadonlySet<string>, today: string) {
  const { data, report, lineAt, slug, file } = one;
  const { body, samples } = readBody(one, (name) => {
    const pathOf = ({ value }: Outline) => paths.article(Number(value['id']));
    const found = all.find((each) => each.slug === name || pathOf(each) === name);
    return found && { path: pathOf(found), tree: found.tree, isShown: shown.has(found.slug) };
  });
  const words = countWords(body);
  if (words < LENGTH.least || words > LENGTH.most)
    report(1, `the text has ${words} words, it should have ${LENGTH.least} to ${LENGTH.most}`);
  reportLateYears(one);
  reportLaterDates(one, today);
  const author = authors.find(({ name }) => name === data?.author);
  if (data && !author)
    report(lineAt(['author']), `author: '${data.author}' is not in src/content/authors.ts`);
  const named = namedIn(one, 'related', all);
  const programmes = [
    ...namedIn(one, 'courses', courses).map(({ id, title }) => ({ title, path: paths.course(id) })),
    ...namedIn(one, 'internships', internships).map(({ id, title }) => ({
      title: `${title} (internship)`,
      path: paths.internship(id),
    })),
  ].filter(({ path }) => isOffered(path));
  if (!data || !author || one.mistakes.length > 0) return undefined;
  const minutes = Math.ceil(words / WORDS_A_MINUTE);
  const article = articleSchema.parse({ ...data, slug, minutes, cover: covers[`article-${slug}`] });
  const related = named.filter((other) => shown.has(other.slug)).map(({ value }) => Number(value['id']));
  let finished: Promise<Block[]> | undefined;
  const text = async () => ({
    body: await (finished ??= withPictures(body, file).then(highlight)),
    words,
    corrections: data.corrections ?? [],
    seo: data.seo,
    author,
    related,
    programmes,
  });
  return { article, file, samples, text } satisfies LibraryArticle;
}

interface Options {
  /** As `YYYY-MM-DD`. Articles with a later date are left out. */
  today?: string;
  /** Includes drafts and articles with a later date. */
  drafts?: boolean;
  /** Receives a line for each article that is left out until its date, and its slug. */
  tell?: (line: string, slug: string) => void;
  /** Receives the mistakes in drafts, and leaves those drafts out. Without it such mistakes throw. */
  warn?: (mistakes: string) => void;
  /** Receives all other mistakes, and leaves those articles out. Without it they throw. */
  fail?: (mistakes: readonly string[]) => void;
}

const failAtOnce = (mistakes: readonly string[]): never => {
  throw new Error(mistakes.join('\n'));
};

/**
 * Reads the articles of a folder of Markdown files, sorted by id.
 * @throws Error with a line for each mistake
 */
export function readLibrary(
  folder = FOLDER,
  // The Swedish format of a date is the ISO format; this is the date in the author's time zone, as `npm run new` writes it.
  {
    today = new Date().toLocaleDateString('sv'),
    drafts = false,
    tell,
    warn,
    fail = failAtOnce,
  }: Options = {},
): LibraryArticle[] {
  const leftOut = leftOutOf(folder);
  if (leftOut.length > 0) fail(leftOut);
  const outlines = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => outline(`${folder}/${file}`, readFileSync(join(folder, file), 'utf8')));
  const isDraft = ({ value }: Outline) => value['draft'] === true;
  // Articles with a later date are checked now, because a scheduled build publishes them.
  const kept = outlines.filter((one) => drafts || !isDraft(one));
  const isShown = ({ data }: Outline) => drafts || !data || data.published <= today;
  for (const { file, slug, data } of kept.filter((one) => !isShown(one)))
    tell?.(`${file} is dated ${data?.published} and is left out until then.`, slug);
  const shown = new Set(kept.filter(isShown).map(({ slug }) => slug));
  // Drafts last: of two articles with one name the draft has to change, and it does not stop the build.
  reportTwins(outlines.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b))));
  const articles = kept.map((one) => toArticle(one, outlines, shown, today));
  const isWarned = (one: Outline) => warn && isDraft(one);
  for (const { mistakes } of kept.filter(isWarned)) if (mistakes.length > 0) warn?.(mistakes.join('\n'));
  const mistakes = kept.filter((one) => !isWarned(one)).flatMap((one) => one.mistakes);
  if (mistakes.length > 0) fail(mistakes);
  return articles
    .flatMap((one) => (one && shown.has(one.article.slug) ? one : []))
    .toSorted((a, b) => a.article.id - b.article.id);
}

/** What a process has read. It reads the articles once, because thousands take a minute. */
let published: { articles: readonly LibraryArticle[]; later: ReadonlyMap<string, string> } | undefined;
function readPublished() {
  if (published) return published;
  const later = new Map<string, string>();
  const articles = readLibrary(FOLDER, { tell: (line, slug) => void later.set(slug, line) });
  published = { articles, later };
  return published;
}

export const publishedLibrary = (): readonly LibraryArticle[] => readPublished().articles;
/** A line for each article that is left out until its date. */
export const laterArticles = (): readonly string[] => [...readPublished().later.values()];
/** The slugs of the articles that are no drafts, also of those with a later date. */
export const finishedSlugs = (): readonly string[] => [
  ...publishedLibrary().map(({ article }) => article.slug),
  ...readPublished().later.keys(),
];
