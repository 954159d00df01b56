import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { meetingPolicy } from '../meetings.policy.ts';
import { type MeetingRow, meetingStore } from './meetings.store.ts';
import { requireMeetingRow } from './require-meeting-row.ts';

/** The same, locked until the transaction ends. */
export async function lockMeetingRow(
  tx: CompanyScope,
  meetingId: string,
  right: keyof typeof meetingPolicy,
): Promise<MeetingRow> {
  await meetingStore.lock(tx.db, meetingId);
  return requireMeetingRow(tx, meetingId, right);
}
