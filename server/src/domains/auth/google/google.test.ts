import {
  completeGoogleSignIn,
  completeRegistration,
  login,
  register,
  signInMethods,
  startGoogle,
} from '@hopgon/contract/auth/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, password, sessionOf } from '../../../testing/given.ts';
import { givenTwoFactor } from '../../../testing/given-two-factor.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../testing/identity-provider.ts';
import { mailsToAddress } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { signInElsewhere } from '../../../testing/sign-in-elsewhere.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const redirectUri = 'http://127.0.0.1:3000/google-callback';

let google: IdentityProvider;
let app: TestApp;
beforeAll(async () => {
  google = await startIdentityProvider(redirectUri);
  app = await startTestApp(google.environment);
});
afterAll(async () => {
  await app.close();
  await google.stop();
});

let people = 0;
/** Somebody with an account at the issuer that nobody here has seen. */
function givenAccount({
  email,
  emailVerified = true,
  name,
}: {
  email?: string;
  emailVerified?: boolean;
  name?: string;
} = {}) {
  people += 1;
  const account = { subject: `google-${people}`, email: email ?? `g${people}@congty.example`, emailVerified };
  google.add(name === undefined ? account : { ...account, name });
  return account;
}

const begin = async (on = app) => (await on.call(startGoogle)).value();
const finish = (ticket: string, answer: string, on = app) =>
  on.call(completeGoogleSignIn, { body: { ticket, answer } });

/** The whole way of a person: our start, the issuer's page, our end. */
async function signIn(subject: string | null, on = app) {
  const { url, ticket } = await begin(on);
  return finish(ticket, await signInElsewhere(url, subject, redirectUri), on);
}
const sessionAs = async (subject: string) => sessionOf((await signIn(subject)).value());
const meOf = async (token: string, on = app) => (await on.with({ token }).call(readMe)).value();
const subjectsOf = async (email: string) => {
  const rows = await app.database.sql<{ subject: string }>(
    'select i.subject from identities i join users u on u.id = i.user_id where u.email = $1',
    [email],
  );
  return rows.map((row) => row.subject);
};
const mailsTo = async (email: string): Promise<string[]> => {
  const rows = await app.database.sql<{ subject: string }>(
    `select o.message->>'subject' as subject from outbox_mails o join users u on u.id = o.user_id
     where u.email = $1 order by o.id`,
    [email],
  );
  return rows.map((row) => row.subject);
};
const verify = (email: string) =>
  app.database.sql('update users set email_verified_at = now() where email = $1', [email]);
/** As accounts were whose factors were set up before a proof was asked for. */
const unprove = (email: string) =>
  app.database.sql('update users set email_verified_at = null where email = $1', [email]);

describe('a first sign-in', () => {
  // Proves S3.003, S3.008
  test('makes the person the document names, with its defaults, and a session', async () => {
    const { subject, email } = givenAccount();
    const tokens = await sessionAs(subject);
    expect(tokens.expiresIn).toBe(15 * 60);
    expect(await meOf(tokens.token)).toMatchObject({
      email,
      emailVerified: true,
      displayName: 'New User',
      photoURL: null,
      department: 'Không',
      position: 'Không',
      currentCompany: null,
      companies: [],
      lastLogin: app.clock.now().toISOString(),
    });
  });

  test('takes the name the issuer knows', async () => {
    const { subject } = givenAccount({ name: '  Đặng   Thị Hoa ' });
    expect((await meOf((await sessionAs(subject)).token)).displayName).toBe('Đặng Thị Hoa');
  });

  test('needs an address the issuer has verified', async () => {
    const { subject, email } = givenAccount({ emailVerified: false });
    expect(await signIn(subject)).toMatchObject(refusal('google_email_unverified'));
    expect(await app.database.sql('select from users where email = $1', [email])).toHaveLength(0);
  });

  test('in two windows at once is one person', async () => {
    const { subject, email } = givenAccount();
    const both = await Promise.all([begin(), begin()]);
    const answers = await Promise.all(both.map(({ url }) => signInElsewhere(url, subject, redirectUri)));
    const replies = await Promise.all(both.map(({ ticket }, place) => finish(ticket, answers[place] ?? '')));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(await subjectsOf(email)).toEqual([subject]);
  });
});

