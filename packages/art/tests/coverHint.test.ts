// @vitest-environment node
import { expect, test } from 'vitest';
import { works } from '../../../src/content/works.ts';
import { withCoverHint } from '../coverHint.ts';

test('a missing cover is named with the lines of the content that ask for it', () => {
  const [{ service } = expect.fail('There is no poster.')] = Object.values(works.posters);
  const { message } = withCoverHint(
    new Error(`/ could not be rendered: There is no cover 'service-${service}'.`),
  );
  expect(message).toMatch(/^\/ could not be rendered: There is no cover 'service-\w+'\. Describe it in /);
  expect(message).toMatch(/ \(.*src\/content\/works\.ts:\d+.*\)\.$/);
});

test('a cover that no line names, and another error, get no place', () => {
  const { message } = withCoverHint(new Error("There is no cover 'page-nobody'."));
  expect(message).toMatch(/or correct what asks for it\.$/);
  const other = new Error('The disk is full.');
  expect(withCoverHint(other)).toBe(other);
});
