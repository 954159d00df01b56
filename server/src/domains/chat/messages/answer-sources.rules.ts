import type { Reading } from '@hopgon/contract/chat/schemas';
import { writeAnswer } from '@hopgon/contract/chat/write-answer';
import type { CitedSource } from '@hopgon/contract/search/schemas';

type AnswerReading = Extract<Reading, { kind: 'answer' }>;

/** A source of a message as it is now for who reads it. */
export interface SourceState {
  readonly message_id: string;
  readonly number: number;
  readonly is_visible: boolean;
  /** Its meeting may be named: a task is visible by whose it is, too. */
  readonly names_meeting: boolean;
  readonly state: CitedSource['state'];
}

export interface ReadMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly reading: Reading | null;
  readonly card?: unknown;
}

/**
 * Messages as their reader may see them now: each answer without the sources that are not theirs any more and without the
 * sentences that rest on one, its other sources marked where they changed; what says something of a meeting that they may no
 * longer see is gone as a whole, and so are its cards (`hiddenCards`: of these messages).
 */
export function withSourcesOf<Row extends ReadMessage>(
  rows: readonly Row[],
  states: readonly SourceState[],
  hiddenCards: ReadonlySet<string>,
): Row[] {
  const byMessage = Map.groupBy(states, ({ message_id: id }) => id);
  return rows.map((row) => {
    const own = byMessage.get(row.id) ?? [];
    if (row.reading?.kind === 'answer') return { ...row, ...readAgain(row.content, row.reading, own) };
    if (hiddenCards.has(row.id)) return { ...row, ...hiddenReply, ...('card' in row && { card: null }) };
    return own.every((source) => source.is_visible) ? row : { ...row, ...hiddenReply };
  });
}

const hiddenReply = {
  content: 'Bạn không còn xem được cuộc họp mà câu trả lời này nói tới.',
  reading: null,
} as const;

/** The meetings a reading names and does not quote line by line. */
export function meetingsIn(reading: Reading | null): string[] {
  if (reading?.kind === 'summary' || reading?.kind === 'figures')
    return reading.meetingId === null ? [] : [reading.meetingId];
  if (reading?.kind !== 'links') return [];
  return reading.links.flatMap(({ path }) => /^\/meetings\/([0-9a-f-]{36})/.exec(path)?.[1] ?? []);
}

const unnamed = { meetingId: null, meetingTitle: '', startsAt: null } as const;

function readAgain(
  content: string,
  answer: AnswerReading,
  states: readonly SourceState[],
): { content: string; reading: AnswerReading } {
  const byNumber = new Map(states.map((state) => [state.number, state]));
  const sources = answer.sources.flatMap((source) => {
    const now = byNumber.get(source.number);
    if (!now?.is_visible) return [];
    const named = now.names_meeting ? source : { ...source, ...unnamed };
    return [{ ...named, state: now.state }];
  });
  const hidden = answer.sources.length - sources.length;
  const reading = { ...answer, sources, hidden };
  const isNamedAgain = answer.sources.some(
    ({ number, meetingId }) => meetingId !== null && byNumber.get(number)?.names_meeting === false,
  );
  if (hidden === 0 && !isNamedAgain) return { content, reading };
  const visible = new Set(sources.map(({ number }) => number));
  const sentences = answer.sentences.filter(({ sources: numbers }) =>
    numbers.every((number) => visible.has(number)),
  );
  const shown = { ...reading, sentences };
  return { content: writeAnswer(shown, null), reading: shown };
}
