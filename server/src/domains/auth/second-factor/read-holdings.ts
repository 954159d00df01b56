import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { passkeyObstacle } from '../passkeys/relying-party.rules.ts';
import type { Holdings } from './second-factor.rules.ts';
import { secondFactorsStore } from './second-factors.store.ts';

export interface DatedHoldings extends Holdings {
  readonly passwordChangedAt: Date | null;
  readonly twoFactorSince: Date | null;
}

/** What the person `scope` is bound to can show of themselves. */
export async function readHoldings(
  { config }: Pick<World, 'config'>,
  scope: Scope,
  userId: string,
): Promise<DatedHoldings> {
  const row = await secondFactorsStore.summary(scope.db, userId);
  return {
    passwordChangedAt: row.password_changed_at,
    twoFactorSince: row.two_factor_since,
    hasPassword: row.password_changed_at !== null,
    twoFactor: row.two_factor_since !== null,
    recoveryCodesLeft: row.codes_left ?? 0,
    passkeys: row.passkey_count ?? 0,
    passkeysWork: passkeyObstacle(config.publicUrl) === null,
  };
}
