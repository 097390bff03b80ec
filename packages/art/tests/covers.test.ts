// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDER, readLibrary } from '../../../scripts/articles/library.ts';
import { courses } from '../../../src/content/courses/index.ts';
import { coverLists } from '../../../src/content/covers/index.ts';
import type { Covers } from '../../../src/content/covers/types.ts';
import { events } from '../../../src/content/events.ts';
import { internships } from '../../../src/content/internships/index.ts';
import { projects } from '../../../src/content/projects.ts';
import { services } from '../../../src/content/services/index.ts';
import { allCovers, coverSvg } from '../cover.ts';

const covers = allCovers();
const lists: readonly (readonly [string, Covers])[] = Object.entries(coverLists);
const articleCovers: Covers = coverLists.article;
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

test('every published article has a cover, in the order of the content', () => {
  const published = slugs(readLibrary().map(({ article }) => article));
  expect(Object.keys(articleCovers).filter((slug) => published.includes(slug))).toEqual(published);
});

test('every cover of an article, also of a draft, has its file', () => {
  expect(Object.keys(articleCovers).filter((slug) => !existsSync(`${FOLDER}/${slug}.md`))).toEqual([]);
});

test.each([
  ['internship', slugs(internships)],
  ['course', slugs(courses)],
  ['event', slugs(events)],
  ['project', slugs(projects)],
  ['service', slugs(services)],
] as const)('every %s has a cover, in the order of the content', (kind, expected) => {
  expect(Object.keys(coverLists[kind]), `src/content/covers/${kind}s.ts`).toEqual(expected);
});

test.each(lists)('%s covers near each other do not look the same', (kind, list) => {
  const specs = Object.values(list);
  const looks = specs.map(({ layout, palette }) => `${layout} on ${palette}`);
  expect(looks.filter((look, index) => looks.slice(index + 1, index + 4).includes(look))).toEqual([]);
  const neighbours = specs.slice(1).map((spec, index) => [spec, specs[index]] as const);
  const alike = neighbours.filter(
    ([one, other]) => one.layout === other?.layout || one.palette === other?.palette,
  );
  expect(kind === 'page' ? [] : alike).toEqual([]);
});

test('every cover has its own drawing, the same one each time, that a browser can read', () => {
  const drawings = new Map(covers.map((cover) => [cover.id, coverSvg(cover)]));
  expect(new Set(drawings.values()).size).toBe(covers.length);
  for (const cover of allCovers()) expect(coverSvg(cover)).toBe(drawings.get(cover.id));
  const broken = [...drawings].filter(([, svg]) => /NaN|undefined|Infinity/.test(svg));
  expect(broken.map(([id]) => id)).toEqual([]);
});
