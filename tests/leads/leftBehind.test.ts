import { expect, test, vi } from 'vitest';
import { isLeftBehind } from '../../src/leads/leftBehind';

test('nothing is left behind where the outbox has no key, whatever else is stored', () => {
  expect(isLeftBehind()).toBe(false);
  localStorage.setItem('theme', 'outbox');
  localStorage.setItem('my-outbox', '1');
  expect(isLeftBehind()).toBe(false);
});

test.each(['outbox:1', 'outbox-unreadable:1'])('"%s" is left behind', (key) => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem(key, '{}');
  expect(isLeftBehind()).toBe(true);
});

test('where storage is denied nothing can have been left', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(isLeftBehind()).toBe(false);
});
