import type { ActionItemState, ItemAct } from '@hopgon/contract/action-items/schemas';

interface Compared {
  readonly assignee_id: string | null;
  readonly deadline: string | null;
  readonly state: ActionItemState;
}

interface Difference {
  readonly act: ItemAct;
  readonly assigneeId?: string | null;
  readonly deadlineBefore?: string | null;
  readonly deadline?: string | null;
}

/** What the history of an item says of a change. */
export function differencesBetween(before: Compared, after: Compared): Difference[] {
  const isReassigned = after.assignee_id !== before.assignee_id;
  const isReopened = (before.state === 'done' || before.state === 'declined') && after.state !== before.state;
  return [
    ...(isReassigned ? [{ act: 'assigned' as const, assigneeId: after.assignee_id }] : []),
    ...(after.deadline === before.deadline
      ? []
      : [{ act: 'deadline-changed' as const, deadlineBefore: before.deadline, deadline: after.deadline }]),
    ...(isReopened && !isReassigned ? [{ act: 'reopened' as const }] : []),
  ];
}
