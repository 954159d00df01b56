import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { filterAssignees } from '../action-items/people/filter-assignees.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import type { SpeakerAssigned } from '../transcripts/transcripts.events.ts';
import { isTouched } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';
import { resolveAssignees } from './resolve-assignees.ts';

/** Proposed tasks of a speaker follow who the speaker is; what people changed or approved stays as they left it. */
export async function assignSpokenTasks(
  world: Pick<World, 'clock' | 'hub'>,
  scope: Scope,
  { companyId, meetingId, label, userId, isKnown }: SpeakerAssigned,
): Promise<void> {
  await readingStore.lockMeeting(scope.db, meetingId);
  const rows = await readingStore.list(scope.db, meetingId);
  const named = isKnown && userId !== null ? await filterAssignees(scope, meetingId, [userId]) : [];
  const [resolved = null] = isKnown ? named : await resolveAssignees(scope, meetingId, [label]);
  const spoken = rows.filter(
    (row) =>
      row.kind === 'task' && row.assignee_name === label && row.assignee_id !== resolved && !isTouched(row),
  );
  if (spoken.length > 0)
    await readingStore.setAssignee(
      scope.db,
      spoken.map(({ id }) => id),
      resolved,
      world.clock.now(),
    );
  await notifyViewers(world, scope, { companyId, meetingId, topics: ['readings'] });
}
