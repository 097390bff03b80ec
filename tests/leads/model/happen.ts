import type { Command, Intrusion, Ruin } from './commands';
import { keyOf } from './ledger';
import type { World } from './world';

const later = JSON.stringify({ version: 2, somebody: 'else' });

/** The lead is gone for good, as far as the site can know. */
const overwrite = ({ ledger, device }: World, id: string, by: Ruin) => {
  const raw = device.entries.get(keyOf(id));
  const entry = ledger.entries.get(id);
  if (raw === undefined || !entry) return;
  device.entries.set(keyOf(id), { text: 'no lead at all', half: raw.slice(0, raw.length / 2), later }[by]);
  entry.excuse ??= 'overwritten';
};

const intrude = ({ device, strangers, clock }: World, by: Intrusion) => {
  const key = keyOf(`stranger-${strangers.length}`);
  const misfiled = {
    version: 1,
    id: 'nobody',
    form: '',
    fields: {},
    createdAt: clock.now(),
    tries: 1,
    posts: 0,
    nextTry: 0,
  };
  const raw = { text: `no lead at all, ${key}`, later, misfiled: JSON.stringify(misfiled) }[by];
  device.entries.set(key, raw);
  strangers.push({ key, raw, isLater: by === 'later' });
};

/** Runs one command. Impossible ones, such as closing a tab that is not open, do nothing. */
export const happen = async (world: World, command: Command): Promise<void> => {
  const { tabs, clock, crm } = world;
  switch (command.do) {
    case 'submit':
      world.open(command.tab);
      world.submit(command.tab);
      return;
    case 'submitTwice':
      world.open(command.tab);
      world.submit(command.tab);
      world.submit(command.tab);
      return;
    case 'submitThenReload':
      world.open(command.tab);
      world.submit(command.tab);
      await clock.pass(command.after);
      world.close(command.tab);
      world.open(command.tab);
      return;
    case 'open':
      world.open(command.tab);
      return;
    case 'close':
      world.close(command.tab);
      return;
    case 'reload':
      world.close(command.tab);
      world.open(command.tab);
      return;
    case 'returnTo':
      tabs[command.tab]?.isReturnedTo();
      return;
    case 'read':
      world.read(command.tab);
      return;
    case 'tryAgain':
      world.tryAgain(command.tab, `lead-${command.lead}`);
      return;
    case 'remove':
      world.remove(command.tab, `lead-${command.lead}`);
      return;
    case 'online':
    case 'offline':
      world.setOnline(command.do === 'online');
      return;
    case 'frameBreaks':
    case 'frameWorks':
      crm.frameBreaks = command.do === 'frameBreaks';
      return;
    case 'crm':
      crm.mode = command.mode;
      return;
    case 'wait':
      await clock.pass(command.ms);
      return;
    case 'setClock':
      world.setClock(command.ms);
      return;
    case 'storage':
      world.setStorage(command.mode);
      return;
    case 'overwrite':
      overwrite(world, `lead-${command.lead}`, command.by);
      return;
    case 'intrude':
      intrude(world, command.by);
  }
};