describe('a person who signed in before', () => {
  // ASVS v5.0.0-6.8.1, v5.0.0-10.5.2
  test('is known by the subject, also after their address changed', async () => {
    const { subject, email } = givenAccount();
    const first = await meOf((await sessionAs(subject)).token);
    google.add({ subject, email: 'moi@congty.example', emailVerified: false });
    const second = await meOf((await sessionAs(subject)).token);
    expect(second.id).toBe(first.id);
    expect(second.email).toBe(email);
  });

  // Proves S7.013
  test('is named to who registers with the address', async () => {
    const { subject, email } = givenAccount();
    await sessionAs(subject);
    expect((await app.call(signInMethods, { body: { email } })).value()).toEqual({ methods: ['google'] });
    const body = { email, password, displayName: 'Kẻ Lạ' };
    expect(await app.call(register, { body })).toMatchObject(refusal('email_taken'));
  });
});

describe('an address that has an account here', () => {
  test('proved on both sides is joined; password and sessions stay, and its owner is notified', async () => {
    const person = await givenPerson(app);
    await verify(person.email);
    const { subject } = givenAccount({ email: person.email.toUpperCase() });
    const me = await meOf((await sessionAs(subject)).token);
    expect(me).toMatchObject({ id: person.userId, displayName: person.displayName });
    expect((await person.call(readMe)).status).toBe(200);
    const body = { email: person.email, password };
    expect((await app.call(login, { body })).status).toBe(200);
    expect((await app.call(signInMethods, { body: { email: person.email } })).value()).toEqual({
      methods: ['password', 'google'],
    });
    expect(await mailsTo(person.email)).toContain('Tài khoản Google vừa được liên kết với Họp Gọn');
  });

  // ASVS v5.0.0-6.8.1
  test('that the issuer has not verified is not joined', async () => {
    const person = await givenPerson(app);
    await verify(person.email);
    const { subject } = givenAccount({ email: person.email, emailVerified: false });
    expect(await signIn(subject)).toMatchObject(refusal('google_email_unverified'));
    expect(await subjectsOf(person.email)).toEqual([]);
  });

  test('that nobody proved here goes to who proves it: the password and sessions of before end', async () => {
    const stranger = await givenPerson(app, 'Kẻ Lạ');
    let ended = 0;
    app.world.hub.subscribe({
      userId: stranger.userId,
      sessionId: stranger.sessionId,
      companyIds: new Set(),
      wake: () => undefined,
      end: () => {
        ended += 1;
      },
    });
    const takenOver: string[] = [];
    app.world.bus.on('auth.account-taken-over', async (_, { userId }) => void takenOver.push(userId));
    const { subject } = givenAccount({ email: stranger.email });
    const tokens = await sessionAs(subject);
    expect(takenOver, 'what lets in without a session ends by this event').toEqual([stranger.userId]);
    expect(await meOf(tokens.token)).toMatchObject({ id: stranger.userId, emailVerified: true });
    expect((await stranger.call(readMe)).code).toBe('session_ended');
    expect(ended).toBe(1);
    const body = { email: stranger.email, password };
    expect(await app.call(login, { body })).toMatchObject(refusal('credentials_wrong'));
    expect(await mailsTo(stranger.email)).toContain('Mật khẩu cũ của tài khoản Họp Gọn không còn dùng được');
  });

  // ASVS v5.0.0-6.3.4
  test('is asked for its second factor all the same', async () => {
    const person = await givenPerson(app);
    await verify(person.email);
    await givenTwoFactor(app, person);
    const { subject } = givenAccount({ email: person.email });
    const reply = await signIn(subject);
    expect(reply.body).toEqual({
      success: true,
      secondFactor: { challenge: expect.any(String), methods: expect.arrayContaining(['totp']) },
    });
  });

  test('that nobody proved is not kept by the second factor of a stranger', async () => {
    const stranger = await givenPerson(app, 'Kẻ Lạ');
    await givenTwoFactor(app, stranger);
    await unprove(stranger.email);
    const { subject } = givenAccount({ email: stranger.email });
    expect(await meOf((await sessionAs(subject)).token)).toMatchObject({ id: stranger.userId });
  });

  test('joined with another account of the issuer stays with that one: addresses change hands', async () => {
    const before = givenAccount();
    await sessionAs(before.subject);
    const after = givenAccount({ email: before.email });
    expect(await signIn(after.subject)).toMatchObject(refusal('google_account_differs'));
    expect(await subjectsOf(before.email)).toEqual([before.subject]);
  });
});

