// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { portFrom } from '../../scripts/config';

afterEach(() => vi.unstubAllEnvs());

test('a port is taken from its variable', () => {
  vi.stubEnv('CRM_PORT', '4200');
  expect(portFrom('CRM_PORT', 4174)).toBe(4200);
});

// With 0 the pages would send their leads to port 0.
test.each(['0', '65536', '-1', '4.5', 'abc'])('a port of %s is refused', (port) => {
  vi.stubEnv('CRM_PORT', port);
  expect(() => portFrom('CRM_PORT', 4174)).toThrow(
    `CRM_PORT should be a number from 1 to 65535, not "${port}".`,
  );
});
