import { expect, test } from 'vitest';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { shortenNetwork } from './shortened-network.rules.ts';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['2001:db8::1', '2001:db8:0:x'],
  ['', ''],
  ['unknown', ''],
])('the address %s is shown as %s', (address, shown) => {
  expect(shortenNetwork(networkOf(address))).toBe(shown);
});
