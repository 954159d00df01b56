import { Failure } from '@hopgon/contract/failure';
import type { RecoveryCodes } from '@hopgon/contract/security/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { requireVerifiedEmail } from '../registration/require-verified-email.ts';
import { twoFactorOnMail } from '../security.mail.ts';
import { notifySecurityChange } from '../sign-in/notify-security-change.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { recordSecondFactor } from './record-second-factor.ts';
import { spendCodeOfSession } from './second-factor.limits.ts';
import { secondFactorsStore } from './second-factors.store.ts';
import { stepOfCode } from './totp.token.ts';

type ConfirmWorld = Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'limiter' | 'log'>;

/** How long a drawn secret waits for its first code. */
const setupLasts = 30 * 60 * 1000;

/** Turns two-factor on by a code of the app, and answers the recovery codes: this once. */
export async function completeTotp(
  world: ConfirmWorld,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  origin: Origin,
  code: string,
): Promise<RecoveryCodes> {
  const { userId, sessionId } = scope.actor;
  const attempt = await logWhenRefused(world.log, 'totp-setup', { address: origin.address, userId }, () =>
    spendCodeOfSession(world.limiter, sessionId),
  );
  const codes = await scope.transaction(async (tx) => {
    const now = world.clock.now();
    await requireVerifiedEmail(tx, userId);
    const step = await firstStep(auth, tx, code, now);
    await secondFactorsStore.completeTotp(tx.db, userId, step, now);
    await recordSecondFactor(world, tx);
    await sendAccountMail(world, tx, userId, (reader) => twoFactorOnMail(world.config, reader));
    notifySecurityChange(world, tx, { userId, event: 'two-factor-on' });
    return createRecoveryCodes(world, auth, tx, userId);
  });
  await attempt.wasRight();
  return { recoveryCodes: codes };
}

async function firstStep(
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  code: string,
  now: Date,
): Promise<number> {
  const { userId } = scope.actor;
  const totp = await secondFactorsStore.lockTotp(scope.db, userId);
  if (totp?.confirmed_at) throw new Failure('two_factor_on');
  const begun = totp && now.getTime() - totp.created_at.getTime() <= setupLasts;
  if (!begun) throw new Failure('totp_setup_over');
  const step = await stepOfCode(auth.seals.totpSecrets.open(totp.sealed_secret, userId), code, now, null);
  if (step === null) throw new Failure('code_wrong');
  return step;
}
