// @vitest-environment node
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/durations';
import type { Command } from './commands';
import type { Place } from './ledger';
import { runWorld } from './runWorld';
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
const regressions: [name: string, end: 'confirmed' | undefined, Command[]][] = [
  [
    'an entry under another lead’s key does not keep a page busy',
    undefined,
    [{ do: 'addForeignEntry', by: 'misfiled' }, open(0)],
  ],
  [
    'a lead is posted although storage and locks are denied',
    'confirmed',
    [storage('denied'), submit, wait(10 * SECOND)],
  ],
  [
    'after a device sleeps for a week during a post, it tries once more before the lead expires',
    'confirmed',
    [crm('hangs'), submit, wait(10 * SECOND), setClock(8 * DAY), wait(40 * SECOND)],
  ],
  [
    'after a device sleeps for a week during a probe, it tries once more before the lead expires',
    'confirmed',
    [{ do: 'offline' }, crm('hangs'), submit, { do: 'online' }, setClock(8 * DAY), wait(130 * SECOND)],
  ],
  [
    'automatic retries continue after Try again fails',
    'confirmed',
    [crm('answers500'), submit, wait(HOUR), crm('hangs'), { do: 'tryAgain', tab: 0, lead: 0 }, wait(MINUTE)],
  ],
  [
    'while storage is full, a tab does not post a lead that another tab has confirmed',
    'confirmed',
    [crm('hangs'), submit, open(1), storage('readOnly'), wait(HOUR), returnTo(1), wait(10 * SECOND)],
  ],
];

test.each(regressions)('%s', async (_, end, commands) => {
  const { ledger } = await runWorld({ confirmation: 'frame', hasLocks: true }, commands);
  expect(ledger.entries.size).toBe(end ? 1 : 0);
  for (const { ended } of ledger.entries.values()) expect(ended).toBe(end);
});
