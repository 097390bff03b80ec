// @vitest-environment node
import { expect, test } from 'vitest';
import { networkOf } from '../../relay/address.ts';
import { leadPost, simulate } from './helpers.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:0db8:0001:02ab:0000:0000:0000:0001', '2001:db8:1:200::/56'],
  ['[2001:db8:1:2ff::9]:51234', '2001:db8:1:200::/56'],
  ['2001:db8::5:0:0:1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', ''],
  ['unknown', 'unknown'],
])('the address %j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['ports', (n: number) => `203.0.113.7:${50_000 + n}`],
  ['short forms of one IPv6 network', (n: number) => `2001:db8::${n}:0:0:1`],
  ['subnets of one IPv6 customer', (n: number) => `2001:db8:0:${n.toString(16)}::1`],
])('other %s do not get around the limit of an address', async (_case, addressOf) => {
  const { post } = simulate({ RELAY_ADDRESS_LIMIT: '2' });
  const statuses = [];
  for (const n of [1, 2, 3]) {
    const answer = await post(leadPost({ lead_id: `lead-number-${n}` }), { address: addressOf(n) });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('forms with mistakes count in the limit of an address', async () => {
  const { post } = simulate({ RELAY_ADDRESS_LIMIT: '2' });
  const status = async (changes: Record<string, string>) => (await post(leadPost(changes))).status;
  expect(await status({ phone: '1' })).toBe(422);
  expect(await status({})).toBe(200);
  expect(await status({ lead_id: 'lead-number-2' })).toBe(429);
  expect(await status({ phone: '1' })).toBe(422);
  expect(await status({ phone: '1' })).toBe(429);
  // Its receipt was lost on the way: the lead is stored.
  expect(await status({})).toBe(200);
});
