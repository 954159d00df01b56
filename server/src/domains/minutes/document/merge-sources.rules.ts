import type { Reading } from '@hopgon/contract/readings/schemas';
import type { ComparedText } from '../lines/match-sources.rules.ts';
import { lineKinds } from './draft.rules.ts';
import type { HeldLine, HeldSource } from './held-lines.rules.ts';

/** A note that says what was voted: its words stand, and the decision names its vote. */
export const withVote = (note: HeldSource, vote: HeldSource): HeldSource => ({
  ...note,
  agendaItemId: note.agendaItemId ?? vote.agendaItemId,
  sameIds: [...note.sameIds, vote.from.id],
  line: {
    ...note.line,
    ...{ kind: 'decision', motion_id: vote.line.motion_id, assignee_id: null, deadline: null },
  },
});

/**
 * A note or vote that a reading says, too: its words stand, and the turns of the reading are evidence of the line. Kind,
 * person or day that only the reading names make it a line that somebody has to accept.
 */
export function withReading(held: HeldSource, reading: Reading): HeldSource {
  const { line } = held;
  const isPlainNote = line.kind === 'text' && line.origin === 'typed';
  const kind = isPlainNote ? lineKinds[reading.kind] : line.kind;
  const task = kind === 'task' ? taskOf(line, reading) : noTask;
  const isMore =
    kind !== line.kind ||
    task.assignee_id !== line.assignee_id ||
    task.assignee_name !== null ||
    task.deadline !== line.deadline;
  const origin = isMore && line.origin === 'typed' ? 'reading' : line.origin;
  return {
    ...held,
    sameIds: [...held.sameIds, reading.id],
    line: { ...line, kind, ...task, origin, reading },
  };
}

const noTask = { assignee_id: null, assignee_name: null, deadline: null };

/** Whom and when the note names, and else the reading. */
function taskOf({ assignee_id: written, deadline }: HeldLine, { task }: Reading) {
  const read = written === null ? task : null;
  return {
    assignee_id: written ?? read?.assigneeId ?? null,
    assignee_name: read && read.assigneeId === null ? read.assigneeName : null,
    deadline: deadline ?? task?.deadline ?? null,
  };
}

export const comparedHeld = ({ from, said, line }: HeldSource): ComparedText => ({
  ...{ kind: line.kind, from: from.kind, text: said, evidence: [], transcriptId: null },
});

export const comparedReading = ({ kind, text, evidence, source }: Reading): ComparedText => ({
  ...{ kind: lineKinds[kind], from: 'reading', text, evidence, transcriptId: source?.transcriptId ?? null },
});
