import type { MinutesLine, MinutesMark, UnsupportedWords } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';

/** What a reading says, as a line keeps it. */
export interface ReadingSaid {
  readonly text: string;
  readonly assigneeName: string | null;
  readonly deadline: string | null;
  /** Of a note, which names a member. */
  readonly assigneeId?: string | null | undefined;
}

/** What it said when the line was taken from it, or when a person last accepted the line. */
export interface TakenReading extends ReadingSaid {
  /** The reading was gone by then, and the person left the line as it is. */
  readonly isRejected?: boolean | undefined;
}

/** What the marks of a line depend on. */
export interface MarkedLine {
  readonly kind: MinutesLine['kind'];
  readonly origin: MinutesLine['origin'];
  readonly reading_id: string | null;
  readonly note_id: string | null;
  readonly motion_id: string | null;
  readonly taken: TakenReading | null;
  readonly transcript_id: string | null;
  readonly evidence: readonly number[];
  readonly unsupported: readonly UnsupportedWords[];
  readonly is_turn_corrected: boolean;
  readonly confirmed_at: Date | null;
  readonly accepted_at: Date | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
}

export const readingSaid = ({ text, task }: Pick<Reading, 'text' | 'task'>): ReadingSaid => ({
  text,
  assigneeName: task?.assigneeName ?? null,
  deadline: task?.deadline ?? null,
});

interface Note {
  readonly text: string;
  readonly assigneeId: string | null;
  readonly deadline: string | null;
}

export const noteSaid = ({ text, assigneeId, deadline }: Note): ReadingSaid => ({
  ...{ text, assigneeName: null, assigneeId, deadline },
});

const isSame = (left: ReadingSaid, right: ReadingSaid): boolean =>
  left.text === right.text &&
  left.assigneeName === right.assigneeName &&
  (left.assigneeId ?? null) === (right.assigneeId ?? null) &&
  left.deadline === right.deadline;

/** The readings of a meeting by id; one that a later analysis replaced is missing. */
export type ReadingsById = ReadonlyMap<string, Pick<Reading, 'state' | 'text' | 'task'>>;

const isThere = <R extends Pick<Reading, 'state'>>(reading: R | undefined): reading is R =>
  reading?.state === 'proposed' || reading?.state === 'approved';

/** What the content of a line is taken from. */
type ContentSources = Pick<LineSources, 'readings' | 'notes'>;

/** What lines are taken from; a note that its author deleted is missing. */
export interface LineSources {
  readonly readings: ReadingsById;
  readonly notes: ReadonlyMap<string, Note>;
  readonly cancelledMotionIds: ReadonlySet<string>;
}

/** What the note or else the reading of a line says now; null where both are gone, or the line was taken from none. */
function sourceSaid({ reading_id: readingId, note_id: noteId }: MarkedLine, sources: ContentSources) {
  const note = sources.notes.get(noteId ?? '');
  if (note) return noteSaid(note);
  const reading = sources.readings.get(readingId ?? '');
  return isThere(reading) ? readingSaid(reading) : null;
}

/** What a line is to be held against from now on, because a person accepted it as it is. */
export const takenNow = (line: MarkedLine, sources: ContentSources): TakenReading | null =>
  line.taken && (sourceSaid(line, sources) ?? { ...line.taken, isRejected: true });

/** What the reading or note of a line says now, where that is not what the line was taken from; else null. */
export function changedSource(line: MarkedLine, sources: ContentSources): MinutesLine['reading'] {
  if (line.taken === null) return null;
  const said = sourceSaid(line, sources);
  if (said === null) return line.taken.isRejected ? null : present(line.taken, true);
  return isSame(said, line.taken) ? null : present(said, false);
}

const present = ({ text, assigneeName, deadline }: ReadingSaid, isRejected: boolean) => ({
  ...{ isRejected, text, assigneeName, deadline },
});

/** Its turns say what a line says, or a person vouches for it. */
export const isSupported = (line: MarkedLine): boolean =>
  (line.transcript_id !== null && line.evidence.length > 0 && line.unsupported.length === 0) ||
  line.confirmed_at !== null;

/** A machine wrote it, and nobody accepted it. */
export const isUnaccepted = (line: MarkedLine): boolean =>
  line.origin === 'reading' && line.accepted_at === null;

/** It says a result that does not count any more. */
export const restsOnCancelled = (
  { motion_id: motionId }: Pick<MarkedLine, 'motion_id'>,
  cancelledMotionIds: ReadonlySet<string>,
): boolean => motionId !== null && cancelledMotionIds.has(motionId);

/** Why a person should look at a line, by its own content and by what its reading says now. */
export function marksOf(
  line: MarkedLine,
  reading: MinutesLine['reading'],
  { cancelledMotionIds }: Pick<LineSources, 'cancelledMotionIds'>,
): MinutesMark[] {
  return [
    isUnaccepted(line) ? ('unaccepted' as const) : null,
    isSupported(line) ? null : ('no_evidence' as const),
    line.kind === 'task' && line.assignee_id === null && line.assignee_name === null
      ? ('no_assignee' as const)
      : null,
    reading === null ? null : ('source_changed' as const),
    line.is_turn_corrected && reading === null ? ('turn_corrected' as const) : null,
    restsOnCancelled(line, cancelledMotionIds) ? ('vote_cancelled' as const) : null,
  ].filter((mark) => mark !== null);
}
