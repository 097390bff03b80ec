// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../src/config/durations';
import { commandLists, runCommand, settings, type Command } from './commands';
import { checkAlways, checkNothingLeft, checkRecovered, checkReturnVisit } from './invariants';
import { places } from './ledger';
import { settle } from './virtualClock';
import { createWorld, type Setting, type World } from './world';

/**
 * A fixed seed, so that a failure can be repeated; `MODEL_SEED` tries another, `MODEL_RUNS` more. 300 runs of it, as for
 * `npm run mutation`, reach every case that the test asks for.
 */
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_142);
const numRuns = Number(process.env['MODEL_RUNS'] ?? 1000);

/** Twice the longest wait, because a clock that was set may cost a second one, and some time to post. */
const LONG_ENOUGH = 2 * DAY + 60 * MINUTE;

/** The visitor returns to each open tab, or to a new one. */
const visit = async (world: World) => {
  for (const place of places) {
    world.tabs[place]?.onShown();
    world.open(place);
    await world.clock.pass(MINUTE);
  }
};

/**
 * One run: from an empty browser through everything that happens, to the world that works again, to the day when nothing
 * may be left. Throws when a promise is broken on the way.
 */
const runWorld = async (setting: Setting, commands: readonly Command[]): Promise<World> => {
  const world = createWorld(setting);
  process.on('unhandledRejection', world.ledger.onError);
  try {
    for (const command of commands) {
      await runCommand(world, command);
      await settle();
      checkAlways(world);
    }
    // The storage event of the last write comes first.
    await world.clock.pass(2);
    world.repair();
    await world.clock.pass(LONG_ENOUGH);
    checkRecovered(world);
    await visit(world);
    await world.clock.pass(LONG_ENOUGH);
    checkReturnVisit(world);
    await world.clock.pass(8 * DAY);
    for (const place of places) {
      world.read(place);
      world.close(place);
    }
    await world.clock.pass(MINUTE);
    await visit(world);
    checkNothingLeft(world);
    return world;
  } finally {
    process.off('unhandledRejection', world.ledger.onError);
  }
};

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
    // A mutant only has to fail: looking for its shortest run would take longer than all others.
    { numRuns, seed, endOnFailure: numRuns < 1000 },
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
