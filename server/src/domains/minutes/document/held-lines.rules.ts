import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import type { MinutesLineKind, MinutesOrigin } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { noteSaid, type TakenReading } from '../lines/marks.rules.ts';
import type { DraftedSection } from './draft.rules.ts';

interface Note {
  readonly id: string;
  readonly kind: NoteKind;
  readonly text: string;
  readonly agendaItemId: string | null;
  readonly assigneeId: string | null;
  readonly deadline: string | null;
  readonly authorId: string;
  readonly writtenAt: Date;
  readonly version: number;
}

export interface Motion {
  readonly id: string;
  readonly agendaItemId: string | null;
  readonly isPassed: boolean;
  readonly line: string;
  readonly result: string;
  readonly closedBy: string | null;
  readonly closedAt: Date;
  /** What was put to the vote. */
  readonly vote: { readonly text: string };
}

export interface Held {
  readonly notes: readonly Note[];
  readonly motions: readonly Motion[];
}

/** A line that rests on a note or a vote: a person wrote the one, ballots make the other. */
export interface HeldLine {
  readonly kind: MinutesLineKind;
  readonly text: string;
  readonly origin: MinutesOrigin;
  readonly note_id: string | null;
  readonly motion_id: string | null;
  readonly assignee_id: string | null;
  /** A name that was said; a note names members only. */
  readonly assignee_name: string | null;
  readonly deadline: string | null;
  /** The reading that says the same. */
  readonly reading: Reading | null;
  /** Who vouches for it; null for a written vote that ran out. */
  readonly confirmed_by: string | null;
  readonly confirmed_at: Date;
  /** What the note said; a vote that is over changes no more. */
  readonly taken: TakenReading | null;
}

const lineKindOfNote: Readonly<Record<NoteKind, MinutesLineKind>> = {
  note: 'text',
  decision: 'decision',
  task: 'task',
  question: 'question',
  opinion: 'opinion',
};

/** As its author wrote it. */
const lineOfNote = (note: Note): HeldLine => ({
  ...{ kind: lineKindOfNote[note.kind], text: note.text, origin: 'typed', note_id: note.id, motion_id: null },
  ...{ assignee_id: note.assigneeId, assignee_name: null, deadline: note.deadline, reading: null },
  ...{ confirmed_by: note.authorId, confirmed_at: note.writtenAt, taken: noteSaid(note) },
});

const lineOfMotion = (motion: Motion, kind: MinutesLineKind, text: string): HeldLine => ({
  ...{ kind, text, origin: 'vote', note_id: null, motion_id: motion.id, reading: null },
  ...{ assignee_id: null, assignee_name: null, deadline: null },
  ...{ confirmed_by: motion.closedBy, confirmed_at: motion.closedAt, taken: null },
});

/** What the minutes say of a vote under its agenda item. */
const lineOfResult = (motion: Motion): HeldLine =>
  lineOfMotion(motion, motion.isPassed ? 'decision' : 'text', motion.line);

/** A note or vote, as the line it is or would be. */
export interface HeldSource {
  readonly from: { readonly kind: 'note' | 'vote'; readonly id: string; readonly version: number };
  readonly agendaItemId: string | null;
  readonly line: HeldLine;
  /** What the line is compared by: the note, or what was put to the vote. */
  readonly said: string;
  /** Other notes, votes and readings that say the same and were merged into it. */
  readonly sameIds: readonly string[];
}

/** Every note and vote; of a vote its result. */
export const heldSources = ({ notes, motions }: Held): HeldSource[] => [
  ...notes.map((note) => ({
    from: { kind: 'note' as const, id: note.id, version: note.version },
    ...{ agendaItemId: note.agendaItemId, line: lineOfNote(note), said: note.text, sameIds: [] },
  })),
  ...motions.map((motion) => ({
    from: { kind: 'vote' as const, id: motion.id, version: 1 },
    ...{ agendaItemId: motion.agendaItemId, line: lineOfResult(motion), said: motion.vote.text, sameIds: [] },
  })),
];

interface KnownLine {
  readonly kind: MinutesLineKind;
  readonly origin: MinutesOrigin;
  readonly note_id: string | null;
  readonly motion_id: string | null;
}

/** The notes that a line rests on, and the votes whose sum is in the minutes. */
export const heldInMinutes = (lines: readonly KnownLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ kind, origin, note_id: note, motion_id: motion }) => [
      ...(note === null ? [] : [note]),
      ...(motion !== null && kind === 'text' && origin === 'vote' ? [motion] : []),
    ]),
  );

/** Those that are not in the minutes. */
export function missingHeld(held: Held, lines: readonly KnownLine[]): HeldSource[] {
  const known = heldInMinutes(lines);
  return heldSources(held).filter(({ from }) => !known.has(from.id));
}

/** The sum of a vote, for the section of votes. */
export const lineOfSum = (motion: Motion): HeldLine => lineOfMotion(motion, 'text', motion.result);

export interface HeldSection<R> extends DraftedSection<R> {
  /** Before its readings: what people wrote weighs more than what was read in a transcript. */
  readonly held: readonly HeldLine[];
}

export const votesTitle = 'Biểu quyết';
const restTitle = 'Nội dung khác';

/** Of a section that people wrote about, summary lines nobody approved stay suggestions. */
const withoutSummaries = <R extends Pick<Reading, 'kind' | 'state'>>(readings: readonly R[]): R[] =>
  readings.filter(({ kind, state }) => kind !== 'summary' || state === 'approved');

/** Sections with the notes and votes of their agenda items, and at the end one that sums the votes. */
export function placeHeldLines<R extends Pick<Reading, 'kind' | 'state'>>(
  sections: readonly DraftedSection<R>[],
  sources: readonly HeldSource[],
  motions: readonly Motion[],
): HeldSection<R>[] {
  const items = new Set(sections.flatMap(({ agendaItemId }) => agendaItemId ?? []));
  const heldOf = (isHere: (agendaItemId: string | null) => boolean): HeldLine[] =>
    sources.filter(({ agendaItemId }) => isHere(agendaItemId)).map(({ line }) => line);
  const isRest = (agendaItemId: string | null): boolean => agendaItemId === null || !items.has(agendaItemId);
  const rest = heldOf(isRest);
  const isRestMissing = rest.length > 0 && sections.every(({ agendaItemId }) => agendaItemId !== null);
  const all = isRestMissing
    ? [...sections, { title: restTitle, agendaItemId: null, readings: [] as const }]
    : sections;
  const placed = all.map((section) => {
    const held = section.agendaItemId === null ? rest : heldOf((id) => id === section.agendaItemId);
    const isWritten = held.some(({ note_id: noteId }) => noteId !== null);
    return {
      ...section,
      held,
      readings: isWritten ? withoutSummaries(section.readings) : [...section.readings],
    };
  });
  if (motions.length === 0) return placed;
  return [...placed, { title: votesTitle, agendaItemId: null, readings: [], held: motions.map(lineOfSum) }];
}