describe('with AUTH_ENUMERATION=strict', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ ...google.environment, AUTH_ENUMERATION: 'strict' });
  });
  afterAll(() => strict.close());

  test('an address whose mail nobody followed is as free as one nobody typed', async () => {
    const { subject, email } = givenAccount({ name: 'Đặng Thị Hoa' });
    (await strict.call(register, { body: { email, password, displayName: 'Kẻ Lạ' } })).value();
    const [mail] = await mailsToAddress(strict, email);
    const token = decodeURIComponent(/#token=([\w%.-]+)/.exec(mail?.text ?? '')?.[1] ?? '');

    const tokens = sessionOf((await signIn(subject, strict)).value());
    expect(await meOf(tokens.token, strict)).toMatchObject({ email, displayName: 'Đặng Thị Hoa' });
    expect(await strict.call(completeRegistration, { body: { token, password } })).toMatchObject(
      refusal('registration_link_invalid'),
    );
    expect((await strict.call(login, { body: { email, password } })).code).toBe('credentials_wrong');
  });

  test('nobody learns that an address signs in with Google', async () => {
    const { subject, email } = givenAccount();
    await signIn(subject, strict);
    const known = await strict.call(signInMethods, { body: { email } });
    expect(known.body).toEqual({ success: true, methods: [] });
  });
});

describe('it fails', () => {
  test('when the person says no', async () => {
    expect(await signIn(null)).toMatchObject(refusal('google_refused'));
  });

  // ASVS v5.0.0-10.1.2
  test('with the answer to another attempt', async () => {
    const { subject } = givenAccount();
    const [mine, another] = [await begin(), await begin()];
    const answer = await signInElsewhere(another.url, subject, redirectUri);
    expect(await finish(mine.ticket, answer)).toMatchObject(refusal('google_failed'));
  });

  // ASVS v5.0.0-10.5.1
  test('with the nonce of another attempt', async () => {
    const { subject } = givenAccount();
    const { url, ticket } = await begin();
    const changed = new URL(url);
    changed.searchParams.set('nonce', 'another');
    const answer = await signInElsewhere(changed.href, subject, redirectUri);
    expect(await finish(ticket, answer)).toMatchObject(refusal('google_failed'));
  });

  // ASVS v5.0.0-10.2.1
  test('with the proof key of another attempt', async () => {
    const { subject } = givenAccount();
    const [mine, another] = [await begin(), await begin()];
    const changed = new URL(mine.url);
    const challenge = new URL(another.url).searchParams.get('code_challenge') ?? '';
    changed.searchParams.set('code_challenge', challenge);
    const answer = await signInElsewhere(changed.href, subject, redirectUri);
    expect(await finish(mine.ticket, answer)).toMatchObject(refusal('google_failed'));
  });

  test('a second time with the same answer', async () => {
    const { subject } = givenAccount();
    const { url, ticket } = await begin();
    const answer = await signInElsewhere(url, subject, redirectUri);
    expect((await finish(ticket, answer)).status).toBe(200);
    expect(await finish(ticket, answer)).toMatchObject(refusal('google_failed'));
  });

  test('after ten minutes', async () => {
    const { subject } = givenAccount();
    const { url, ticket } = await begin();
    const answer = await signInElsewhere(url, subject, redirectUri);
    app.clock.advance(minutes(10));
    expect(await finish(ticket, answer)).toMatchObject(refusal('google_failed'));
  });

  test.each(['x', 'eyJhbGciOiJub25lIn0.e30.', 'a.b.c.d.e'])('with the ticket %s', async (ticket) => {
    expect(await finish(ticket, '?code=x&state=y')).toMatchObject(refusal('google_failed'));
  });

  test('without an answer', async () => {
    const { ticket } = await begin();
    expect(await finish(ticket, '')).toMatchObject(refusal('google_failed'));
  });
});

// ASVS v5.0.0-10.1.1, v5.0.0-10.2.1
test('the ticket says nothing to the page that keeps it, and the address carries PKCE, state and nonce', async () => {
  const { url, state, ticket } = await begin();
  const sent = new URL(url).searchParams;
  expect(Object.fromEntries(sent)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
  });
  const readable = ticket.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect(readable.join()).not.toContain(state);
  expect(readable.join()).not.toContain(sent.get('nonce'));
});

test('a network begins so often in ten minutes and no oftener', async () => {
  const address = '203.0.113.77';
  const ask = () => app.call(startGoogle, {}, { address });
  const replies = await Promise.all(Array.from({ length: 201 }, ask));
  expect(replies.filter((reply) => reply.code === 'too_many_requests')).toHaveLength(1);
});

test('without a client it says so', async () => {
  const plain = await startTestApp();
  expect(await plain.call(startGoogle)).toMatchObject(refusal('google_not_configured'));
  expect(await finish('x', '?code=x', plain)).toMatchObject(refusal('google_not_configured'));
  await plain.close();
});
