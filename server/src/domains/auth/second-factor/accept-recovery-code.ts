import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { recoveryCodeUsedMail } from '../security.mail.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { readRecoveryCode } from './recovery-codes.rules.ts';
import { secondFactorsStore } from './second-factors.store.ts';

/** Uses up one of the person's recovery codes, or throws; they are notified by mail. */
export async function acceptRecoveryCode(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus'>,
  auth: Pick<Auth, 'seals'>,
  scope: Scope,
  { userId, code: typed }: { readonly userId: string; readonly code: string },
): Promise<void> {
  const code = readRecoveryCode(typed);
  if (code === null) throw new Failure('code_wrong');
  const hash = auth.seals.recoveryCodeHash(userId, code);
  const used = await secondFactorsStore.takeRecoveryCode(scope.db, userId, hash, world.clock.now());
  if (!used) throw new Failure('code_wrong');
  const { codes_left: left } = await secondFactorsStore.summary(scope.db, userId);
  await sendAccountMail(world, scope, userId, (reader) =>
    recoveryCodeUsedMail(world.config, reader, left ?? 0),
  );
}
