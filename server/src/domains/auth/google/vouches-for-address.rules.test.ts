import { expect, test } from 'vitest';
import { vouchesForAddress } from './vouches-for-address.rules.ts';

const google = 'https://accounts.google.com';

test.each([
  [google, 'lan@gmail.com', true, null, true],
  [google, 'lan@cty.example', true, 'cty.example', true],
  [google, 'lan@cty.example', true, 'CTY.example', true],
  // Made once on an address that is somebody else's by now.
  [google, 'lan@cty.example', true, null, false],
  [google, 'lan@cty.example', true, 'khac.example', false],
  [google, 'lan@gmail.com', false, null, false],
  ['https://sso.cty.example', 'lan@cty.example', true, null, true],
  ['https://sso.cty.example', 'lan@cty.example', false, null, false],
])('%s of %s, verified %s, hosted %s: %s', (issuer, email, emailVerified, hostedDomain, expected) => {
  expect(vouchesForAddress({ issuer, emailVerified, hostedDomain }, email)).toBe(expected);
});
