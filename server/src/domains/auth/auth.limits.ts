import { day, hour, minute } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter, Refund } from '../../platform/limits/limiter.ts';

/** The limits of signing in and up, in one table. After `most` wrong passwords the waits double; nobody is locked out. */
const authLimits = {
  passwordsOfAccount: { most: 10, window: 15 * minute, firstWait: minute, longestWait: 15 * minute },
  passwordsOfNetwork: { most: 100, window: 15 * minute, firstWait: minute, longestWait: 15 * minute },
  signInMethodsOfNetwork: { most: 10, window: minute },
  registrationsOfNetwork: { most: 100, window: 10 * minute },
  mailsOfAddressAndNetwork: { most: 3, window: hour },
  mailsOfAddress: { most: 10, window: hour },
  googleOfNetwork: { most: 200, window: 10 * minute },
  mailsOfNetwork: { most: 60, window: hour },
} as const satisfies Record<string, Limit>;

/** A network that signed in to an account counts as known for this long, so that others cannot block it. */
export const networkKnownFor = 30 * day;

/** A try at a password, counted before it is made; when it was right, it was none. */
export interface PasswordTry {
  wasRight(): Promise<void>;
}

const noRefund: Refund = async () => undefined;

/**
 * Counts a try for the address from a network. One the account knows has a budget of its own, so that strangers
 * behind the same address cannot keep its people out.
 */
export async function spendSignIn(
  limiter: Limiter,
  email: string,
  network: string,
  knownNetwork: boolean,
): Promise<PasswordTry> {
  const ofAccount = `auth/password/${knownNetwork ? 'known/' : ''}${network}/${email}`;
  const refund: Refund = knownNetwork
    ? noRefund
    : await limiter.spend(authLimits.passwordsOfNetwork, `auth/password/${network}`);
  try {
    await limiter.spend(authLimits.passwordsOfAccount, ofAccount);
  } catch (error) {
    await refund();
    throw error;
  }
  return {
    async wasRight() {
      await refund();
      await limiter.forget(ofAccount);
    },
  };
}

/** A living session that asks for the current password has a budget of its own as well. */
export async function spendPasswordOfSession(limiter: Limiter, sessionId: string): Promise<PasswordTry> {
  const key = `auth/password/session/${sessionId}`;
  await limiter.spend(authLimits.passwordsOfAccount, key);
  return { wasRight: () => limiter.forget(key) };
}

/** Password attempts on one registration link. */
export async function spendPasswordOfRegistration(limiter: Limiter, userId: string): Promise<PasswordTry> {
  const key = `auth/password/registration/${userId}`;
  await limiter.spend(authLimits.passwordsOfAccount, key);
  return { wasRight: () => limiter.forget(key) };
}

/** Proof of the mailbox resets the count for this network. */
export async function forgetSignIns(limiter: Limiter, email: string, network: string): Promise<void> {
  await limiter.forget(`auth/password/${network}/${email}`);
  await limiter.forget(`auth/password/known/${network}/${email}`);
}

export const spendSignInMethods = async (limiter: Limiter, network: string): Promise<void> =>
  void (await limiter.spend(authLimits.signInMethodsOfNetwork, `auth/methods/${network}`));

export const spendRegistration = async (limiter: Limiter, network: string): Promise<void> =>
  void (await limiter.spend(authLimits.registrationsOfNetwork, `auth/register/${network}`));

/** Signing in by Google asks Google; both halves count. */
export const spendGoogle = async (limiter: Limiter, network: string): Promise<void> =>
  void (await limiter.spend(authLimits.googleOfNetwork, `auth/google/${network}`));

export interface AskedMail {
  readonly kind: 'reset' | 'registration' | 'verification';
  /** Where it goes: an address, or whose it is. */
  readonly to: string;
  readonly network: string;
  readonly knownNetwork: boolean;
}

/**
 * Mails that anyone may ask for; alike for addresses without an account. A network the account knows has a budget of its own,
 * so that strangers cannot use up what its person may ask for.
 */
export async function spendMail(
  limiter: Limiter,
  { kind, to, network, knownNetwork }: AskedMail,
): Promise<void> {
  const spent: Refund[] = [];
  const key = `auth/mail/${kind}`;
  try {
    spent.push(await limiter.spend(authLimits.mailsOfNetwork, `auth/mail/${network}`));
    spent.push(
      await limiter.spend(
        authLimits.mailsOfAddressAndNetwork,
        `${key}/${knownNetwork ? 'known/' : ''}${network}/${to}`,
      ),
    );
    if (!knownNetwork) await limiter.spend(authLimits.mailsOfAddress, `${key}/${to}`);
  } catch (error) {
    for (const refund of spent) await refund();
    throw error;
  }
}
