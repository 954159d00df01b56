import type { CitedSource } from '@hopgon/contract/search/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import type { LineGroup } from '@hopgon/engine/answering/rank-lines';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { AskedLineRow, AskedTurnRow } from './asked-rows.rules.ts';
import { splitLong } from './passages.rules.ts';

/** A line that may answer, of whatever kind. */
export type Passage = Omit<CitedSource, 'number' | 'marks' | 'state'>;

export type PassageGroup = LineGroup<{ readonly passage: Passage; readonly previous: Passage | null }>;

/** When its meeting took place, in its zone; null of a task without one. */
export const heldAt = ({ startsAt, timeZone }: Passage): LocalTime | null =>
  startsAt === null ? null : localTime(new Date(startsAt), timeZone);

/** Turns of one talk in their order, each other line by itself. */
export function groupPassages(
  turns: readonly AskedTurnRow[],
  lines: readonly AskedLineRow[],
): PassageGroup[] {
  const talks = [...Map.groupBy(turns, (row) => row.transcript_id).values()].map((rows) => ({
    title: rows[0]?.title ?? '',
    lines: rows.flatMap((row, place) => {
      const before = rows[place - 1];
      const previous = before && before.index === row.index - 1 ? turnPassage(before) : null;
      // Where nobody is named all of a talk may be one turn.
      return splitLong(row.text).map((text) => ({
        item: { passage: turnPassage({ ...row, text }), previous },
        index: row.index,
        speaker: row.speaker,
        text,
      }));
    }),
  }));
  const others = lines.map((row) => ({
    title: [row.title ?? '', kindWords[row.kind]].join(' ').trim(),
    lines: [
      {
        item: { passage: linePassage(row), previous: null },
        ...{ index: 0, speaker: row.speaker, text: row.text, isSettled: row.kind === 'decision' },
      },
    ],
  }));
  return [...talks, ...others];
}

/** What a line is without saying so: a decision of a meeting was decided, whatever its words. */
const kindWords: Readonly<Record<AskedLineRow['kind'], string>> = {
  decision: 'chốt quyết định thống nhất duyệt',
  task: 'giao việc',
  minutes: 'biên bản',
  note: 'ghi chú',
};

const turnPassage = (row: AskedTurnRow): Passage => ({
  kind: 'turn',
  id: row.transcript_id,
  meetingId: row.meeting_id,
  meetingTitle: row.title,
  startsAt: row.starts_at.toISOString(),
  timeZone: row.time_zone,
  version: row.version,
  index: row.index,
  startMs: row.start_ms,
  speaker: row.speaker,
  text: row.text,
});

const linePassage = (row: AskedLineRow): Passage => ({
  kind: row.kind,
  id: row.id,
  meetingId: row.meeting_id,
  meetingTitle: row.title ?? '',
  startsAt: row.starts_at?.toISOString() ?? null,
  timeZone: row.time_zone ?? 'Asia/Ho_Chi_Minh',
  version: null,
  index: null,
  startMs: null,
  speaker: row.speaker,
  text: row.text,
});

const keyOf = ({ kind, id, index }: Passage): string => `${kind} ${id} ${index ?? ''}`;

/** Each line once: of a long one the part that stands first. */
export function onceEach(passages: readonly Passage[]): Passage[] {
  const known = new Map<string, Passage>();
  for (const passage of passages) if (!known.has(keyOf(passage))) known.set(keyOf(passage), passage);
  return [...known.values()];
}
