// @vitest-environment node
import { expect, test } from 'vitest';
import type { Command } from './commands';
import { DAY } from './ledger';
import { live } from './life';

const SECOND = 1000;

/** Failures found by random runs, reduced to the fewest steps, with the expected end of each lead. */
const found: [name: string, end: 'confirmed' | undefined, Command[]][] = [
  [
    'an entry under another lead’s key keeps no page busy',
    undefined,
    [
      { do: 'intrude', by: 'misfiled' },
      { do: 'open', tab: 0 },
    ],
  ],
  [
    'where storage is denied, and the locks with it, a lead is posted all the same',
    'confirmed',
    [
      { do: 'storage', mode: 'denied' },
      { do: 'submit', tab: 0 },
      { do: 'wait', ms: 10 * SECOND },
    ],
  ],
  [
    'a device that sleeps for a week in the middle of a post tries once more before the lead expires',
    'confirmed',
    [
      { do: 'crm', mode: 'hangs' },
      { do: 'submit', tab: 0 },
      { do: 'wait', ms: 10 * SECOND },
      { do: 'setClock', ms: 8 * DAY },
      { do: 'wait', ms: 40 * SECOND },
    ],
  ],
  [
    'a device that sleeps for a week in the middle of a probe tries once more before the lead expires',
    'confirmed',
    [
      { do: 'offline' },
      { do: 'crm', mode: 'hangs' },
      { do: 'submit', tab: 0 },
      { do: 'online' },
      { do: 'setClock', ms: 8 * DAY },
      { do: 'wait', ms: 130 * SECOND },
    ],
  ],
  [
    'a lead that its visitor tries again in vain is tried again by itself',
    'confirmed',
    [
      { do: 'crm', mode: 'answers500' },
      { do: 'submit', tab: 0 },
      { do: 'wait', ms: 3600 * SECOND },
      { do: 'crm', mode: 'hangs' },
      { do: 'tryAgain', tab: 0, lead: 0 },
      { do: 'wait', ms: 60 * SECOND },
    ],
  ],
  [
    'a lead that two tabs remember because the storage is full is not posted after one of them has its proof',
    'confirmed',
    [
      { do: 'crm', mode: 'hangs' },
      { do: 'submit', tab: 0 },
      { do: 'open', tab: 1 },
      { do: 'storage', mode: 'readOnly' },
      { do: 'wait', ms: 3600 * SECOND },
      { do: 'returnTo', tab: 1 },
      { do: 'wait', ms: 10 * SECOND },
    ],
  ],
];

test.each(found)('%s', async (_, end, commands) => {
  const { ledger } = await live({ confirmation: 'frame', hasLocks: true }, commands);
  expect(ledger.entries.size).toBe(end ? 1 : 0);
  for (const { ended } of ledger.entries.values()) expect(ended).toBe(end);
});
