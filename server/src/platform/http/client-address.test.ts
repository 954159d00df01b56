import { login, requestPasswordReset, signInMethods } from '@hopgon/contract/auth/routes';
import { afterEach, describe, expect, test } from 'vitest';
import { givenPerson } from '../../testing/given.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const tries = 11;

/** How many of so many look-ups are let through, each said to come from another client. */
async function passedOf(headersOf: (turn: number) => Record<string, string>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < tries; turn += 1) {
    const body = { email: `nguoi${turn}@congty.example` };
    const options = { address: '10.1.1.1', headers: headersOf(turn) };
    if ((await app.call(signInMethods, { body }, options)).status === 200) passed += 1;
  }
  return passed;
}

const forwarded = (turn: number) => ({ 'x-forwarded-for': `198.51.100.${turn}` });

describe('the client address', () => {
  test('is that of the connection, whatever the headers say', async () => {
    app = await startTestApp();
    const passed = await passedOf((turn) => ({
      ...forwarded(turn),
      forwarded: `for=198.51.100.${turn}`,
      'x-real-ip': `198.51.100.${turn}`,
      'cf-connecting-ip': `198.51.100.${turn}`,
    }));
    expect(passed).toBe(10);
  });

  test('is taken from a trusted proxy', async () => {
    app = await startTestApp({ TRUST_PROXY: '10.1.1.1' });
    expect(await passedOf(forwarded)).toBe(tries);
  });

  test('is the last address the trusted proxy added; addresses a client wrote before it are ignored', async () => {
    app = await startTestApp({ TRUST_PROXY: '1' });
    const passed = await passedOf((turn) => ({ 'x-forwarded-for': `198.51.100.${turn}, 203.0.113.9` }));
    expect(passed).toBe(10);
  });

  // ASVS v5.0.0-4.1.3, v5.0.0-15.3.4
  test('is not taken from a proxy that is not trusted', async () => {
    app = await startTestApp({ TRUST_PROXY: '10.2.0.0/16' });
    expect(await passedOf(forwarded)).toBe(10);
  });
});

test('a refusal for too many tries says how long to wait, in seconds', async () => {
  app = await startTestApp();
  await givenPerson(app);
  let last = await app.call(login, { body: { email: 'nguoi@congty.example', password: 'sai' } });
  for (let turn = 0; turn < 12 && last.status !== 429; turn += 1) {
    last = await app.call(login, { body: { email: 'nguoi@congty.example', password: 'sai' } });
  }
  expect(last.status).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  expect(String(last.body.error)).toMatch(/sau \d+ phút/);
});

// ASVS v5.0.0-4.1.3
test('links in mails lead to the public address, whatever host was asked for', async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://hop.congty.example' });
  const person = await givenPerson(app);
  const { email } = person;
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  (await app.call(requestPasswordReset, { body: { email } }, { headers })).value();
  const mail = (await mailsTo(app, person)).at(-1);
  expect(mail?.text).toContain('https://hop.congty.example/reset-password');
  expect(mail?.text).not.toContain('evil.example');
});
