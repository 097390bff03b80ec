import { makeEntry } from '../../helpers/factories';
import type { Command, Corruption, Foreign } from './commands';
import { keyOf } from './ledger';
import type { World } from './world';

const later = JSON.stringify({ version: 2, unknown: true });

/** The lead is gone for good, as far as the site can know. */
const overwrite = ({ ledger, device }: World, id: string, by: Corruption) => {
  const raw = device.entries.get(keyOf(id));
  const entry = ledger.entries.get(id);
  if (raw === undefined || !entry) return;
  device.entries.set(keyOf(id), { text: 'no lead at all', half: raw.slice(0, raw.length / 2), later }[by]);
  entry.excuse ??= 'overwritten';
};

const addForeignEntry = ({ device, foreignEntries, clock }: World, by: Foreign) => {
  const key = keyOf(`foreign-${foreignEntries.length}`);
  const misfiled = JSON.stringify(makeEntry({ id: 'nobody', createdAt: clock.now(), tries: 1 }));
  const raw = { text: `no lead at all, ${key}`, later, misfiled }[by];
  device.entries.set(key, raw);
  foreignEntries.push({ key, raw, isLater: by === 'later' });
};

/** Runs one command. Impossible ones, such as closing a tab that is not open, do nothing. */
export const runCommand = async (world: World, command: Command): Promise<void> => {
  switch (command.do) {
    case 'submit':
      return world.submit(command.tab);
    case 'submitTwice':
      world.submit(command.tab);
      return world.submit(command.tab);
    case 'submitThenReload':
      world.submit(command.tab);
      await world.clock.pass(command.after);
      return world.reload(command.tab);
    case 'open':
      return world.open(command.tab);
    case 'close':
      return world.close(command.tab);
    case 'crash':
      return world.close(command.tab, true);
    case 'hide':
      return world.tabs[command.tab]?.leave(false);
    case 'reload':
      return world.reload(command.tab);
    case 'returnTo':
      return world.tabs[command.tab]?.onShown();
    case 'read':
      return world.read(command.tab);
    case 'tryAgain':
      return world.tryAgain(command.tab, `lead-${command.lead}`);
    case 'remove':
      return world.remove(command.tab, `lead-${command.lead}`);
    case 'online':
    case 'offline':
      return world.setOnline(command.do === 'online');
    case 'frameBreaks':
    case 'frameWorks':
      world.crm.frameBreaks = command.do === 'frameBreaks';
      return;
    case 'crm':
      world.crm.mode = command.mode;
      return;
    case 'wait':
      return world.clock.pass(command.ms);
    case 'setClock':
      return world.setClock(command.ms);
    case 'storage':
      return world.setStorage(command.mode);
    case 'overwrite':
      return overwrite(world, `lead-${command.lead}`, command.by);
    case 'addForeignEntry':
      return addForeignEntry(world, command.by);
  }
};
