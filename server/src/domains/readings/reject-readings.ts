import { Failure } from '@hopgon/contract/failure';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { completeReadingsChange } from './complete-readings-change.ts';
import { lockReadings } from './lock-readings.ts';
import { contentOf, isClosed } from './reading-content.rules.ts';
import { type NamedReadings, requireReadings } from './require-readings.ts';
import { saveReadings } from './save-readings.ts';

/** Takes readings out; they stay to be seen, and an undo restores them. */
export function rejectReadings(
  world: ReadingWorld,
  scope: CompanyScope,
  { meetingId, readings }: NamedReadings,
): Promise<{ readings: Reading[] }> {
  return scope.transaction(async (tx) => {
    const picked = requireReadings(await lockReadings(tx, meetingId), readings);
    if (picked.some(isClosed)) throw new Failure('reading_closed');
    const changed = picked.map((row) => ({ row, after: { ...contentOf(row), state: 'rejected' as const } }));
    await saveReadings(world, tx, { act: 'rejected', changed });
    return completeReadingsChange(world, tx, meetingId, picked);
  });
}
