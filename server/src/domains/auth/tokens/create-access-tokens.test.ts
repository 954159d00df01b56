import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { deriveKey } from '../../../platform/keys/derive-key.ts';
import { type FakeClock, fakeClock, minutes } from '../../../testing/fake-clock.ts';
import { type AccessTokens, createAccessTokens } from './create-access-tokens.ts';

const key = deriveKey('x'.repeat(48), 'access-token');
const issuer = 'https://hop.congty.example';
const identity = { userId: randomUUID(), sessionId: randomUUID() };

let clock: FakeClock;
let tokens: AccessTokens;
const inMinutes = (count: number) => new Date(clock.now().getTime() + minutes(count));

beforeEach(() => {
  clock = fakeClock();
  tokens = createAccessTokens(key, issuer, clock);
});

const unchanged = (jwt: SignJWT) => jwt;
const ours: { alg: string; typ?: string; jku?: string; jwk?: object } = { alg: 'HS256', typ: 'at+jwt' };

/** What we issue, but for what a test changes. */
const forge = (
  change: (jwt: SignJWT) => SignJWT = unchanged,
  { header = ours, claims = { sid: identity.sessionId } }: { header?: typeof ours; claims?: object } = {},
) =>
  change(
    new SignJWT({ ...claims })
      .setProtectedHeader(header)
      .setSubject(identity.userId)
      .setIssuer(issuer)
      .setAudience('hop-gon')
      .setIssuedAt(clock.now())
      .setExpirationTime(inMinutes(15)),
  );

const strong = new Uint8Array(48).fill(7);

// ASVS v5.0.0-9.2.1
test('a token names person and session until it runs out, remembered or not', async () => {
  const token = await tokens.issue(identity, inMinutes(15));
  expect(await tokens.identify(token)).toEqual(identity);
  clock.advance(minutes(15) - 1000);
  expect(await tokens.identify(token)).toEqual(identity);
  clock.advance(1000);
  await expect(tokens.identify(token)).rejects.toMatchObject({ code: 'session_ended' });
  await expect(createAccessTokens(key, issuer, clock).identify(token)).rejects.toMatchObject({
    code: 'session_ended',
  });
});

test('what the forger of these tests makes is otherwise good', async () => {
  expect(await tokens.identify(await forge().sign(key))).toEqual(identity);
});

describe('refused is', () => {
  // ASVS v5.0.0-7.2.1, v5.0.0-9.1.1, v5.0.0-9.1.2, v5.0.0-9.1.3, v5.0.0-9.2.2, v5.0.0-9.2.3, v5.0.0-9.2.4
  test.each<[string, () => Promise<string> | string]>([
    ['a text', () => 'abc'],
    ['a token without signature', () => unsigned()],
    ['a token of another key', () => forge().sign(deriveKey('y'.repeat(48), 'access-token'))],
    ['a token of a key for another purpose', () => forge().sign(deriveKey('x'.repeat(48), 'refresh-token'))],
    [
      'a token that brings its key along',
      () => forge(unchanged, { header: { ...ours, jwk: { kty: 'oct', k: 'BwcH' } } }).sign(strong),
    ],
    [
      'a token that says where its key is',
      () => forge(unchanged, { header: { ...ours, jku: 'https://evil.example/keys' } }).sign(strong),
    ],
    ['another algorithm', () => forge(unchanged, { header: { ...ours, alg: 'HS384' } }).sign(strong)],
    ['another type', () => forge(unchanged, { header: { ...ours, typ: 'JWT' } }).sign(key)],
    ['no type', () => forge(unchanged, { header: { alg: 'HS256' } }).sign(key)],
    ['another audience', () => forge((jwt) => jwt.setAudience('calendar')).sign(key)],
    ['another issuer', () => forge((jwt) => jwt.setIssuer('https://elsewhere.example')).sign(key)],
    ['a token that never ends', () => endless()],
    ['a token without session', () => forge(unchanged, { claims: {} }).sign(key)],
    ['a session that is no id', () => forge(unchanged, { claims: { sid: "' or 1=1" } }).sign(key)],
    ['a changed payload', async () => swapPayload(await forge().sign(key))],
  ])('%s', async (_, make) => {
    await expect(tokens.identify(await make())).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

const unsigned = () =>
  new UnsecuredJWT({ sid: identity.sessionId })
    .setSubject(identity.userId)
    .setIssuer(issuer)
    .setAudience('hop-gon')
    .setExpirationTime(inMinutes(15))
    .encode();

const endless = () =>
  new SignJWT({ sid: identity.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(identity.userId)
    .setIssuer(issuer)
    .setAudience('hop-gon')
    .sign(key);

function swapPayload(token: string): string {
  const [head, , mac] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ sub: randomUUID(), sid: randomUUID(), exp: 9_999_999_999 }));
  return `${head}.${payload.toString('base64url')}.${mac}`;
}
