// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typography } from '../../src/theme/typography';

test('text outside of any role is as large as running text', () => {
  const [, size] = /^body \{[^}]*font-size: ([^;]+);/m.exec(readFileSync('src/theme/base.css', 'utf8')) ?? [];
  expect(size).toBe(typography.body1.fontSize);
});
