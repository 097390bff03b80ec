// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporaryFolder';

// Each program stops at once, because its arguments or settings are wrong.
test.each([
  {
    program: 'scripts/deploy/cloudfront.ts',
    env: {},
    message: 'Usage: npx tsx scripts/deploy/cloudfront.ts',
  },
  { program: 'packages/relay/node/server.ts', env: { RELAY_PORT: 'abc' }, message: 'RELAY_PORT should be' },
])('$program runs when its path goes through a link', ({ program, env, message }) => {
  const link = join(temporaryFolder(), 'current');
  symlinkSync(resolve('.'), link, 'junction');
  const { error, status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(link, program)], {
    env: { PATH: process.env['PATH'], IGNORE_DOTENV: '1', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  // After a timeout only the error says so.
  expect([error, status, stderr]).toEqual([undefined, 1, expect.stringContaining(message)]);
});
