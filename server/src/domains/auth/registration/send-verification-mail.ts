import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { verificationMail } from '../account.mail.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { mailedTokenHash, newMailedToken } from '../tokens/mailed.token.ts';
import { verificationsStore } from './verifications.store.ts';

const verificationLinkLifetime = 60 * 60 * 1000;

/** Mails the person `scope` is bound to a link that proves their address: good for an hour and for once. */
export async function sendVerificationMail(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus'>,
  scope: Scope,
  userId: string,
): Promise<void> {
  const token = newMailedToken();
  const now = world.clock.now();
  await verificationsStore.deleteExpired(scope.db, userId, now);
  await verificationsStore.insert(scope.db, {
    token_hash: mailedTokenHash(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + verificationLinkLifetime),
  });
  await sendAccountMail(world, scope, userId, (reader) => verificationMail(world.config, reader, token));
}
