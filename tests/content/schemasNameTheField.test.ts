// @vitest-environment node
import { expect, test } from 'vitest';
import * as schemas from '../../schemas/content';
import { loadCourse } from '../../src/content/courses/details';
import { contentMistakes } from '../helpers/content';

// tests/articles/blocks.test.ts has what an author of articles reads.

const { detail } = (await loadCourse[4]?.()) ?? {};
const { points = [], heading } = detail?.features ?? {};

test.each([
  [{ rating: 5 }, 'rating must be at most 4.48, is 5'],
  [{ review: '12 reviews' }, 'review is wrong: Invalid string: must match pattern /^\\(\\d+ Reviews\\)$/'],
  [{ schedule: '' }, 'schedule must be one of Flexible Learning, Flexible Schedule'],
  [{ features: { heading, points: points.slice(1) } }, 'features.points must have exactly 3 entries, has 2'],
  [{ seo: { ...detail?.seo, title: 'x'.repeat(61) } }, 'seo.title must have at most 59 characters, has 61'],
  [{ seo: { ...detail?.seo, description: 'x' } }, 'seo.description must have at least 50 characters, has 1'],
  // Several rules speak against an empty text.
  [{ seo: { ...detail?.seo, description: '' } }, 'seo.description must not be empty'],
  [{ title: undefined }, 'title is missing'],
  [{ title: 7 }, 'title is wrong: Invalid input: expected string, received number'],
  [{ title: ' x' }, 'title is wrong: Text should not start or end with white space.'],
])('the mistake in a course with %j is named once, with its file and its place', (change, mistake) => {
  const file = 'src/content/courses/devops.ts';
  expect(contentMistakes(file, schemas.courseDetailSchema, detail, 'detail')).toEqual([]);
  const found = contentMistakes(file, schemas.courseDetailSchema, { ...detail, ...change }, 'detail');
  expect(found).toEqual([`${file}: detail.${mistake}`]);
});

test.each([
  [{ kind: 'picture' }, "kind is wrong: Invalid discriminator value. Expected 'paragraph' | 'heading' |"],
  [{ kind: 'link', label: 'x', href: 'http://x.example' }, 'href is wrong: Invalid URL'],
  [{ kind: 'list', items: ['x'] }, 'items must have at least 2 entries, has 1'],
])('the mistake in the block %j of an article is named with its place', (block, mistake) => {
  const paragraph = { kind: 'paragraph', text: 'Words.' };
  const body = [paragraph, block, ...Array.from({ length: 4 }, () => paragraph)];
  expect(contentMistakes('my-article.md', schemas.articleBodySchema, body, 'body')).toEqual([
    expect.stringContaining(`my-article.md: body[1].${mistake}`),
  ]);
});
