import { expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

test.each(['8.8.8.8', '142.250.66.74', '2a00:1450:4009::200e', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

// ASVS v5.0.0-1.3.6
test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1'],
  ...['localhost', '', '127.1', '1.2.3.4.5', 'fe80::1%eth0'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
