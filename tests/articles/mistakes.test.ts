// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { blockSchema } from '../../schemas/content';
import { mistakesIn } from '../../scripts/articles/mistakes';

const textsOf = (schema: z.ZodMiniType, value: unknown) => mistakesIn(schema, value).map(({ text }) => text);

const table = { kind: 'table', numeric: [], rows: [['1', '2']] };
test.each([
  { cell: 5, mistake: 'head[1] must be a text, is 5' },
  { cell: ' A', mistake: 'head[1] is wrong: Text should not start or end with white space.' },
  { cell: [], mistake: 'head[1] must have at least 1 entries, has 0' },
  { cell: ['x', 5], mistake: 'head[1][1] must be a text, is 5' },
  { cell: [{ strong: 5 }], mistake: 'head[1][0].strong must be a text, is 5' },
  { cell: [{ label: 'x', href: 'y' }], mistake: 'head[1][0].href is wrong: Use an https address.' },
])('names the wrong part of the cell $cell, with its whole path', ({ cell, mistake }) => {
  expect(textsOf(blockSchema, { ...table, head: ['A', cell] })).toEqual([mistake]);
});

const nested = z.object({
  a: z.union([z.string(), z.object({ b: z.union([z.string(), z.object({ c: z.string() })]) })]),
});
test('the path of a mistake goes through a union within a union', () => {
  expect(mistakesIn(nested, { a: { b: { c: 1 } } })).toEqual([
    { path: ['a', 'b', 'c'], text: 'a.b.c must be a text, is 1' },
  ]);
});

test.each([
  { value: 'b', mistake: 'a must be one of x' },
  { value: true, mistake: 'a must be a number without quotes, is true' },
])('for $value, names the member of a union that has its type, or the first one', ({ value, mistake }) => {
  const schema = z.object({ a: z.union([z.number(), z.literal('x')]) });
  expect(textsOf(schema, { a: value })).toEqual([mistake]);
});

test('every wrong field within a union is named', () => {
  const schema = z.object({ a: z.union([z.string(), z.object({ t: z.string(), u: z.string() })]) });
  expect(textsOf(schema, { a: { t: 1, u: 2 } })).toEqual([
    'a.t must be a text, is 1',
    'a.u must be a text, is 2',
  ]);
});

test.each([
  { value: Number.NaN, shown: 'NaN' },
  { value: Infinity, shown: 'Infinity' },
  { value: null, shown: 'null' },
  { value: '5', shown: '"5"' },
])('shows the value $shown as it was given', ({ value, shown }) => {
  expect(textsOf(z.object({ a: z.number() }), { a: value })).toEqual([
    `a must be a number without quotes, is ${shown}`,
  ]);
});

const choices = z.enum(['x', 'y']);
const kinds = z.discriminatedUnion('k', [z.object({ k: z.literal('x') }), z.object({ k: z.literal('y') })]);
test.each([
  { from: 'a list', schema: z.object({ k: choices }) },
  { from: 'the kinds of a union', schema: kinds },
])('of $from, names the choices, and says when none was made', ({ schema }) => {
  expect(textsOf(schema, { k: 'z' })).toEqual(['k must be one of x, y']);
  expect(textsOf(schema, {})).toEqual(['k is missing. It must be one of x, y']);
});
