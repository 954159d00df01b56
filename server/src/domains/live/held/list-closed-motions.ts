import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { motionStore } from '../motions/motions.store.ts';

/** The ids of the votes of a meeting that were closed. Who may ask is for the caller to say. */
export const listClosedMotions = (tx: CompanyScope, meetingId: string): Promise<string[]> =>
  motionStore.closedIds(tx.db, meetingId);
