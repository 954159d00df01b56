import type { MinutesLineKind } from '@hopgon/contract/minutes/schemas';
import type { TakenReading } from '../lines/marks.rules.ts';

interface AdoptedLine {
  readonly kind: MinutesLineKind;
  readonly text: string;
  readonly reading_id: string | null;
  /** A note in whose words the line says what the reading says. */
  readonly note_id: string | null;
  readonly taken: TakenReading | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly assignee_display: string | null;
  readonly deadline: string | null;
}

/** What an adopted line makes of its reading: what people changed in the minutes, and nothing else. Null without one. */
export function adoptedReadingOf(line: AdoptedLine) {
  const { reading_id: readingId, taken } = line;
  if (readingId === null) return null;
  const isTask = line.kind === 'task';
  const assignee = { id: line.assignee_id, name: line.assignee_name };
  if (taken === null || line.note_id !== null)
    return { readingId, text: line.text, ...(isTask && { assignee, deadline: line.deadline }) };
  const name = line.assignee_display ?? line.assignee_name;
  return {
    readingId,
    ...(line.text !== taken.text && { text: line.text }),
    ...(isTask && name !== taken.assigneeName && { assignee }),
    ...(isTask && line.deadline !== taken.deadline && { deadline: line.deadline }),
  };
}
