/** Mistakes that one article does not show by itself: later years and dates, twins, files that are not read. */
import { readdirSync } from 'node:fs';
import type { Outline } from './outline.ts';

/** No article names a year this far ahead. A larger number, such as 2048 MB, is not a year. */
const FARTHEST = 15;

/** An article may not cite what happened after its own year. A forecast, such as 'by 2030', may. */
export function reportLateYears({ data, source, report, lineAt }: Outline): void {
  if (!data) return;
  const { published, updated = published } = data;
  const own = Number(updated.slice(0, 4));
  for (const { 0: year, index } of source.matchAll(
    /(?<!\bby\s[*_]*|(?:\p{Sc}|\bRs\.?)\s?|^id: )\b(?:19|20)\d\d\b/gimu,
  ))
    if (Number(year) > own && Number(year) <= own + FARTHEST)
      report(
        source.slice(0, index).split('\n').length,
        `${year} is later than the article, which is of ${updated}. If the text was checked later, write that day as 'updated:'. If it is a forecast, write 'by' before the year. If it is a number, write ${year.replace(/^./, '$&,')}.`,
      );
  if (updated < published)
    report(lineAt(['updated']), `updated: ${updated} is before published: ${published}`);
}

/** In ms. An author east of the machine that builds may already have the next day. */
const DAY = 24 * 3_600_000;

/** An update or a correction may not have a future date, unless it is that of the article itself. */
export function reportLaterDates({ data, report, lineAt }: Outline, today: string): void {
  if (!data) return;
  const { published, updated, corrections = [] } = data;
  const latest = published > today ? published : today;
  const reportLater = (field: string, place: (string | number)[], date: string) => {
    if (Date.parse(date) > Date.parse(latest) + DAY)
      report(lineAt(place), `${field}: ${date} is later than ${latest}`);
  };
  if (updated) reportLater('updated', ['updated'], updated);
  for (const [index, { date }] of corrections.entries())
    reportLater('the date of a correction', ['corrections', index, 'date'], date);
}

/** Articles share no id, title or text for search engines. The later ones of the list are reported. */
export function reportTwins(outlines: readonly Outline[]): void {
  const seen = new Map<string, string>();
  for (const { value, file, report, lineAt } of outlines) {
    const seo = (value['seo'] ?? {}) as Record<string, unknown>;
    const inSeo = { 'seo.title': seo['title'], 'seo.description': seo['description'] };
    for (const [field, one] of Object.entries({ id: value['id'], title: value['title'], ...inSeo })) {
      const key = `${field} ${String(one)}`;
      if (one && seen.has(key))
        report(lineAt(field.split('.')), `${field} is taken: ${seen.get(key)} has the same`);
      else seen.set(key, file);
    }
  }
}

/** A message for each file of the folder that looks like an article and is not read. */
export const leftOutOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return readdirSync(path)
        .filter((name) => /\.mdx?$/i.test(name))
        .map((name) => `${path}/${name} is not read. Move it to ${path}.md, and its pictures next to it.`);
    const [, name, ending = ''] = /^(.+)\.(mdx|markdown|md|txt|docx?|odt|rtf)$/i.exec(entry.name) ?? [];
    if (!name || ending === 'md') return [];
    // Windows hides the last ending, and Notepad adds one: post.md.txt.
    const slug = name.replace(/\.(?:md|markdown)$/i, '');
    return /^(?:docx?|odt|rtf)$/i.test(ending)
      ? `${path} is not read. docs/howto/from-word-or-google-docs.md says how it becomes ${slug}.md.`
      : `${path} is not read. Name it ${slug}.md.`;
  });
