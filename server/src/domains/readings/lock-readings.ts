import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';

/** All readings of a meeting the caller may edit, which nobody else changes until the transaction ends. */
export async function lockReadings(tx: CompanyScope, meetingId: string): Promise<readonly ReadingRow[]> {
  await requireMeeting(tx, meetingId, 'edit');
  await readingStore.lockMeeting(tx.db, meetingId);
  return readingStore.list(tx.db, meetingId);
}
