import { transcriptLimit } from '@hopgon/contract/transcripts/schemas';
import { gapsBefore } from '@hopgon/engine/transcript/gaps';
import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { LostSound } from '@hopgon/engine/transcript/parsed-transcript';
import { placePart } from '@hopgon/engine/transcript/place-part';
import type { Turn } from '@hopgon/engine/transcript/turn';
import { z } from 'zod';
import type { GlossaryEntry } from '../glossary/glossary.schemas.ts';
import { readSourceTurns } from '../read-source-turns.ts';
import { isRememberable } from '../speakers/speakers.rules.ts';
import { type PartBefore, type ReadPart, TailTurn, type TextSource } from '../text.schemas.ts';
import { turnRowsOf } from '../turn-rows.rules.ts';

/** Reads a file that goes on behind a transcript: its turns with their numbers and times there. Pure; for a thread. */
export function readPart(
  source: TextSource,
  glossary: readonly GlossaryEntry[],
  before: PartBefore,
): ReadPart {
  const read = readSourceTurns(source);
  if ('refused' in read) return read;
  const { format, content, parsed } = read;
  if (before.length + content.length > transcriptLimit) return { refused: 'transcript_too_long' };
  const tail = z.array(TailTurn).parse(JSON.parse(before.tail));
  const { facts } = parseTranscript({ name: before.name, content: before.content });
  const place = placePart({ turns: tail, facts }, parsed);
  if (place === 'earlier') return { refused: 'transcript_part_earlier' };
  const { skipped, offsetMs } = place;
  const turns = parsed.turns.slice(skipped).map((turn) => moveTurn(turn, offsetMs, before.number));
  if (turns.length === 0) return { refused: 'transcript_part_known' };
  const gaps = gapsBefore([...tail, ...turns], moveLost(parsed.lost, offsetMs)).slice(tail.length);
  const rows = turnRowsOf(turns, gaps, glossary).map((row) => ({
    ...row,
    index: before.turnCount + row.index,
  }));
  return { format, content, turnCount: turns.length, turns: JSON.stringify(rows), skipped, offsetMs };
}

/** A numbered voice of another file is another voice. */
const moveTurn = (turn: Turn, offsetMs: number | null, number: number): Turn => ({
  ...turn,
  speaker:
    turn.speaker === null || isRememberable(turn.speaker) ? turn.speaker : `${turn.speaker} (phần ${number})`,
  startMs: moved(turn.startMs, offsetMs),
  endMs: moved(turn.endMs, offsetMs),
});

const moveLost = (lost: readonly LostSound[], by: number | null): LostSound[] =>
  by === null ? [] : lost.map(({ fromMs, toMs }) => ({ fromMs: fromMs + by, toMs: toMs + by }));

const moved = (ms: number | null, by: number | null): number | null =>
  ms === null || by === null ? null : ms + by;
