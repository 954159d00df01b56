import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { type RequiredMinutes, requireMinutes } from './require-minutes.ts';

/** Minutes the caller is about to change, which nobody else changes until the transaction ends. */
export const lockMinutes = (tx: CompanyScope, meetingId: string): Promise<RequiredMinutes> =>
  requireMinutes(tx, { meetingId, meetingRight: 'edit', right: minutesPolicy.change, lock: true });
