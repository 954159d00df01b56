import { Failure } from '@hopgon/contract/failure';
import type { Reading, ReadingVersion } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { listReadings } from './list-readings.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';

/** All readings of a meeting the caller may edit, which nobody else changes until the transaction ends. */
export async function openReadings(tx: CompanyScope, meetingId: string): Promise<readonly ReadingRow[]> {
  await requireMeeting(tx, meetingId, 'edit');
  await readingStore.lockMeeting(tx.db, meetingId);
  return readingStore.list(tx.db, meetingId);
}

/** Those named, each as the caller last saw it. */
export function pickReadings(rows: readonly ReadingRow[], named: readonly ReadingVersion[]): ReadingRow[] {
  const wanted = new Map(named.map(({ id, version }) => [id, version]));
  return [...wanted].map(([id, version]) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Failure('reading_not_found');
    if (row.version !== version) throw new Failure('version_stale');
    return row;
  });
}

/** Those named as they are now. */
export async function presentReadings(
  tx: CompanyScope,
  meetingId: string,
  ids: ReadonlySet<string>,
): Promise<{ readings: Reading[] }> {
  const { readings } = await listReadings(tx, meetingId);
  return { readings: readings.filter(({ id }) => ids.has(id)) };
}
