import { completeGoogleSignIn, startGoogle } from '@hopgon/contract/auth/routes';
import { UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Lies, type LyingIssuer, startLyingIssuer } from '../../../testing/lying-issuer.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let issuer: LyingIssuer;
let app: TestApp;
const logged: string[] = [];

beforeAll(async () => {
  issuer = await startLyingIssuer();
});
afterAll(() => issuer.stop());

async function start(): Promise<void> {
  const environment = { ...issuer.environment, LOG_LEVEL: 'warn' };
  app = await startTestApp(environment, { onLog: (line) => logged.push(line) });
}
const stop = () => app.close();

/** Comes back from the issuer with a code, which it then exchanges as it likes. */
async function comeBack(changed: Readonly<Record<string, string>> = {}) {
  const { url, state, ticket } = (await app.call(startGoogle)).value();
  issuer.expectNonce(new URL(url).searchParams.get('nonce') ?? '');
  const answer = `?${new URLSearchParams({ code: 'geheim', state, ...changed })}`;
  return app.call(completeGoogleSignIn, { body: { ticket, answer } });
}

const inSeconds = (count: number): number => Math.floor(Date.now() / 1000) + count;

describe('of an ID token', () => {
  beforeAll(start);
  afterAll(stop);
  beforeEach(() => {
    logged.length = 0;
  });

  // ASVS v5.0.0-6.8.2, v5.0.0-10.5.1, v5.0.0-10.5.4
  test.each<[string, Lies]>([
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    [
      'for others as well, without naming us as the one it was given to',
      { claims: { aud: ['hop-gon', 'x'], azp: 'x' } },
    ],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['that has run out', { claims: { exp: inSeconds(-300) } }],
    ['without a subject', { claims: { sub: '' } }],
    ['signed by another key', { foreignKey: true }],
    ['without a signature', { idToken: new UnsecuredJWT({ sub: 'x' }).encode() }],
    ['that is none', { idToken: 'x' }],
  ])('an ID token %s signs nobody in', async (_, lies) => {
    issuer.lie(lies);
    expect(await comeBack()).toMatchObject(refusal('google_failed'));
    expect(await app.database.sql('select from identities')).toHaveLength(0);
    expect(logged.join()).toContain('google-refused');
    expect(logged.join()).not.toContain('geheim');
    expect(logged.join()).not.toContain('that@congty.example');
  });

  test('an honest issuer is accepted, and is asked with the proof key', async () => {
    issuer.lie({});
    expect((await comeBack()).status).toBe(200);
    const { body } = issuer.asked.findLast(({ path }) => path === '/token') ?? {
      body: new URLSearchParams(),
    };
    expect(body.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(body.get('redirect_uri')).toBe('http://127.0.0.1:3000/google-callback');
  });
});

// The metadata of an issuer is cached, so each case uses an issuer of its own.
describe('of the issuer itself', () => {
  beforeEach(start);
  afterEach(stop);

  // ASVS v5.0.0-10.5.3
  test.each<[string, Record<string, string>]>([
    ['names itself another', { issuer: 'https://accounts.google.com' }],
    ['sends its keys over a network without TLS', { jwks_uri: 'http://192.0.2.1/keys' }],
    ['wants the secret over a network without TLS', { token_endpoint: 'http://192.0.2.1/token' }],
  ])('an issuer that %s is not believed', async (_, metadata) => {
    issuer.lie({ metadata });
    const started = await app.call(startGoogle);
    const reply = started.status === 200 ? await comeBack() : started;
    expect(reply).toMatchObject(refusal('google_failed'));
  });

  test('an issuer that was out of reach is asked again by the next person', async () => {
    issuer.lie({ metadata: { issuer: 'https://elsewhere.example' } });
    expect(await app.call(startGoogle)).toMatchObject(refusal('google_failed'));
    issuer.lie({});
    expect((await comeBack()).status).toBe(200);
  });

  // ASVS v5.0.0-10.2.2
  test('an answer that names another issuer is refused when this one names itself', async () => {
    issuer.lie({ metadata: {} });
    expect((await comeBack({ iss: 'https://elsewhere.example' })).code).toBe('google_failed');
  });
});
