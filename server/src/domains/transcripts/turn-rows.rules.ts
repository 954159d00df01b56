import { createTermFinder, type GlossaryTerm, type TermPlace } from '@hopgon/engine/glossary/find-terms';
import type { Turn } from '@hopgon/engine/transcript/turn';
import { addPlaces } from './glossary/places.rules.ts';
import type { TurnRow } from './text.schemas.ts';

const largestInt = 2_147_483_647;

/** Turns as the database has them, numbered from 0, with the gaps before them and terms as the glossary has them. */
export function turnRowsOf(
  turns: readonly Turn[],
  gaps: readonly (number | null)[],
  glossary: readonly GlossaryTerm[],
): TurnRow[] {
  const findTerms = createTermFinder(glossary);
  return turns.map((turn, index) => ({
    index,
    ...turnRowOf(turn, findTerms),
    gap_ms: toInt(gaps[index] ?? null),
  }));
}

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
