import type { ClauseToken } from '../clauses/clause.ts';
import { endsSentence } from '../support/read-text.ts';
import { readTurn } from '../support/reading.ts';
import type { Turn } from '../transcript/turn.ts';

/** A sentence of a turn, or a short turn of unpunctuated speech. */
export type SaidSentence = {
  readonly turn: number;
  readonly words: readonly ClauseToken[];
  readonly asks: boolean;
  /** How many numbers it says that are no part of a time. */
  readonly figures: number;
};

const [FEWEST_WORDS, MOST_WORDS] = [6, 34];
/** Without marks more words are hardly one sentence. */
const MOST_UNMARKED = 18;
/** The length of a turn below which it states nothing, in UTF-16 units. */
const SHORT_TURN = 24;
/** Turns of a stretch, and how many of them are looked at: those that most likely state something. */
const STRETCH = 50;
const MOST_OF_A_STRETCH = 16;
const FEWEST_OF_A_STRETCH = 5;
const HALF_AN_HOUR = 400;

/** Of every stretch of turns the sentences of those that say figures or much; in hours of talk others have no chance. */
export function saidSentences(turns: readonly Turn[], hasFigure: (turn: number) => boolean): SaidSentence[] {
  const share = Math.sqrt(Math.min(1, HALF_AN_HOUR / Math.max(1, turns.length)));
  const most = Math.max(FEWEST_OF_A_STRETCH, Math.round(MOST_OF_A_STRETCH * share));
  const stretches = Array.from({ length: Math.ceil(turns.length / STRETCH) }, (_, at) => at * STRETCH);
  return stretches.flatMap((from) =>
    turns
      .slice(from, from + STRETCH)
      .map(({ text }, at) => ({ turn: from + at, weight: weigh(text, hasFigure(from + at)) }))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, most)
      .sort((one, other) => one.turn - other.turn)
      .flatMap(({ turn }) => sentencesOf(turns, turn)),
  );
}

const LONG_TURN = 160;

const weigh = (text: string, hasFigure: boolean): number =>
  text.length < SHORT_TURN
    ? 0
    : Math.min(1, text.length / LONG_TURN) + (hasFigure || /\d/u.test(text) ? 1 : 0);

export function sentencesOf(turns: readonly Turn[], turn: number): SaidSentence[] {
  const said = turns[turn];
  if (!said) return [];
  const read = readTurn(said);
  const sentences: SaidSentence[] = [];
  let from = 0;
  for (const [at, word] of read.words.entries()) {
    if (!endsSentence(word) && at < read.words.length - 1) continue;
    const words = read.words.slice(from, at + 1);
    from = at + 1;
    const most = words.some(({ mark }) => mark !== '') ? MOST_WORDS : MOST_UNMARKED;
    if (words.length < FEWEST_WORDS || words.length > most) continue;
    const [first, last] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
    const own = read
      .numbers()
      .filter((number) => number.from >= first && number.from < last && !number.isTimed);
    sentences.push({ turn, words, asks: word.mark === '?', figures: own.length });
  }
  return sentences;
}
