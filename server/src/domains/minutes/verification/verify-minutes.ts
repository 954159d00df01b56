import { Failure } from '@hopgon/contract/failure';
import type { VerifiedMinutes } from '@hopgon/contract/minutes/verification/schemas';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { limitCodes } from '../minutes.limits.ts';
import { codeStore } from './codes.store.ts';
import { presentVerified } from './verified.presenter.ts';

/** Which minutes bear a code, for anybody who has it. */
export async function verifyMinutes(
  { database, limiter }: Pick<World, 'database' | 'limiter'>,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<VerifiedMinutes> {
  await limitCodes(limiter, networkOf(address));
  const row = await codeStore.find(database.trusted({}).db, code);
  if (!row) throw new Failure('minutes_code_not_found');
  return presentVerified(row);
}
