// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killTrial } from '../../scripts/relay/killTrial.ts';

test('a relay that is killed while it accepts and forwards loses no lead and doubles none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await killTrial(folder, 40, 2)).toMatchObject({ lost: 0, doubled: 0 });
  // Each process takes seconds to start, more on a busy machine.
}, 400_000);
