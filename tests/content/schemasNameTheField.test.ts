// @vitest-environment node
import { expect, test } from 'vitest';
import * as schemas from '../../schemas/content';
import { loadCourse } from '../../src/content/courses/details';
import { contentMistakes } from '../helpers/content';

const file = 'src/content/articles/my-article.md';
const paragraph = { kind: 'paragraph', text: 'Words.' };

test.each<[object, string]>([
  [{ ...paragraph, text: '' }, 'body[1].text must not be empty'],
  [{ kind: 'paragraph' }, 'body[1].text is missing'],
  [{ ...paragraph, text: 7 }, 'body[1].text must be of type string'],
  [{ ...paragraph, text: ' x' }, 'body[1].text is wrong: Text should not start'],
  [{ kind: 'steps', items: [{ title: 'x', text: '' }] }, 'body[1].items[0].text must not be empty'],
  [{ kind: 'picture' }, 'body[1].kind must be one of paragraph, heading, list, '],
  [{ kind: 'link', label: 'x', href: 'http://x.example' }, 'body[1].href must match ^https$'],
])('the block %j is refused with its file and its place', (block, complaint) => {
  const body = [paragraph, block, ...Array.from({ length: 4 }, () => paragraph)];
  const mistakes = contentMistakes(file, schemas.articleBodySchema, body, 'body');
  expect(mistakes).toContainEqual(expect.stringContaining(`${file}: ${complaint}`));
});

test('a text that is empty, too short or too long says so once, with its limit', () => {
  const seo = { title: 'x'.repeat(61), description: 'x', keywords: ['', 'two', 'three'] };
  expect(contentMistakes(file, schemas.seoSchema, seo)).toEqual([
    `${file}: title must have at most 59 characters, has 61`,
    `${file}: description must have at least 50 characters, has 1`,
    `${file}: keywords[0] must not be empty`,
  ]);
});

test('a course with wrong figures and choices gets a message with the allowed values', async () => {
  const { detail } = (await loadCourse[4]?.()) ?? {};
  const features = { ...detail?.features, points: detail?.features.points.slice(1) };
  const broken = { ...detail, rating: 5, review: '12 reviews', schedule: '', features };
  const at = 'src/content/courses/devops.ts';
  const mistakes = contentMistakes(at, schemas.courseDetailSchema, broken, 'detail');
  for (const mistake of [
    'rating must be at most 4.48, is 5',
    'review must match /^\\(\\d+ Reviews\\)$/',
    "schedule must be 'Flexible Learning' or 'Flexible Schedule', is ''",
    'features.points must have exactly 3 entries, has 2',
  ])
    expect(mistakes).toContain(`${at}: detail.${mistake}`);
});
