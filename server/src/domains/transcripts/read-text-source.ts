import { gapsBefore } from '@hopgon/engine/transcript/gaps';
import type { GlossaryEntry } from './glossary/glossary.schemas.ts';
import { readSourceTurns } from './read-source-turns.ts';
import type { ReadResult, TextSource } from './text.schemas.ts';
import { turnRowsOf } from './turn-rows.rules.ts';

/** Reads what came in, and writes terms as the glossary has them. Pure. */
export function readTextSource(source: TextSource, glossary: readonly GlossaryEntry[] = []): ReadResult {
  const read = readSourceTurns(source);
  if ('refused' in read) return read;
  const { format, content, parsed } = read;
  const rows = turnRowsOf(parsed.turns, gapsBefore(parsed.turns, parsed.lost), glossary);
  return { format, content, turnCount: rows.length, turns: JSON.stringify(rows) };
}
