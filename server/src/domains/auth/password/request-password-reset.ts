import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { resetMail } from '../account.mail.ts';
import { spendMail } from '../auth.limits.ts';
import { authStore } from '../auth.store.ts';
import { applyMinimumDuration } from '../sign-in/apply-minimum-duration.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { mailedTokenHash, newMailedToken } from '../tokens/mailed.token.ts';

type ResetWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'bus' | 'limiter' | 'log'>;

const resetLinkLifetime = 30 * 60 * 1000;
const answersAfter = 250;

/** Mails a link that sets a new password; the answer is the same for addresses without an account. */
export async function requestPasswordReset(
  world: ResetWorld,
  origin: Origin,
  email: string,
): Promise<Record<string, never>> {
  const network = networkOf(origin.address);
  await applyMinimumDuration(answersAfter, async () => {
    const account = await findAccount(world, email, network);
    const knownNetwork = account?.known_network ?? false;
    await logWhenRefused(world.log, 'reset-mail', { address: origin.address }, () =>
      spendMail(world.limiter, { kind: 'reset', to: email, network, knownNetwork }),
    );
    if (account && !account.awaits_confirmation) await sendLink(world, account.user_id);
  });
  return {};
}

async function sendLink(world: ResetWorld, userId: string): Promise<void> {
  const token = newMailedToken();
  const now = world.clock.now();
  await world.database.trusted({ userId }).transaction(async (tx) => {
    await authStore.deleteExpiredResets(tx.db, userId, now);
    await authStore.insertReset(tx.db, {
      token_hash: mailedTokenHash(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + resetLinkLifetime),
    });
    await sendAccountMail(world, tx, userId, (reader) => resetMail(world.config, reader, token));
  });
  world.log.info({ event: 'password-reset-requested', userId }, 'reset link mailed');
}
