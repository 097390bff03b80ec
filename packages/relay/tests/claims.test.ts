// @vitest-environment node
import { expect, test } from 'vitest';
import { HOUR } from '../durations.ts';
import { createLeads } from '../leads.ts';
import { temporaryStorage } from './helpers.ts';

/** A claimed lead whose process was suspended, so that another process has claimed it since. */
const claimedTwice = async () => {
  const leads = createLeads(temporaryStorage());
  await leads.add({ id: 'lead-one', state: 'waiting', fields: '{}', address: '' }, 10, 0);
  const first = await leads.claim('lead-one', 0, 0);
  const second = await leads.claim('lead-one', 0, HOUR);
  if (!first || !second) throw new Error('The lead was not due.');
  const stateNow = async () => (await leads.list(1, ['delivered', 'refused'])).leads[0]?.state;
  return { leads, first, second, stateNow };
};

test('a late delivery counts although another process has claimed the lead since', async () => {
  const { leads, first, stateNow } = await claimedTwice();
  await leads.settle(first, 'delivered', null, HOUR);
  expect(await stateNow()).toBe('delivered');
});

test('a late refusal does not count when another process has claimed the lead since', async () => {
  const { leads, first, stateNow } = await claimedTwice();
  await leads.settle(first, 'refused', 'A reason.', HOUR);
  expect(await stateNow()).toBeUndefined();
});

test('a refusal never replaces a delivery', async () => {
  const { leads, first, second, stateNow } = await claimedTwice();
  await leads.settle(first, 'delivered', null, HOUR);
  await leads.settle(second, 'refused', 'A reason.', HOUR);
  expect(await stateNow()).toBe('delivered');
});
