import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { fold, hasMarks } from '@hopgon/engine/text/fold';
import { findHighlights, type TextRange } from '@hopgon/engine/text/highlight';
import { gapText } from './gap-text.ts';

/** A turn as the search compares it. */
export interface SearchableTurn {
  readonly index: number;
  /** NFC, lower case. */
  readonly exact: string;
  readonly folded: string;
}

/** A gap before a turn is found with it, by 'mất tiếng'. */
export function searchableTurn(turn: Pick<Turn, 'index' | 'text' | 'startMs' | 'gapMs'>): SearchableTurn {
  const text = `${gapText(turn)} ${turn.text}`;
  return { index: turn.index, exact: exactly(text), folded: fold(text) };
}

/** Turns that hold all words looked for. */
export interface FoundTurns {
  /** With the diacritics as typed; all of them where none was typed. */
  readonly exact: readonly number[];
  /** Only with other diacritics. */
  readonly other: readonly number[];
}

const exactly = (text: string): string => text.normalize('NFC').toLowerCase();
const wordsIn = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean);

/** Turns in order; what was typed with diacritics finds what has them, and apart from that what reads alike without. */
export function findTurns(turns: readonly SearchableTurn[], query: string): FoundTurns {
  const folded = wordsIn(fold(query));
  if (folded.length === 0) return { exact: [], other: [] };
  const alike = turns.filter((turn) => folded.every((word) => turn.folded.includes(word)));
  if (!hasMarks(query.normalize('NFC'))) return { exact: alike.map(({ index }) => index), other: [] };
  const marked = wordsIn(exactly(query));
  const isExact = (turn: SearchableTurn) => marked.every((word) => turn.exact.includes(word));
  const [exact, other] = [alike.filter(isExact), alike.filter((turn) => !isExact(turn))];
  return { exact: exact.map(({ index }) => index), other: other.map(({ index }) => index) };
}

/** Where the words stand; `isExact` leaves out what only reads alike without diacritics. */
export function highlightsIn(text: string, query: string, isExact: boolean): TextRange[] {
  const found = findHighlights(text, query);
  if (!isExact || !hasMarks(query.normalize('NFC'))) return found;
  const words = wordsIn(exactly(query));
  return found.filter(({ from, to }) => {
    const piece = exactly(text.slice(from, to));
    return words.some((word) => piece.includes(word));
  });
}

/** The place among `hits` to go to: `by` further, around the ends; from none, the first at or after `from`. */
export function nextHit(
  hits: readonly number[],
  current: number | null,
  by: 1 | -1,
  from: number,
): number | null {
  if (hits.length === 0) return null;
  const at = current === null ? -1 : hits.indexOf(current);
  if (at >= 0) return hits[(at + by + hits.length) % hits.length] ?? null;
  return hits.find((index) => index >= from) ?? hits[0] ?? null;
}
