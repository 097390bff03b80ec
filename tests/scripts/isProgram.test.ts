// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporaryFolder';

// Each ends at once: what it is told to do is wrong.
test.each([
  { program: 'scripts/deploy/cloudfront.ts', env: {}, says: 'Usage: npx tsx scripts/deploy/cloudfront.ts' },
  { program: 'packages/relay/node/server.ts', env: { RELAY_PORT: 'abc' }, says: 'RELAY_PORT should be' },
])('$program runs when its path goes through a link', ({ program, env, says }) => {
  const link = join(temporaryFolder(), 'current');
  symlinkSync(resolve('.'), link, 'junction');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(link, program)], {
    env: { PATH: process.env['PATH'], IGNORE_DOTENV: '1', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(says)]);
});
