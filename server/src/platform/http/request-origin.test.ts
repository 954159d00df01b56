import { expect, test } from 'vitest';
import { requestNetwork, shortNetwork } from './request-origin.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:3456:789a::1', '2001:db8:12::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
  ['unix:', ''],
])('of %s, %j is kept', (address, network) => {
  expect(shortNetwork(address)).toBe(network);
});

test('outside of a request there is no network', () => {
  expect(requestNetwork()).toBe('');
});
