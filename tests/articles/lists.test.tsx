import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleBodySchema, blockSchema } from '../../schemas/content';
import { BodyBlock } from '../../src/sections/blog/BodyBlock';
import { renderWithApp } from '../helpers/render';
import { read } from './read';

const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');
const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);

test('a numbered list below code goes on with its number', () => {
  const { body, mistakes } = read(`${front}1. One\n\n\`\`\`sh\nls\n\`\`\`\n\n2. Two\n3. Three`);
  expect(mistakes).toEqual([]);
  expect(body[0]).toEqual({ kind: 'list', ordered: true, items: ['One'] });
  expect(body[2]).toEqual({ kind: 'list', ordered: true, start: 2, items: ['Two', 'Three'] });
  expect(blockSchema.parse(body[2])).toEqual(body[2]);
});

test.each([
  { written: 'a list from 0', text: '0. Zero\n1. One', start: 0 },
  { written: 'a list with brackets', text: '3) Three', start: 3 },
])('$written keeps its first number', ({ text, start }) => {
  expect(read(front + text).body).toMatchObject([{ ordered: true, start }]);
});

test('a list within a list keeps its first number', () => {
  const { body } = read(`${front}- One\n\n  4. Four`);
  expect(body).toMatchObject([{ items: [{ list: { start: 4 } }] }]);
});

test('readers see the first number', () => {
  const { body } = read(`${front}Text.\n\n2. Two\n\n## Next\n\n1. One\n\n## Last\n\n- A`);
  expect(articleBodySchema.safeParse(body).error).toBeUndefined();
  const { container } = renderWithApp(
    body.map((block) => <BodyBlock key={JSON.stringify(block)} block={block} />),
  );
  const starts = [...container.querySelectorAll('ol, ul')].map((list) => list.getAttribute('start'));
  expect(starts).toEqual(['2', null, null]);
});
