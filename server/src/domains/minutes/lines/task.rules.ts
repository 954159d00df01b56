import type { RecordedTask } from '@hopgon/contract/action-items/recorded-task';
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

/** What line and item said when minutes last wrote the item. */
export interface WrittenItem {
  readonly line: RecordedTask;
  readonly item: RecordedTask;
  /** The item had been changed by then, and was left as it was. */
  readonly isKept: boolean;
}

const longestTitle = 300;

interface TaskLine {
  readonly text: string;
  readonly assignee_id: string | null;
  readonly deadline: string | null;
}

/** What a line says of an item. */
export const recordedTaskOf = ({ text, assignee_id: assigneeId, deadline }: TaskLine): RecordedTask => ({
  ...{ title: text.replace(/\s+/g, ' ').slice(0, longestTitle), assigneeId, deadline },
});
