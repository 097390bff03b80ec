// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { killTrial } from '../../scripts/relay/relayProcess.ts';

test('a relay that is killed while it accepts and forwards loses no lead and doubles none', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/relay-kills-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await killTrial(folder, 40, 2)).toMatchObject({ lost: 0, doubled: 0 });
  // Each process takes seconds to start, more on a busy machine.
}, 400_000);
