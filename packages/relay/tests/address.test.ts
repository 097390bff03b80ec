// @vitest-environment node
import { expect, test } from 'vitest';
import { networkOf } from '../address.ts';

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['[2001:db8:1:2ff::9]:51234', '2001:db8:1:200::/56'],
  ['2001:db8::5:0:0:1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['', ''],
  ['unknown', 'unknown'],
])('the address %j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
