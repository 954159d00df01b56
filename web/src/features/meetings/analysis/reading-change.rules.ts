import type { Reading } from '@hopgon/contract/readings/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import type { ReadingChange } from '../../../data/meetings/readings.ts';
import type { TaskDraft } from '../items/task-fields.tsx';

/** What a form of a reading holds. */
export interface ReadingDraft {
  readonly text: string;
  readonly turns: readonly number[];
  readonly task: TaskDraft;
}

interface Before extends Pick<Reading, 'text' | 'marks'> {
  readonly task: Omit<NonNullable<Reading['task']>, 'priority'> | null;
}

/** Lines of an older transcript stay until others are chosen. */
const isOfOlder = ({ marks }: Before, turns: readonly number[]): boolean =>
  marks.includes('older_version') && turns.length === 0;

/** Only what the person changed since the form opened; what others changed meanwhile is not sent back. */
export function changeOf(
  reading: Before,
  opened: ReadingDraft,
  { text, turns, task }: ReadingDraft,
): ReadingChange {
  const written = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return {
    ...(written === opened.text ? {} : { text: written }),
    ...(turns.join() === opened.turns.join() || isOfOlder(reading, turns) ? {} : { evidence: [...turns] }),
    ...(reading.task && task.assignee?.id !== opened.task.assignee?.id
      ? { assigneeId: task.assignee?.id ?? null }
      : {}),
    ...(reading.task && task.deadline !== opened.task.deadline ? { deadline: task.deadline || null } : {}),
  };
}

/** What others changed since the form opened, in words; empty where nothing the form shows did. */
export function changedElsewhere({ text, task }: Before, opened: ReadingDraft): readonly string[] {
  const person = task?.assigneeName ?? 'chưa rõ';
  const deadline = task?.deadline ? dayInDigits(task.deadline) : 'không có';
  return [
    ...(text === opened.text ? [] : [`nội dung thành “${text}”`]),
    ...((task?.assigneeId ?? undefined) === opened.task.assignee?.id
      ? []
      : [`người phụ trách thành ${person}`]),
    ...((task?.deadline ?? '') === opened.task.deadline ? [] : [`hạn thành ${deadline}`]),
  ];
}
