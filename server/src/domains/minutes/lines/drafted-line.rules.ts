import type { Reading } from '@hopgon/contract/readings/schemas';
import { lineKinds } from '../document/draft.rules.ts';
import type { HeldLine } from '../document/held-lines.rules.ts';
import { readingSaid } from './marks.rules.ts';

type TakenReading = Pick<
  Reading,
  'id' | 'kind' | 'text' | 'task' | 'evidence' | 'source' | 'engineText' | 'isTyped' | 'version'
>;

/** The columns of a line that come from its reading. */
export const columnsOf = (reading: TakenReading) => ({
  kind: lineKinds[reading.kind],
  text: reading.text,
  assignee_id: reading.task?.assigneeId ?? null,
  // A member is named by who they are; only a name that was said is kept.
  assignee_name: reading.task && reading.task.assigneeId === null ? reading.task.assigneeName : null,
  deadline: reading.task?.deadline ?? null,
  origin: 'reading' as const,
  reading_id: reading.id,
  reading_version: reading.version,
  taken: JSON.stringify(readingSaid(reading)),
  engine_text: reading.isTyped ? null : (reading.engineText ?? reading.text),
  transcript_id: reading.source?.transcriptId ?? null,
  evidence: reading.source === null ? [] : reading.evidence,
});

/** The columns of a line that rests on a note or vote; `userId` vouches for a written vote that ran out. */
export const heldColumns = ({ reading, ...line }: HeldLine, userId: string) => {
  const read = reading && columnsOf(reading);
  return {
    ...line,
    confirmed_by: line.confirmed_by ?? userId,
    taken: line.taken && JSON.stringify(line.taken),
    ...{ reading_id: read?.reading_id ?? null, reading_version: read?.reading_version ?? null },
    // Of a line that is a person's own no text is shown as the machine's.
    engine_text: line.origin === 'reading' ? (read?.engine_text ?? null) : null,
    ...{ transcript_id: read?.transcript_id ?? null, evidence: read?.evidence ?? [] },
    ...{ accepted_by: null, accepted_at: null },
  };
};
