// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forms } from '../../schemas/index.ts';
import { referenceEnd, referenceStart, ruleReference, withReference } from '../../schemas/reference.ts';

const readme = readFileSync(join(import.meta.dirname, '../../schemas/README.md'), 'utf8');

test('the tables in schemas/README.md are current (npx tsx scripts/rule-reference.ts writes them)', () => {
  expect(readme).toBe(withReference(readme));
});

test('every rule of every field has a line', () => {
  const count = Object.values(forms)
    .flatMap((fields) => Object.values(fields))
    .reduce((sum, { rules }) => sum + rules.length, 0);
  const lines = ruleReference().split('\n');
  expect(lines.filter((line) => /^\| `[a-z_]+` \| `[a-z-]+` \| .+ \| .* \| .+ \|$/.test(line))).toHaveLength(
    count,
  );
});

test('a line tells the field, the rule, both messages and what it takes', () => {
  const lines = ruleReference().split('\n');
  expect(lines).toContain(
    '| `email` | `dot-before-at` | {value} is not a valid email... Dot before @ is not allowed. ' +
      '| Entered email is not a valid email. | `"asha.@example.com"` |',
  );
  expect(lines).toContain(
    '| `phone` | `all-zeros` | Phone number cannot be all zeros. |  | shadowed by `first-digit` |',
  );
  expect(lines).toContain(
    '| `first_name` | `required` | This field is required | Name is required. | `""` |',
  );
});

test('only the part between the markers is replaced', () => {
  const document = `before\n${referenceStart}\nold\n${referenceEnd}\nafter`;
  const updated = withReference(document);
  expect(updated.startsWith(`before\n${referenceStart}\n`)).toBe(true);
  expect(updated.endsWith(`${referenceEnd}\nafter`)).toBe(true);
  expect(updated).not.toContain('old');
  expect(withReference(updated)).toBe(updated);
});

test.each(['', referenceStart, referenceEnd, referenceEnd + referenceStart])(
  'a document without its markers in order is an error (%#)',
  (document) => expect(() => withReference(document)).toThrow('rules:start'),
);
