// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceEnd, referenceStart, withReference } from '../../schemas/reference.ts';

const readme = readFileSync(join(import.meta.dirname, '../../schemas/README.md'), 'utf8');

test('the tables in schemas/README.md are current (npm run rules writes them)', () => {
  expect(readme).toBe(withReference(readme));
});

test('only the part between the markers is replaced', () => {
  const document = `before\n${referenceStart}\nold\n${referenceEnd}\nafter`;
  const updated = withReference(document);
  expect(updated.startsWith(`before\n${referenceStart}\n`)).toBe(true);
  expect(updated.endsWith(`${referenceEnd}\nafter`)).toBe(true);
  expect(updated).not.toContain('old');
  expect(withReference(updated)).toBe(updated);
});

test('a document without its markers in order is an error', () => {
  for (const document of ['', referenceStart, referenceEnd, referenceEnd + referenceStart])
    expect(() => withReference(document)).toThrow('rules:start');
});
