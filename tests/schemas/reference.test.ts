// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFERENCE_END, REFERENCE_START, withReference } from '../../schemas/reference.ts';

const readme = readFileSync(join(import.meta.dirname, '../../schemas/README.md'), 'utf8');

test('the tables in schemas/README.md are current (npm run rules writes them)', () => {
  expect(readme).toBe(withReference(readme));
});

test('only the part between the markers is replaced', () => {
  const document = `before\n${REFERENCE_START}\nold\n${REFERENCE_END}\nafter`;
  const updated = withReference(document);
  expect(updated.startsWith(`before\n${REFERENCE_START}\n`)).toBe(true);
  expect(updated.endsWith(`${REFERENCE_END}\nafter`)).toBe(true);
  expect(updated).not.toContain('old');
  expect(withReference(updated)).toBe(updated);
});

test('a document without its markers in order is an error', () => {
  for (const document of ['', REFERENCE_START, REFERENCE_END, REFERENCE_END + REFERENCE_START])
    expect(() => withReference(document)).toThrow('rules:start');
});
