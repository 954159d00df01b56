import { Failure } from '@hopgon/contract/failure';
import type { updateReading as route } from '@hopgon/contract/readings/routes';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireAssignee } from '../action-items/people/require-assignee.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { completeReadingsChange } from './complete-readings-change.ts';
import { lockReadings } from './lock-readings.ts';
import { contentOf, isClosed, type ReadingContent } from './reading-content.rules.ts';
import type { ReadingRow } from './readings.store.ts';
import { requireEvidence } from './require-evidence.ts';
import { requireReadings } from './require-readings.ts';
import { saveReadings } from './save-readings.ts';

type ReadingInput = BodyOf<typeof route> & { readonly meetingId: string; readonly readingId: string };

/** Changes what a reading says, and approves it in the same step where that is wanted. */
export function updateReading(
  world: ReadingWorld,
  scope: CompanyScope,
  change: ReadingInput,
): Promise<Reading> {
  return scope.transaction(async (tx) => {
    const { meetingId, readingId, version, approve } = change;
    const [row] = requireReadings(await lockReadings(tx, meetingId), [{ id: readingId, version }]);
    if (!row) throw new Failure('reading_not_found');
    if (isClosed(row)) throw new Failure('reading_closed');
    const after = await contentAfter(tx, row, change);
    const act = approve && row.state === 'proposed' ? 'approved' : 'edited';
    await saveReadings(world, tx, { act, changed: [{ row, after }] });
    const { readings } = await completeReadingsChange(world, tx, meetingId, [row]);
    const [reading] = readings;
    // A summary line is left out with what it states.
    if (!reading) throw new Failure('reading_not_found');
    return reading;
  });
}

async function contentAfter(
  tx: CompanyScope,
  row: ReadingRow,
  change: ReadingInput,
): Promise<ReadingContent> {
  const { text = row.text, evidence, approve } = change;
  const source = evidence && {
    evidence,
    transcript_id: await requireEvidence(tx, change.meetingId, evidence),
  };
  return {
    ...contentOf(row),
    text,
    ...source,
    ...(row.kind === 'task' ? await taskAfter(tx, row, change) : {}),
    state: approve ? 'approved' : row.state,
  };
}

async function taskAfter(tx: CompanyScope, row: ReadingRow, change: ReadingInput) {
  const { assigneeId, deadline = row.deadline, priority = row.priority } = change;
  if (assigneeId === undefined) return { deadline, priority };
  if (assigneeId !== null) await requireAssignee(tx, assigneeId, change.meetingId);
  return { deadline, priority, assignee_id: assigneeId, assignee_name: null };
}
