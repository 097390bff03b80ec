// @vitest-environment node
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/durations';
import type { Command } from './commands';
import type { Place } from './ledger';
import { live } from './life';
import type { CrmMode } from './simulatedCrm';
import type { StorageMode } from './simulatedDevice';

const wait = (ms: number): Command => ({ do: 'wait', ms });
const setClock = (ms: number): Command => ({ do: 'setClock', ms });
const crm = (mode: CrmMode): Command => ({ do: 'crm', mode });
const submit: Command = { do: 'submit', tab: 0 };
const open = (tab: Place): Command => ({ do: 'open', tab });
const returnTo = (tab: Place): Command => ({ do: 'returnTo', tab });
const storage = (mode: StorageMode): Command => ({ do: 'storage', mode });

/** Failures found by random runs, reduced to the fewest steps, with the expected end of each lead. */
const found: [name: string, end: 'confirmed' | undefined, Command[]][] = [
  [
    'an entry under another lead’s key keeps no page busy',
    undefined,
    [{ do: 'intrude', by: 'misfiled' }, open(0)],
  ],
  [
    'where storage is denied, and the locks with it, a lead is posted all the same',
    'confirmed',
    [storage('denied'), submit, wait(10 * SECOND)],
  ],
  [
    'a device that sleeps for a week in the middle of a post tries once more before the lead expires',
    'confirmed',
    [crm('hangs'), submit, wait(10 * SECOND), setClock(8 * DAY), wait(40 * SECOND)],
  ],
  [
    'a device that sleeps for a week in the middle of a probe tries once more before the lead expires',
    'confirmed',
    [{ do: 'offline' }, crm('hangs'), submit, { do: 'online' }, setClock(8 * DAY), wait(130 * SECOND)],
  ],
  [
    'a lead that its visitor tries again in vain is tried again by itself',
    'confirmed',
    [crm('answers500'), submit, wait(HOUR), crm('hangs'), { do: 'tryAgain', tab: 0, lead: 0 }, wait(MINUTE)],
  ],
  [
    'a lead that two tabs remember because the storage is full is not posted after one of them has its proof',
    'confirmed',
    [crm('hangs'), submit, open(1), storage('readOnly'), wait(HOUR), returnTo(1), wait(10 * SECOND)],
  ],
];

test.each(found)('%s', async (_, end, commands) => {
  const { ledger } = await live({ confirmation: 'frame', hasLocks: true }, commands);
  expect(ledger.entries.size).toBe(end ? 1 : 0);
  for (const { ended } of ledger.entries.values()) expect(ended).toBe(end);
});
