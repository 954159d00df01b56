import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { contentOf, isClosed, type ReadingContent } from './reading-content.rules.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';
import { saveReadings } from './save-readings.ts';

/** What adopted minutes say in place of a reading; what is not given is as the reading says. */
export interface AdoptedReading {
  readonly readingId: string;
  readonly text?: string | undefined;
  readonly assignee?: { readonly id: string | null; readonly name: string | null } | undefined;
  readonly deadline?: string | null | undefined;
}

/**
 * Approves readings that stand in adopted minutes, in the words of these; a task becomes an action item, or its item
 * follows. The caller has asked who may.
 */
export async function saveAdoptedReadings(
  world: ReadingWorld,
  tx: CompanyScope,
  meetingId: string,
  adopted: readonly AdoptedReading[],
): Promise<void> {
  await readingStore.lockMeeting(tx.db, meetingId);
  const adoptedById = new Map(adopted.map((reading) => [reading.readingId, reading]));
  const changed = (await readingStore.list(tx.db, meetingId)).flatMap((row) => {
    const said = adoptedById.get(row.id);
    if (!said || isClosed(row)) return [];
    const after = contentAfter(row, said);
    return JSON.stringify(after) === JSON.stringify(contentOf(row)) ? [] : [{ row, after }];
  });
  await saveReadings(world, tx, { act: 'approved', changed });
  const { companyId } = await tx.entry();
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['readings'] });
}

/** A reading is one line of at most so many letters. */
const longestText = 1000;

const contentAfter = (row: ReadingRow, { text, assignee, deadline }: AdoptedReading): ReadingContent => ({
  ...contentOf(row),
  state: 'approved',
  ...(text !== undefined && { text: text.replace(/\s+/g, ' ').slice(0, longestText) }),
  ...(row.kind === 'task' &&
    assignee && { assignee_id: assignee.id, assignee_name: assignee.id === null ? assignee.name : null }),
  ...(row.kind === 'task' && deadline !== undefined && { deadline }),
});
