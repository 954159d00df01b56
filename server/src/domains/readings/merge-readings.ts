import { Failure } from '@hopgon/contract/failure';
import type { Reading, ReadingVersion } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { completeReadingsChange } from './complete-readings-change.ts';
import { lockReadings } from './lock-readings.ts';
import { contentOf, isClosed, mergedContent } from './reading-content.rules.ts';
import { requireReadings } from './require-readings.ts';
import { saveReadings } from './save-readings.ts';

interface ReadingsMerge {
  readonly meetingId: string;
  readonly into: ReadingVersion;
  readonly readings: readonly ReadingVersion[];
}

/** Merges readings of one kind into one of them: it keeps its words, takes their lines, and one undo takes it all back. */
export function mergeReadings(
  world: ReadingWorld,
  scope: CompanyScope,
  { meetingId, into, readings }: ReadingsMerge,
): Promise<{ readings: Reading[] }> {
  return scope.transaction(async (tx) => {
    const rows = await lockReadings(tx, meetingId);
    const [kept] = requireReadings(rows, [into]);
    const others = requireReadings(
      rows,
      readings.filter(({ id }) => id !== into.id),
    );
    if (!kept || others.some(({ kind }) => kind !== kept.kind)) throw new Failure('readings_differ');
    if ([kept, ...others].some(isClosed)) throw new Failure('reading_closed');
    const merged = others.map((row) => ({
      row,
      after: { ...contentOf(row), state: 'merged' as const, merged_into: kept.id },
    }));
    const changed = [...merged, { row: kept, after: mergedContent(kept, others) }];
    await saveReadings(world, tx, { act: 'merged', changed, together: true });
    return completeReadingsChange(world, tx, meetingId, [kept, ...others]);
  });
}
