// @vitest-environment node
import { expect, test } from 'vitest';
import { firstFailure, messageRules } from '../../schemas/index.ts';

const message = (value: string) => firstFailure(messageRules, value)?.message;

test.each(['', ' ', '\n\n', '\t\u00a0\u3000'])('a blank message (%j) is required', (value) => {
  expect(message(value)).toBe('Message is required.');
});

test.each(['.', ' Call me ', 'नमस्ते', '😀', '\ud800', '\0'])('%j is a message', (value) => {
  expect(message(value)).toBeUndefined();
});

test('a message may have 32,000 characters and no more', () => {
  expect(message('a'.repeat(32_000))).toBeUndefined();
  expect(message('a'.repeat(32_001))).toBe('Please keep this to 32,000 characters or fewer.');
});

test('a line break counts as the two characters that are posted for it', () => {
  expect(message(`${'a'.repeat(31_998)}\n`)).toBeUndefined();
  expect(message(`${'a'.repeat(31_999)}\n`)).toBe('Please keep this to 32,000 characters or fewer.');
});
