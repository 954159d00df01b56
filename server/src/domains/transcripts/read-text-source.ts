import { transcriptLimit } from '@hopgon/contract/transcripts/schemas';
import { createTermFinder, type TermPlace } from '@hopgon/engine/glossary/find-terms';
import { decodeText } from '@hopgon/engine/transcript/decode-text';
import { gapsBefore } from '@hopgon/engine/transcript/gaps';
import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { ParsedTranscript } from '@hopgon/engine/transcript/parsed-transcript';
import type { Turn } from '@hopgon/engine/transcript/turn';
import { readDocx } from '../../platform/documents/read-docx.ts';
import { hasBinaryCharacters, kindOf } from './file-kind.rules.ts';
import type { GlossaryEntry } from './glossary/glossary.schemas.ts';
import { addPlaces } from './glossary/places.rules.ts';
import type { ReadResult, Refused, TextSource, TurnRow } from './text.schemas.ts';
import { agrees, isWordName } from './transcripts.rules.ts';

/** More turns than this come from no meeting of two million characters. */
const mostTurns = 100_000;
const largestInt = 2_147_483_647;

/** Decodes, checks and parses what came in, and writes terms as the glossary has them. Pure; a fifth of a second for the longest. */
export function readTextSource(source: TextSource, glossary: readonly GlossaryEntry[] = []): ReadResult {
  const read = readSourceTurns(source);
  if ('refused' in read) return read;
  const { format, content, parsed } = read;
  const rows = turnRowsOf(parsed.turns, gapsBefore(parsed.turns), glossary);
  return { format, content, turnCount: rows.length, turns: JSON.stringify(rows) };
}

interface SourceTurns {
  readonly format: string;
  readonly content: string;
  readonly parsed: ParsedTranscript;
}

export function readSourceTurns(source: TextSource): SourceTurns | Refused {
  const raw = source.kind === 'file' ? decodeFile(source.name, source.bytes) : source.text;
  if (typeof raw !== 'string') return raw;
  if (raw.length > transcriptLimit) return { refused: 'transcript_too_long' };
  const content = tidy(raw);
  if (content.length > transcriptLimit) return { refused: 'transcript_too_long' };
  const parsed = parseTranscript({ name: source.name, content });
  const { format, turns } = parsed;
  if (source.kind === 'file' && !agrees(source.name, format)) return { refused: 'transcript_unreadable' };
  if (turns.length === 0) return { refused: 'transcript_empty' };
  if (turns.length > mostTurns) return { refused: 'transcript_too_long' };
  return { format, content, parsed };
}

/** Turns as the database has them, numbered from 0, with the gaps before them. */
export function turnRowsOf(
  turns: readonly Turn[],
  gaps: readonly (number | null)[],
  glossary: readonly GlossaryEntry[],
): TurnRow[] {
  const findTerms = createTermFinder(glossary);
  return turns.map((turn, index) => ({
    index,
    ...turnRowOf(turn, findTerms),
    gap_ms: toInt(gaps[index] ?? null),
  }));
}

function decodeFile(name: string, bytes: Uint8Array): string | Refused {
  const kind = kindOf(bytes);
  if (kind === 'other') return { refused: 'transcript_kind_refused' };
  if (kind === 'zip' || isWordName(name)) {
    const words = kind === 'zip' && isWordName(name) ? readDocx(bytes, transcriptLimit) : null;
    return words ?? { refused: 'transcript_unreadable' };
  }
  const { text } = decodeText(bytes);
  return hasBinaryCharacters(text) ? { refused: 'transcript_unreadable' } : text;
}

// PostgreSQL takes neither a zero character nor half a surrogate pair.
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}/gu, ' ');

function turnRowOf(
  turn: Turn,
  findTerms: (text: string) => readonly TermPlace[],
): Omit<TurnRow, 'index' | 'gap_ms'> {
  const { text, places } = addPlaces({ text: turn.text, places: [] }, findTerms(turn.text));
  return {
    speaker: turn.speaker,
    start_ms: toInt(turn.startMs),
    end_ms: toInt(turn.endMs),
    text,
    original: text === turn.text ? null : turn.text,
    glossary: places.length === 0 ? null : [...places],
  };
}

const toInt = (milliseconds: number | null): number | null =>
  milliseconds === null || milliseconds < 0 || milliseconds > largestInt ? null : Math.round(milliseconds);
