import type { ReadingKind } from '@hopgon/contract/readings/schemas';
import type { NewReading } from '../../../data/meetings/readings.ts';
import { isDay } from '../../../lib/format/days.ts';
import type { TaskDraft } from '../items/task-fields.tsx';

/** Kinds the machine may miss, with what a row of them is called. */
export const addedKinds = {
  decision: 'quyết định',
  task: 'việc cần làm',
  question: 'câu hỏi còn để ngỏ',
} as const satisfies Partial<Record<ReadingKind, string>>;

export type AddedKind = keyof typeof addedKinds;

interface Draft {
  readonly kind: AddedKind;
  readonly text: string;
  readonly turns: readonly number[];
  readonly task: TaskDraft;
}

/** What is wrong with a new row; null when nothing. */
export function newReadingProblem({ kind, text, task }: Draft): string | null {
  if (text.trim() === '') return 'Hãy ghi nội dung';
  const isWrongDay = kind === 'task' && task.deadline !== '' && !isDay(task.deadline);
  return isWrongDay ? 'Hãy ghi hạn là một ngày, ví dụ 25/11/2026' : null;
}

/** What is sent of it. */
export const newReadingOf = ({ kind, text, turns, task }: Draft): NewReading => ({
  kind,
  text: text.normalize('NFC').replace(/\s+/gu, ' ').trim(),
  evidence: [...turns],
  ...(kind === 'task' && { assigneeId: task.assignee?.id ?? null, deadline: task.deadline || null }),
});
