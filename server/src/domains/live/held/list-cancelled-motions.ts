import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { motionStore } from '../motions/motions.store.ts';

/** The ids of the votes of a meeting that were cancelled. Who may ask is for the caller to say. */
export const listCancelledMotions = async (
  tx: Pick<CompanyScope, 'db'>,
  meetingId: string,
): Promise<ReadonlySet<string>> => new Set(await motionStore.cancelledIds(tx.db, meetingId));
