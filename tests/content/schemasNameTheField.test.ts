// @vitest-environment node
import { expect, test } from 'vitest';
import * as schemas from '../../schemas/content';
import { loadCourse } from '../../src/content/courses/details';
import { contentMistakes } from '../helpers/content';

const file = 'src/content/articles/my-article.md';
const paragraph = { kind: 'paragraph', text: 'Words.' };
const seo = { title: 'A title', description: 'x'.repeat(60), keywords: ['one', 'two', 'three'] };

test.each([
  ['an empty text', { ...paragraph, text: '' }, 'body[3].text must not be empty'],
  ['a missing text', { kind: 'paragraph' }, 'body[3].text is missing'],
  [
    'a number for a text',
    { ...paragraph, text: 7 },
    'body[3].text is wrong: Invalid input: expected string, received number',
  ],
  ['stray white space', { ...paragraph, text: ' x' }, 'body[3].text is wrong: Text should not start'],
  ['a list of one', { kind: 'list', items: ['x'] }, 'body[3].items must have at least 2 entries, has 1'],
  [
    'a gap in a step',
    {
      kind: 'steps',
      items: [
        { title: 'x', text: 'x' },
        { title: 'x', text: '' },
      ],
    },
    'body[3].items[1].text must not be empty',
  ],
  [
    'an unknown kind',
    { kind: 'picture' },
    "body[3].kind is wrong: Invalid discriminator value. Expected 'paragraph' | 'heading' |",
  ],
  [
    'an http address',
    { kind: 'link', label: 'x', href: 'http://x.example' },
    'body[3].href is wrong: Invalid URL',
  ],
])('%s in an article is named with its file and its place', (_, block, complaint) => {
  const body = [paragraph, paragraph, paragraph, block, paragraph, paragraph];
  expect(contentMistakes(file, schemas.articleBodySchema, body, 'body')).toEqual([
    expect.stringContaining(`${file}: ${complaint}`),
  ]);
});

test('a text that is too short or too long says how much is allowed and how much there is', () => {
  const mistakes = contentMistakes(file, schemas.seoSchema, {
    ...seo,
    title: 'x'.repeat(61),
    description: 'x',
  });
  expect(mistakes).toEqual([
    `${file}: title must have at most 59 characters, has 61`,
    `${file}: description must have at least 50 characters, has 1`,
  ]);
});

test('an empty field is named once, though several rules speak against it', () => {
  const mistakes = contentMistakes(file, schemas.seoSchema, { ...seo, description: '' });
  expect(mistakes).toEqual([`${file}: description must not be empty`]);
});

test('a course with wrong figures and choices gets a message with the allowed values', async () => {
  const { detail } = (await loadCourse[4]?.()) ?? {};
  const { points = [], heading } = detail?.features ?? {};
  const broken = {
    ...detail,
    rating: 5,
    review: '12 reviews',
    schedule: '',
    features: { heading, points: points.slice(1) },
  };
  const at = 'src/content/courses/devops.ts';
  expect(contentMistakes(at, schemas.courseDetailSchema, broken, 'detail')).toEqual(
    expect.arrayContaining([
      `${at}: detail.rating must be at most 4.48, is 5`,
      `${at}: detail.review is wrong: Invalid string: must match pattern /^\\(\\d+ Reviews\\)$/`,
      `${at}: detail.schedule must be one of Flexible Learning, Flexible Schedule`,
      `${at}: detail.features.points must have exactly 3 entries, has 2`,
    ]),
  );
});

test('a complete entry has no mistakes', () => {
  expect(contentMistakes(file, schemas.seoSchema, seo)).toEqual([]);
});
