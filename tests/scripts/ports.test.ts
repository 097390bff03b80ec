// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { ConfigError } from '../../schemas/config';
import { portFrom, readConfig, sitePort } from '../../scripts/config';

afterEach(() => vi.unstubAllEnvs());

test('a port is taken from its variable', () => {
  vi.stubEnv('CRM_PORT', '4200');
  expect(portFrom('CRM_PORT', 4174)).toBe(4200);
});

test('a port is taken from other settings than the environment', () => {
  vi.stubEnv('PORT', '4200');
  expect(portFrom('PORT', 4373, { PORT: '4400' })).toBe(4400);
  expect(portFrom('PORT', 4373, {})).toBe(4373);
  expect(() => portFrom('PORT', 4373, { PORT: 'abc' })).toThrow('PORT should be a number');
});

// With 0 the pages would send their leads to port 0.
test.each(['0', '65536', '-1', '4.5', 'abc'])('a port of %s is refused', (port) => {
  vi.stubEnv('CRM_PORT', port);
  expect(() => portFrom('CRM_PORT', 4174)).toThrow(
    `CRM_PORT should be a number from 1 to 65535, not "${port}".`,
  );
});

test.each(['abc', '70000'])('a CRM_PORT of %s is the only mistake that is named', (port) => {
  vi.stubEnv('CRM_PORT', port);
  expect(() => readConfig()).toThrow(
    new ConfigError(`CRM_PORT should be a number from 1 to 65535, not "${port}".`),
  );
});

test('one port for the site and the sandbox is refused', () => {
  // The shell that runs the tests may have set it.
  vi.stubEnv('PORT', '');
  vi.stubEnv('CRM_PORT', '4173');
  expect(() => sitePort()).toThrow(
    'PORT and CRM_PORT are both 4173, but the site and the CRM sandbox need a port each. Set one of them to another.',
  );
});

test('another port for the site than for the sandbox is taken', () => {
  vi.stubEnv('CRM_PORT', '4173');
  vi.stubEnv('PORT', '4180');
  expect(sitePort()).toBe(4180);
});
