import type { MinutesLineKind } from '@hopgon/contract/minutes/schemas';

export interface TaskColumns {
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  /** YYYY-MM-DD */
  readonly deadline: string | null;
}

export interface WantedTask {
  readonly kind?: MinutesLineKind | undefined;
  readonly assigneeId?: string | null | undefined;
  readonly assigneeName?: string | null | undefined;
  readonly deadline?: string | null | undefined;
}

export const noTask: TaskColumns = { assignee_id: null, assignee_name: null, deadline: null };

/** Person and deadline after a change; a line that is no task has neither, and a member goes before a name. */
export function taskAfter(
  was: TaskColumns & { readonly kind: MinutesLineKind },
  wanted: WantedTask,
): TaskColumns {
  if ((wanted.kind ?? was.kind) !== 'task') return noTask;
  const isReassigned = wanted.assigneeId !== undefined || wanted.assigneeName !== undefined;
  const assigneeId = wanted.assigneeId ?? null;
  const name = wanted.assigneeName === '' ? null : (wanted.assigneeName ?? null);
  return {
    assignee_id: isReassigned ? assigneeId : was.assignee_id,
    assignee_name: isReassigned ? (assigneeId === null ? name : null) : was.assignee_name,
    deadline: wanted.deadline === undefined ? was.deadline : wanted.deadline,
  };
}
