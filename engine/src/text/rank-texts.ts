import { type SearchWord, searchWords } from './search-words.ts';
import { agreement, spellingKey } from './spelling.ts';

/** Statistics of the searched texts. */
export type TextStatistics = {
  /** How many texts there are. */
  readonly total: number;
  /** Words of a text, on average. */
  readonly meanLength: number;
  /** How many texts hold a folded word. */
  readonly countOf: (folded: string) => number;
};

/** A text that answers a query; the higher the score, the better. */
export type Ranked<T> = { readonly item: T; readonly score: number };

/** Saturation of repeats and weight of length: Robertson & Zaragoza, The Probabilistic Relevance Framework (2009). */
const repeats = 0.6;
const lengthWeighs = 0.5;
/** How much of a word's weight it loses where its marks disagree. */
const marksWeigh = 0.8;
/** How far rarity is that of the word as spelled, and not of all words that fold to the same letters. */
const spelledWeighs = 0.3;
/** The score of two words near each other, as a share of the commoner's weight: highest when adjacent and in order. */
const pairWeighs = 1;
const mostGap = 3;
const farPair = 0.25;

/**
 * Orders texts by how well they answer a query; those that share no word with it are left out.
 *
 * Words count by rarity (BM25). Where the query has marks, texts that spell its words so come first. Where it has none,
 * "cua" rather means cửa than của: nobody searches for particles, so the rarer spelling weighs more. And neighbours in the
 * query prefer texts where they are neighbours, since most Vietnamese words are two syllables.
 */
export function rankTexts<T>(
  query: string,
  items: readonly T[],
  wordsOf: (item: T) => readonly SearchWord[],
  statistics: TextStatistics,
): Ranked<T>[] {
  const typed = searchWords(query);
  const folded = new Set(typed.map((word) => word.folded));
  const found = items.flatMap((item) => findWords(item, wordsOf(item), folded));
  const weigh = weigher(typed, found, statistics);
  return found
    .map((text) => ({ item: text.item, score: scoreOf(typed, text, { weigh, statistics }) }))
    .sort((left, right) => right.score - left.score);
}

/** Rarity of a word: high for what few texts hold, near nothing for what most do. */
export function rarity(count: number, total: number): number {
  return Math.log(1 + (Math.max(total, count) - count + 0.5) / (count + 0.5));
}

type Places = ReadonlyMap<string, readonly { readonly at: number; readonly word: SearchWord }[]>;
type FoundWords<T> = { readonly item: T; readonly length: number; readonly places: Places };

function findWords<T>(item: T, words: readonly SearchWord[], wanted: ReadonlySet<string>): FoundWords<T>[] {
  const places = new Map<string, { at: number; word: SearchWord }[]>();
  for (const [at, word] of words.entries()) {
    if (!wanted.has(word.folded)) continue;
    const known = places.get(word.folded);
    if (known) known.push({ at, word });
    else places.set(word.folded, [{ at, word }]);
  }
  return places.size === 0 ? [] : [{ item, length: words.length, places }];
}

type Weigh = (typed: SearchWord, written: SearchWord) => number;

/** The weight of a query word in a text, by the spelling there. */
function weigher(
  typed: readonly SearchWord[],
  found: readonly FoundWords<unknown>[],
  statistics: TextStatistics,
): Weigh {
  const { total, countOf } = statistics;
  const marked = typed.some(({ folded, spelling }) => spellingKey(spelling) !== folded);
  const shares = spelledShares(found);
  const known = new Map<string, number>();
  return (asked, written) => {
    const key = spellingKey(written.spelling);
    const rare = known.get(key) ?? mix(countOf(written.folded), shares.get(key) ?? 1, total);
    known.set(key, rare);
    return marked ? rare * (1 - marksWeigh * (1 - agreement(asked.spelling, written.spelling))) : rare;
  };
}

function mix(count: number, share: number, total: number): number {
  return (1 - spelledWeighs) * rarity(count, total) + spelledWeighs * rarity(count * share, total);
}

/** The share of one spelling among the texts that contain a folded word. */
function spelledShares(found: readonly FoundWords<unknown>[]): ReadonlyMap<string, number> {
  const folded = new Map<string, number>();
  const spelled = new Map<string, { count: number; folded: string }>();
  for (const { places } of found) {
    for (const [word, at] of places) {
      folded.set(word, (folded.get(word) ?? 0) + 1);
      for (const key of new Set(at.map((place) => spellingKey(place.word.spelling)))) {
        spelled.set(key, { count: (spelled.get(key)?.count ?? 0) + 1, folded: word });
      }
    }
  }
  return new Map([...spelled].map(([key, one]) => [key, one.count / (folded.get(one.folded) ?? 1)]));
}

type How = { readonly weigh: Weigh; readonly statistics: TextStatistics };

function scoreOf(
  typed: readonly SearchWord[],
  text: FoundWords<unknown>,
  { weigh, statistics }: How,
): number {
  const long = 1 - lengthWeighs + (lengthWeighs * text.length) / (statistics.meanLength || 1);
  const weights = typed.map((word) =>
    (text.places.get(word.folded) ?? []).reduce((most, place) => Math.max(most, weigh(word, place.word)), 0),
  );
  return typed.reduce((score, word, at) => {
    const times = text.places.get(word.folded)?.length ?? 0;
    const weight = weights[at] ?? 0;
    const pair = Math.min(weight, weights[at + 1] ?? 0);
    const near = pair === 0 ? 0 : nearness(text.places, word, typed[at + 1]);
    return score + (weight * times * (repeats + 1)) / (times + repeats * long) + pairWeighs * near * pair;
  }, 0);
}

/** 1 for side by side, less the further off, a little for anywhere behind. */
function nearness(places: Places, word: SearchWord, next: SearchWord | undefined): number {
  const seconds = places.get(next?.folded ?? '') ?? [];
  let least = Number.POSITIVE_INFINITY;
  let ahead = 0;
  for (const first of places.get(word.folded) ?? []) {
    while ((seconds[ahead]?.at ?? Number.POSITIVE_INFINITY) <= first.at) ahead += 1;
    least = Math.min(least, (seconds[ahead]?.at ?? Number.POSITIVE_INFINITY) - first.at);
  }
  if (least === Number.POSITIVE_INFINITY) return 0;
  return least <= mostGap ? 1 / least : farPair;
}
