import { itemPage } from '@hopgon/contract/action-items/item-page';
import type { CalendarTask } from '../../../platform/calendar/format-task.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { personItemStore } from './person-items.store.ts';

const priorities = { cao: 1, 'trung bình': 5, thấp: 9 } as const;
const states = { accepted: 'waiting', doing: 'doing', done: 'done' } as const;

/** What a person accepted, as a task list knows it; what is of a closed meeting says only that. */
export async function listItemsOfPerson(
  { config }: Pick<World, 'config'>,
  scope: JobScope,
  { userId, doneSince }: { readonly userId: string; readonly doneSince: Date },
): Promise<CalendarTask[]> {
  const rows = await personItemStore.list(scope.db, userId, doneSince);
  return rows.map((row) => ({
    uid: `task-${row.id}@${new URL(config.publicUrl).hostname}`,
    sequence: row.version,
    // What changes with nothing but the clock would make every look at it a new calendar.
    stamp: row.updated_at,
    summary: row.is_closed ? 'Họp kín' : row.title,
    due: row.deadline,
    state: states[row.state],
    completedAt: row.completed_at,
    priority: priorities[row.priority],
    url: `${config.publicUrl}${itemPage(row.meeting_id, row.may_view)}`,
  }));
}
