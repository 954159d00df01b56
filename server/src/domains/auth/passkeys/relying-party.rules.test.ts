import { expect, test } from 'vitest';
import { passkeyObstacle, relyingPartyId } from './relying-party.rules.ts';

test.each([
  ['https://hop.govan.vn', null],
  ['https://hop.govan.vn:8443', null],
  ['http://localhost:3000', null],
  ['http://hop.localhost:3000', null],
  ['http://hop.govan.vn', 'insecure'],
  ['http://may-chu', 'insecure'],
  ['http://127.0.0.1:3000', 'address'],
  ['https://192.168.1.20', 'address'],
  ['https://[2001:db8::1]', 'address'],
])('passkeys at %s: %s stands in the way', (publicUrl, obstacle) => {
  expect(passkeyObstacle(publicUrl)).toBe(obstacle);
});

test('they are bound to the domain, whatever the port', () => {
  expect(relyingPartyId('https://hop.govan.vn:8443')).toBe('hop.govan.vn');
  expect(() => relyingPartyId('http://127.0.0.1:3000')).toThrow(
    expect.objectContaining({ code: 'passkeys_impossible' }),
  );
});
