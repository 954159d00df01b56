import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { motionStore, type WholeMotion } from './motions.store.ts';

/** Throws unless the meeting has this vote. */
export async function requireMotion(
  tx: CompanyScope,
  meetingId: string,
  motionId: string,
): Promise<WholeMotion> {
  const whole = await motionStore.find(tx.db, meetingId, motionId);
  if (!whole) throw new Failure('motion_not_found');
  return whole;
}
