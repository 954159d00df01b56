import type { Scope } from '../../platform/database/scope.ts';
import { readingStore } from './readings.store.ts';

/** What a reading points to: the action item of an approved task, and the reading that a summary line states. */
export interface ReadingReferences {
  readonly itemId: string | null;
  readonly resultId: string | null;
}

/** The references of a meeting's readings by their ids. The caller has asked who may see them. */
export async function listReadingReferences(
  scope: Pick<Scope, 'db'>,
  meetingId: string,
): Promise<ReadonlyMap<string, ReadingReferences>> {
  const rows = await readingStore.list(scope.db, meetingId);
  return new Map(rows.map((row) => [row.id, { itemId: row.item_id, resultId: row.result_id }]));
}
