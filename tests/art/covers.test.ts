// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { allCovers, coverSvg, drawCover, listCovers, type Cover } from '../../art/cover.ts';
import { articlesIn } from '../../scripts/new/draft.ts';
import { courses } from '../../src/content/courses/index.ts';
import { coverLists } from '../../src/content/covers/index.ts';
import {
  figureNames,
  layoutNames,
  paletteNames,
  panelNames,
  type Covers,
  type CoverSpec,
} from '../../src/content/covers/types.ts';
import { events } from '../../src/content/events.ts';
import { internships } from '../../src/content/internships/index.ts';
import { projects } from '../../src/content/projects.ts';
import { services } from '../../src/content/services/index.ts';

const covers = allCovers();
const drawings = new Map(covers.map((cover) => [cover.id, coverSvg(cover)]));
const lists: readonly (readonly [string, Covers])[] = Object.entries(coverLists);
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
const look = ({ layout, palette }: CoverSpec) => `${layout} on ${palette}`;

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

describe('neighbours in a list', () => {
  test.each(lists)('%s covers up to three places apart never share layout and palette', (_, list) => {
    const looks = Object.values(list).map(look);
    const repeats = looks.flatMap((own, index) =>
      looks.slice(index + 1, index + 4).filter((other) => other === own),
    );
    expect(repeats).toEqual([]);
  });

  test.each(lists.filter(([kind]) => kind !== 'page'))('adjacent %s covers share neither', (_, list) => {
    const specs = Object.values(list);
    const alike = specs.slice(1).filter((spec, index) => {
      const before = specs[index];
      return spec.layout === before?.layout || spec.palette === before?.palette;
    });
    expect(alike.map(look)).toEqual([]);
  });

  test('scenes look left and right in turn', () => {
    const flips = listCovers('article', coverLists.article).flatMap(({ spec, flip }) =>
      spec.layout === 'scene' ? [flip] : [],
    );
    expect(flips.length).toBeGreaterThan(4);
    expect(flips).toEqual(flips.map((_, index) => index % 2 === 1));
  });
});

test('every cover has its own drawing, and the same one each time', () => {
  expect(new Set(drawings.values()).size).toBe(covers.length);
  expect(allCovers().map((cover) => [cover.id, coverSvg(cover)])).toEqual([...drawings]);
});

test('drawings contain only numbers that a browser can read', () => {
  const broken = [...drawings].filter(([, svg]) => /NaN|undefined|Infinity/.test(svg));
  expect(broken.map(([id]) => id)).toEqual([]);
});

test('the crop for shared links is tall', () => {
  const flat = covers.filter((cover) => {
    const { focus } = drawCover(cover, true);
    return focus.height <= focus.width || focus.width <= 700;
  });
  expect(flat.map(({ id }) => id)).toEqual([]);
});

test('every layout, palette, person and panel is used', () => {
  const specs: readonly CoverSpec[] = covers.map(({ spec }) => spec);
  const bodies = specs.flatMap((spec) => ('body' in spec && spec.body ? [spec.body] : []));
  const people = specs.flatMap((spec) => (spec.layout === 'scene' ? spec.figures : []));
  expect(new Set(specs.map(({ layout }) => layout))).toEqual(new Set(layoutNames));
  expect(new Set(specs.map(({ palette }) => palette))).toEqual(new Set(paletteNames));
  expect(new Set(people)).toEqual(new Set(figureNames));
  expect(new Set(bodies)).toEqual(new Set([...panelNames, 'speech']));
});

test('an unknown icon is an error that names the entry', () => {
  const [cover] = covers;
  const wrong = { ...cover, spec: { ...cover?.spec, icon: 'graduation-hat' } } as Cover;
  expect(() => coverSvg(wrong)).toThrow(
    /^article-7-key-internship-tips: there is no Phosphor icon 'graduation-hat'/,
  );
});
