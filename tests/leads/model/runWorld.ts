import { DAY, MINUTE } from '../../helpers/durations';
import type { Command } from './commands';
import { checkAlways, checkNothingLeft, checkRecovered, checkReturnVisit } from './invariants';
import { places } from './ledger';
import { runCommand } from './runCommand';
import { settle } from './virtualClock';
import { createWorld, type Setting, type World } from './world';

/** Twice the longest wait, because a clock that was set may cost a second one, and some time to post. */
const LONG_ENOUGH = 2 * DAY + 60 * MINUTE;

/** Everything works again, the device's clock included. */
const repair = (world: World) => {
  world.setStorage('works');
  world.crm.mode = 'works';
  world.crm.frameBreaks = false;
  world.setClock(0);
  world.setOnline(true);
};

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
export const runWorld = async (setting: Setting, commands: readonly Command[]): Promise<World> => {
  const world = createWorld(setting);
  process.on('unhandledRejection', world.ledger.onError);
  try {
    for (const command of commands) {
      await runCommand(world, command);
      await settle();
      checkAlways(world);
    }
    repair(world);
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
