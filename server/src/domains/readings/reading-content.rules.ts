import type { Priority } from '@hopgon/contract/action-items/schemas';
import type { ReadingAct, ReadingState } from '@hopgon/contract/readings/schemas';

/** What people change of a reading: the part its history keeps. */
export interface ReadingContent {
  readonly text: string;
  readonly transcript_id: string | null;
  readonly evidence: number[];
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly state: ReadingState;
  readonly merged_into: string | null;
}

/** Of a row, only what its history keeps. */
export const contentOf = (row: ReadingContent): ReadingContent => ({
  text: row.text,
  transcript_id: row.transcript_id,
  evidence: row.evidence,
  assignee_id: row.assignee_id,
  assignee_name: row.assignee_name,
  deadline: row.deadline,
  priority: row.priority,
  state: row.state,
  merged_into: row.merged_into,
});

/** The title of the action item a task becomes. */
export const titleOf = (text: string): string => text.slice(0, 300);

/** What an approved task says differently than before; what an item has besides stays as it is. */
export function taskChange(before: ReadingContent, after: ReadingContent): Partial<TaskContent> {
  const source = { transcriptId: after.transcript_id, evidence: after.evidence };
  const isOtherSource =
    after.transcript_id !== before.transcript_id ||
    JSON.stringify(after.evidence) !== JSON.stringify(before.evidence);
  return {
    ...(titleOf(after.text) !== titleOf(before.text) && { title: titleOf(after.text) }),
    ...(after.assignee_id !== before.assignee_id && { assigneeId: after.assignee_id }),
    ...(after.deadline !== before.deadline && { deadline: after.deadline }),
    ...(after.priority !== before.priority && { priority: after.priority }),
    ...(isOtherSource && { source }),
  };
}

interface TaskContent {
  readonly title: string;
  readonly assigneeId: string | null;
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly source: { readonly transcriptId: string | null; readonly evidence: readonly number[] };
}

export const isClosed = ({ state }: Pick<ReadingContent, 'state'>): boolean =>
  state === 'rejected' || state === 'merged';

/** Whether a person wrote, changed or decided about it; a new analysis and a speaker's name leave it as it is. */
export const isTouched = (row: {
  readonly created_by: string | null;
  readonly act: ReadingAct | null;
  readonly state: ReadingState;
}): boolean => row.created_by !== null || row.act !== null || row.state !== 'proposed';

/** The kept row with the evidence of all; lines of another transcript than its own cannot stand beside them. */
export function mergedContent<R extends ReadingContent>(kept: R, others: readonly R[]): ReadingContent {
  const same = others.filter(
    ({ transcript_id: of }) => of === kept.transcript_id || kept.transcript_id === null,
  );
  const source =
    kept.transcript_id ?? same.find(({ transcript_id: of }) => of !== null)?.transcript_id ?? null;
  const lines = [kept, ...same].flatMap((row) => (row.transcript_id === source ? row.evidence : []));
  const named = [kept, ...others].find(({ assignee_id: id }) => id !== null) ?? kept;
  return {
    ...contentOf(kept),
    transcript_id: source,
    evidence: [...new Set(lines)].sort((a, b) => a - b),
    assignee_id: named.assignee_id,
    assignee_name: named.assignee_name,
    deadline: kept.deadline ?? others.find(({ deadline }) => deadline !== null)?.deadline ?? null,
  };
}
