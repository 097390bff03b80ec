// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandLists, settings } from './commands';
import { runWorld } from './runWorld';

/** A fixed seed, so that a failure can be repeated; `MODEL_SEED` tries another, `MODEL_RUNS` more. */
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121);
const numRuns = Number(process.env['MODEL_RUNS'] ?? 1000);

test('no sequence of faults loses, misreports, over-posts or over-keeps a lead', async () => {
  const reached = new Set<string>();
  const result = await fc.check(
    fc.asyncProperty(settings, commandLists, async (setting, commands) => {
      const { ledger, crm } = await runWorld(setting, commands);
      for (const { lead, ended, excuse } of ledger.entries.values()) {
        reached.add(excuse ?? ended ?? 'given up');
        const seen = crm.postsOf(lead.id).filter(({ recorded }) => recorded).length;
        reached.add(`recorded ${seen} times, ${setting.confirmation}`);
        if (ended === 'confirmed' && seen === 0) reached.add('refused');
      }
      for (const { outcome, recorded } of crm.posts) {
        reached.add(outcome);
        if (recorded) reached.add(`${outcome}, recorded`);
      }
    }),
    { numRuns, seed },
  );
  expect(result.failed, `${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`).toBe(false);
  // Proves that the runs reach these cases.
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'confirmed',
      'removed',
      'given up',
      'refused',
      'proven',
      'mayHaveArrived, recorded',
      'cannotHaveArrived',
      'cannotHaveArrived, recorded',
      'cutOff, recorded',
      'recorded 3 times, frame',
      'recorded 4 times, frame',
      'recorded 3 times, probe',
    ]),
  );
}, 300_000);
