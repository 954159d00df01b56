import { randomInt } from 'node:crypto';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  showRecoveryCode,
} from './recovery-codes.rules.ts';
import { secondFactorsStore } from './second-factors.store.ts';

const drawCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () =>
    recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length)),
  ).join('');

/** Replaces the person's recovery codes; only the hashes of the new ones are stored. */
export async function createRecoveryCodes(
  world: Pick<World, 'clock'>,
  auth: Pick<Auth, 'seals'>,
  scope: Scope,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, drawCode);
  const hashes = codes.map((code) => auth.seals.recoveryCodeHash(userId, code));
  await secondFactorsStore.replaceRecoveryCodes(scope.db, userId, hashes, world.clock.now());
  return codes.map(showRecoveryCode);
}
