// @vitest-environment node
import { expect, test } from 'vitest';
import { allCovers, coverSvg, drawCover, type Cover } from '../../art/cover.ts';
import { articlesIn } from '../../scripts/new/draft.ts';
import { courses } from '../../src/content/courses/index.ts';
import { coverLists } from '../../src/content/covers/index.ts';
import type { Covers } from '../../src/content/covers/types.ts';
import { events } from '../../src/content/events.ts';
import { internships } from '../../src/content/internships/index.ts';
import { projects } from '../../src/content/projects.ts';
import { services } from '../../src/content/services/index.ts';

const covers = allCovers();
const lists: readonly (readonly [string, Covers])[] = Object.entries(coverLists);
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

test.each([
  ['article', slugs(articlesIn('.'))],
  ['internship', slugs(internships)],
  ['course', slugs(courses)],
  ['event', slugs(events)],
  ['project', slugs(projects)],
  ['service', slugs(services)],
] as const)('every %s has a cover, in the order of the content', (kind, expected) => {
  expect(Object.keys(coverLists[kind])).toEqual(expected);
});

test.each(lists)('%s covers up to three places apart never share layout and palette', (_, list) => {
  const looks = Object.values(list).map(({ layout, palette }) => `${layout} on ${palette}`);
  const repeats = looks.filter((look, index) => looks.slice(index + 1, index + 4).includes(look));
  expect(repeats).toEqual([]);
});

test.each(lists.filter(([kind]) => kind !== 'page'))('adjacent %s covers share neither', (_, list) => {
  const specs = Object.values(list);
  for (const [index, { layout, palette }] of specs.slice(1).entries()) {
    expect(layout).not.toBe(specs[index]?.layout);
    expect(palette).not.toBe(specs[index]?.palette);
  }
});

test('every cover has its own drawing, the same one each time, that a browser can read', () => {
  const drawings = new Map(covers.map((cover) => [cover.id, coverSvg(cover)]));
  expect(new Set(drawings.values()).size).toBe(covers.length);
  for (const cover of allCovers()) expect(coverSvg(cover)).toBe(drawings.get(cover.id));
  const broken = [...drawings].filter(([, svg]) => /NaN|undefined|Infinity/.test(svg));
  expect(broken.map(([id]) => id)).toEqual([]);
});

test('the crop for shared links is tall', () => {
  for (const cover of covers) {
    const { width, height } = drawCover(cover, true).focus;
    expect(height, `of ${cover.id}`).toBeGreaterThan(width);
    expect(width, `of ${cover.id}`).toBeGreaterThan(700);
  }
});

test('an unknown icon is an error that names the entry', () => {
  const [cover] = covers;
  const wrong = { ...cover, spec: { ...cover?.spec, icon: 'graduation-hat' } } as Cover;
  expect(() => coverSvg(wrong)).toThrow(
    /^article-7-key-internship-tips: there is no Phosphor icon 'graduation-hat'/,
  );
});
