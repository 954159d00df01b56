import type { Updateable } from 'kysely';
import { columnsOf, heldColumns } from '../lines/drafted-line.rules.ts';
import type { LineRow } from '../lines/lines.store.ts';
import type { MinutesLinesTable } from '../minutes.tables.ts';
import type { Suggested } from './find-suggestions.ts';

/** A machine wrote these words, and nobody changed them. */
const isUntouched = ({ origin, text, engine_text: engineText }: LineRow): boolean =>
  origin === 'reading' && text === engineText;

interface Gained extends Updateable<MinutesLinesTable> {
  readonly text?: string;
}

/**
 * What a line gains that says the same as a source: that source and its evidence; null where it has it. Words that a person
 * wrote stay.
 */
export function gainedColumns(line: LineRow, { held, reading }: Suggested): Gained | null {
  if (held === null) return gainedReading(line, columnsOf(reading));
  const { note_id, motion_id, text, taken, confirmed_at } = heldColumns(held.line, '');
  const isVote = line.kind === 'decision' && line.motion_id === null && motion_id !== null;
  if (note_id === null && !isVote) return null;
  return {
    ...(isVote && { motion_id }),
    ...(note_id !== null && { note_id, taken, confirmed_at, confirmed_by: held.line.confirmed_by }),
    ...(note_id !== null && isUntouched(line) && { text }),
  };
}

function gainedReading(line: LineRow, columns: ReturnType<typeof columnsOf>): Gained {
  const { reading_id, reading_version, taken, transcript_id, evidence } = columns;
  return {
    ...{ reading_id, reading_version },
    ...(line.note_id === null && { taken }),
    // What a person named as evidence stays.
    ...((line.evidence.length === 0 || line.reading_id !== null) && { transcript_id, evidence }),
  };
}
