import type { MinutesLineKind, MinutesOrigin } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { HeldSource } from '../document/held-lines.rules.ts';
import { columnsOf, heldColumns } from '../lines/drafted-line.rules.ts';

/** A machine wrote these words, and nobody changed them. */
const isUntouched = ({ origin, text, engine_text: engineText }: GainingLine): boolean =>
  origin === 'reading' && text === engineText;

interface GainingLine {
  readonly kind: MinutesLineKind;
  readonly origin: MinutesOrigin;
  readonly text: string;
  readonly engine_text: string | null;
  readonly note_id: string | null;
  readonly motion_id: string | null;
  readonly reading_id: string | null;
  readonly evidence: readonly number[];
}

interface Gained {
  text?: string;
  note_id?: string | null;
  motion_id?: string | null;
  reading_id?: string | null;
  reading_version?: number | null;
  taken?: string | null;
  transcript_id?: string | null;
  evidence?: number[];
  confirmed_by?: string | null;
  confirmed_at?: Date | null;
}

type Source =
  | { readonly held: HeldSource; readonly reading: null }
  | { readonly held: null; readonly reading: Reading };

/**
 * What a line gains that says the same as a source: that source and its evidence; null where it has it. Words that a person
 * wrote stay.
 */
export function gainedColumns(line: GainingLine, { held, reading }: Source): Gained | null {
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

function gainedReading(line: GainingLine, columns: ReturnType<typeof columnsOf>): Gained {
  const { reading_id, reading_version, taken, transcript_id, evidence } = columns;
  return {
    ...{ reading_id, reading_version },
    ...(line.note_id === null && { taken }),
    // What a person named as evidence stays.
    ...((line.evidence.length === 0 || line.reading_id !== null) && { transcript_id, evidence }),
  };
}
