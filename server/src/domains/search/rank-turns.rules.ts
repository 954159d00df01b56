import type { FoundSaid } from '@hopgon/contract/search/schemas';
import { type Counted, type Judged, judgeTurns, quote, replyTo, type SaidTurn } from './passages.rules.ts';

/** A turn as the database has it, and where it was said. */
export interface FoundTurn extends SaidTurn {
  readonly meeting_id: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly version: number;
  readonly index: number;
  readonly start_ms: number | null;
}

export type Passage = FoundSaid;

interface Ranking {
  readonly query: string;
  readonly limit: number;
}

/** Turns in the order of how well they answer, the words of the query marked where they stand. */
export function rankTurns(
  { query, limit }: Ranking,
  turns: readonly FoundTurn[],
  counted: Counted,
): Passage[] {
  const judged = judgeTurns(query, turns, counted);
  return withBegun(judged, turns)
    .slice(0, limit)
    .map((turn) => presentTurn(turn, query));
}

// Turns that hold the last word only as a beginning come after those that hold it whole.
function withBegun(judged: readonly Judged<FoundTurn>[], turns: readonly FoundTurn[]): FoundTurn[] {
  const known = new Set(judged.map(({ turn }) => turn));
  const begun = turns.filter((turn) => !known.has(turn));
  return [...judged.map(({ item }) => item), ...begun];
}

const presentTurn = (turn: FoundTurn, query: string): FoundSaid => ({
  meetingId: turn.meeting_id,
  meetingTitle: turn.title,
  startsAt: turn.starts_at.toISOString(),
  timeZone: turn.time_zone,
  version: turn.version,
  index: turn.index,
  speaker: turn.speaker,
  startMs: turn.start_ms,
  ...quote(turn.said, query),
  reply: replyTo(turn),
});
