import { Failure } from '@hopgon/contract/failure';
import { minute } from '../../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../../platform/limits/limiter.ts';
import type { PasswordTry } from '../auth.limits.ts';

const limits = {
  /** Six digits, three of a million right at a time: ten tries, then waits that double to a quarter of an hour. */
  codesOfAccount: { most: 10, window: 15 * minute, firstWait: minute, longestWait: 15 * minute },
  codesOfStep: { most: 5, window: 15 * minute },
  passkeySignInsOfNetwork: { most: 100, window: 10 * minute },
} as const satisfies Record<string, Limit>;

/** A step of signing in takes five tries; then the first factor is asked for again. */
export async function spendCodeOfStep(limiter: Limiter, stepId: string): Promise<void> {
  try {
    await limiter.spend(limits.codesOfStep, `auth/code/step/${stepId}`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure('sign_in_step_over');
  }
}

async function spend(limiter: Limiter, key: string): Promise<PasswordTry> {
  await limiter.spend(limits.codesOfAccount, key);
  return { wasRight: () => limiter.forget(key) };
}

/**
 * The caller knows the password already: strangers share one budget, and a network the account knows has its own, so
 * that strangers cannot keep the owner out.
 */
export const spendCodeOfAccount = (
  limiter: Limiter,
  userId: string,
  knownNetwork: string | null,
): Promise<PasswordTry> =>
  spend(limiter, knownNetwork === null ? `auth/code/${userId}` : `auth/code/known/${knownNetwork}/${userId}`);

/** A living session proves itself within a budget of its own. */
export const spendCodeOfSession = (limiter: Limiter, sessionId: string): Promise<PasswordTry> =>
  spend(limiter, `auth/code/session/${sessionId}`);

export const spendPasskeySignIn = async (limiter: Limiter, network: string): Promise<void> =>
  void (await limiter.spend(limits.passkeySignInsOfNetwork, `auth/passkey/${network}`));
