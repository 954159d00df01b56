import type { Tokens } from '@hopgon/contract/auth/schemas';
import { type Auth, createAuth } from '../domains/auth/create-auth.ts';
import { createPasswordHashes } from '../domains/auth/password/create-password-hashes.ts';
import { saveRegistration } from '../domains/auth/registration/save-registration.ts';
import { sendVerificationMail } from '../domains/auth/registration/send-verification-mail.ts';
import { openSession } from '../domains/auth/sign-in/open-session.ts';
import type { TestApp } from './start-app-on.ts';

interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** The network from which they register and sign in. */
  readonly address: string;
}

const hashes = new Map<string, Promise<string>>();
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? createPasswordHashes().hash(password);
  hashes.set(password, hash);
  return hash;
}

const auths = new WeakMap<TestApp, Auth>();
function authOf(app: TestApp): Auth {
  const auth = auths.get(app) ?? createAuth(app.world);
  auths.set(app, auth);
  return auth;
}

/**
 * Registers and signs in by the use cases' parts: the password hash, slow on purpose, is computed once for equal
 * passwords. The calls themselves are tested in domains/auth.
 */
export async function registerPerson(
  app: TestApp,
  { email, password, displayName, address }: NewPerson,
): Promise<{ readonly userId: string; readonly tokens: Tokens }> {
  const { world } = app;
  const passwordHash = await hashOf(password);
  const userId = world.newId();
  const person = { userId, email, displayName, passwordHash, at: world.clock.now() };
  const signIn = { userId, remember: false, origin: { address, userAgent: 'lightMyRequest' } };
  const tokens = await world.database.trusted({ userId }).transaction(async (tx) => {
    await saveRegistration(world, tx, { ...person, isNew: true, awaitsConfirmation: false });
    await sendVerificationMail(world, tx, userId);
    return openSession(world, authOf(app), tx, signIn);
  });
  return { userId, tokens };
}
