// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { coverSvg, type Cover } from '../../scripts/art/cover.ts';
import { allCovers, listCovers } from '../../scripts/art/covers.ts';
import { articlesIn } from '../../scripts/new/articlesIn.ts';
import { courses } from '../../src/content/courses/index.ts';
import { coverLists } from '../../src/content/covers/index.ts';
import { figureNames, layoutNames, paletteNames } from '../../src/content/covers/types.ts';
import type { Covers, CoverSpec } from '../../src/content/covers/types.ts';
import { events } from '../../src/content/events.ts';
import { internships } from '../../src/content/internships/index.ts';
import { projects } from '../../src/content/projects.ts';
import { services } from '../../src/content/services/index.ts';

const covers = allCovers();
const drawings = new Map(covers.map((cover) => [cover.id, coverSvg(cover)]));
const lists: readonly (readonly [string, Covers])[] = Object.entries(coverLists);
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
const look = ({ layout, palette }: CoverSpec) => `${layout} on ${palette}`;

const find = (id: string): Cover => {
  const cover = covers.find((candidate) => candidate.id === id);
  if (!cover) throw new Error(`No cover ${id}`);
  return cover;
};

describe('the list of covers', () => {
  test.each([
    ['article', slugs(articlesIn('.'))],
    ['internship', slugs(internships)],
    ['course', slugs(courses)],
    ['event', slugs(events)],
    ['project', slugs(projects)],
    ['service', slugs(services)],
  ] as const)('has one %s cover for every entry of the content, in its order', (kind, expected) => {
    expect(Object.keys(coverLists[kind])).toEqual(expected);
  });

  test('has at least the counts that the site began with', () => {
    const { article, internship, course, event, project, service } = coverLists;
    const counts = [article, internship, course, event, project, service].map(
      (list) => Object.keys(list).length,
    );
    for (const [index, least] of [27, 13, 8, 7, 4, 9].entries())
      expect(counts[index]).toBeGreaterThanOrEqual(least);
  });

  test('has a picture for each page that shows one', () => {
    expect(Object.keys(coverLists.page)).toEqual(
      expect.arrayContaining(
        'home about works blogs contact internships internship-list courses course-list campus'.split(' '),
      ),
    );
  });
});

describe('neighbours in a list', () => {
  test.each(lists)('%s covers up to three places apart never share layout and palette', (_, list) => {
    const looks = Object.values(list).map(look);
    const repeats = looks.flatMap((own, index) =>
      looks.slice(index + 1, index + 4).filter((other) => other === own),
    );
    expect(repeats).toEqual([]);
  });

  test.each(lists.filter(([kind]) => kind !== 'page'))('%s covers side by side share neither', (_, list) => {
    const specs: readonly CoverSpec[] = Object.values(list);
    const alike = specs.slice(1).filter((spec, index) => {
      const before = specs[index];
      return spec.layout === before?.layout || spec.palette === before?.palette;
    });
    expect(alike.map(look)).toEqual([]);
  });

  test('scenes of a list look left and right by turns', () => {
    const flips = listCovers('article', coverLists.article).flatMap(({ spec, flip }) =>
      spec.layout === 'scene' ? [flip] : [],
    );
    expect(flips.length).toBeGreaterThan(4);
    expect(flips).toEqual(flips.map((_, index) => index % 2 === 1));
  });
});

describe('drawing', () => {
  test('gives every cover a picture of its own', () => {
    expect(new Set(drawings.values()).size).toBe(covers.length);
  });

  test('gives the same picture for the same slug and description', () => {
    const again = allCovers().map((cover) => [cover.id, coverSvg(cover)]);
    expect(again).toEqual([...drawings]);
  });

  test('gives another picture for another slug', () => {
    const cover = find('article-edtech-after-the-funding-drop');
    expect(coverSvg({ ...cover, id: 'article-another' })).not.toBe(coverSvg(cover));
  });

  test('writes only numbers that a browser can read', () => {
    const broken = [...drawings].filter(([, svg]) => /NaN|undefined|Infinity/.test(svg));
    expect(broken.map(([id]) => id)).toEqual([]);
  });

  test('uses every layout, every palette and every person somewhere', () => {
    const specs: readonly CoverSpec[] = covers.map(({ spec }) => spec);
    expect(new Set(specs.map(({ layout }) => layout))).toEqual(new Set(layoutNames));
    expect(new Set(specs.map(({ palette }) => palette))).toEqual(new Set(paletteNames));
    const people = specs.flatMap((spec) => (spec.layout === 'scene' ? spec.figures : []));
    expect(new Set(people)).toEqual(new Set(figureNames));
  });

  test('stops at an icon that does not exist, naming the entry and near names', () => {
    const cover = find('course-web-development');
    const wrong: Cover = { ...cover, spec: { ...cover.spec, icon: 'graduation-hat' } };
    expect(() => coverSvg(wrong)).toThrow(
      /^course-web-development: there is no Phosphor icon 'graduation-hat'\. Near: .*graduation-cap/,
    );
  });
});
