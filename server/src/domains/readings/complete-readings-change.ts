import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { listNamedReadings } from './list-named-readings.ts';
import type { ReadingRow } from './readings.store.ts';

/** Ends a change: other viewers read again, and the caller gets the rows as they are now. */
export async function completeReadingsChange(
  world: ReadingWorld,
  tx: CompanyScope,
  meetingId: string,
  rows: readonly Pick<ReadingRow, 'id'>[],
): Promise<{ readings: Reading[] }> {
  const { companyId } = await tx.entry();
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['readings'] });
  return listNamedReadings(tx, meetingId, new Set(rows.map(({ id }) => id)));
}
