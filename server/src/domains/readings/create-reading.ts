import { Failure } from '@hopgon/contract/failure';
import type { createReading as route } from '@hopgon/contract/readings/routes';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireAssignee } from '../action-items/people/require-assignee.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { completeReadingsChange } from './complete-readings-change.ts';
import { lockReadings } from './lock-readings.ts';
import { contentOf } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';
import { requireEvidence } from './require-evidence.ts';
import { saveReadings } from './save-readings.ts';

/** Far more than anybody reads through. */
const mostReadings = 1000;

/** Records a row a person typed; it counts as approved by them, and an undo removes it. */
export function createReading(
  world: ReadingWorld,
  scope: CompanyScope,
  { meetingId, kind, text, evidence, ...task }: BodyOf<typeof route> & { readonly meetingId: string },
): Promise<Reading> {
  return scope.transaction(async (tx) => {
    const rows = await lockReadings(tx, meetingId);
    if (rows.length >= mostReadings) throw new Failure('readings_full');
    const isTask = kind === 'task';
    if (isTask && task.assigneeId !== null) await requireAssignee(tx, task.assigneeId, meetingId);
    const { companyId } = await tx.entry();
    const now = world.clock.now();
    const id = world.newId();
    const places = rows.filter((row) => row.kind === kind).map(({ position }) => position + 1);
    await readingStore.insert(tx.db, [
      {
        company_id: companyId,
        id,
        meeting_id: meetingId,
        kind,
        position: Math.max(0, ...places),
        levels: kind === 'summary' ? ['short', 'medium', 'long'] : [],
        text,
        engine_text: null,
        confidence: null,
        transcript_id: await requireEvidence(tx, meetingId, evidence),
        evidence,
        assignee_id: isTask ? task.assigneeId : null,
        assignee_name: null,
        deadline: isTask ? task.deadline : null,
        priority: task.priority,
        // Before it was added it was not there: so an undo finds it.
        state: 'rejected',
        merged_into: null,
        item_id: null,
        created_by: tx.actor.userId,
        created_at: now,
        updated_at: now,
      },
    ]);
    const row = (await readingStore.list(tx.db, meetingId)).find((each) => each.id === id);
    if (!row) throw new Error('a reading vanished inside its own transaction');
    const after = { ...contentOf(row), state: 'approved' as const };
    await saveReadings(world, tx, { act: 'added', changed: [{ row, after }] });
    const { readings } = await completeReadingsChange(world, tx, meetingId, [row]);
    const [reading] = readings;
    if (!reading) throw new Error('a reading was added but not presented');
    return reading;
  });
}
