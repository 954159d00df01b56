import { fold } from '@hopgon/engine/text/fold';
import { rankTexts } from '@hopgon/engine/text/rank-texts';
import { type SearchWord, searchWords } from '@hopgon/engine/text/search-words';
import { spellingKey } from '@hopgon/engine/text/spelling';
import { loadFirstMeetings } from '../load-meetings.ts';
import type { Figure } from '../measure.ts';
import { fullTextIndex } from './full-text-index.ts';
import { seededRandom } from './seeded-random.ts';

/** A sentence and a few of its words, in order: a query by somebody who remembers them. */
type KnownItem = { readonly target: string; readonly query: string };

const LEAST_WORDS = 5;
/** One of so many sentences is looked for. */
const EVERY = 3;

/**
 * Known-item search over all turns and decisions of the annotated meetings: whether the sentence that two to four of
 * its words are taken from comes first. The baseline is FTS5 of SQLite with bm25: `remove_diacritics 2` without
 * marks, its best of two foldings with them.
 */
export function measureSearch(): Figure[] {
  const texts = sentences();
  const words = new Map(texts.map((text) => [text, searchWords(text)]));
  const own = ownSearch(texts, words);
  const folded = fullTextIndex(texts, 2);
  const exact = fullTextIndex(texts, 0);
  const random = seededRandom(20_261_122);
  const wanted = texts.filter((_, at) => at % EVERY === 0);
  const rare = wanted.map((text) => rareWords(text, words, random));
  const runs = wanted.map((text) => wordsInARow(text, random));
  return [
    recall('Rare words, without marks', rare.map(withoutMarks), own, [folded]),
    recall('Rare words, with marks', rare, own, [folded, exact]),
    recall(
      'Rare words, one mark wrong',
      rare.map((item) => withWrongTone(item, random)),
      own,
      [folded, exact],
    ),
    recall('Words in a row, without marks', runs.map(withoutMarks), own, [folded]),
    recall('Words in a row, with marks', runs, own, [folded, exact]),
  ];
}

function sentences(): string[] {
  const all = loadFirstMeetings(2).flatMap(({ turns, decisions, items }) =>
    [...turns, ...decisions, ...items].map(({ text }) => text),
  );
  return [...new Set(all)].filter((text) => searchWords(text).length >= LEAST_WORDS);
}

type Search = (query: string) => string | undefined;

function ownSearch(texts: readonly string[], words: ReadonlyMap<string, readonly SearchWord[]>): Search {
  const wordsOf = (text: string) => words.get(text) ?? [];
  const holding = new Map<string, string[]>();
  for (const text of texts) {
    for (const folded of new Set(wordsOf(text).map((word) => word.folded))) {
      const known = holding.get(folded);
      if (known) known.push(text);
      else holding.set(folded, [text]);
    }
  }
  const length = texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  const statistics = {
    total: texts.length,
    meanLength: length / texts.length,
    countOf: (folded: string) => holding.get(folded)?.length ?? 0,
  };
  return (query) => {
    const sharing = new Set(searchWords(query).flatMap(({ folded }) => holding.get(folded) ?? []));
    return rankTexts(query, [...sharing], wordsOf, statistics)[0]?.item;
  };
}

function recall(
  name: string,
  items: readonly KnownItem[],
  own: Search,
  baselines: readonly Search[],
): Figure {
  const right = (search: Search) => items.filter(({ target, query }) => search(query) === target).length;
  const found = right(own);
  return {
    name,
    value: found / items.length,
    baseline: Math.max(...baselines.map(right)) / items.length,
    counts: `${found}/${items.length}`,
  };
}

/** Two to four words of the rarer half of a text, as they are spelled. */
function rareWords(
  text: string,
  all: ReadonlyMap<string, readonly SearchWord[]>,
  random: () => number,
): KnownItem {
  const count = 2 + Math.floor(random() * 3);
  const words = all.get(text) ?? [];
  const unique = [
    ...new Map(
      words.filter(({ folded }) => /\p{L}/u.test(folded)).map((word) => [word.folded, word]),
    ).values(),
  ];
  const rarest = unique
    .map((word) => ({ word, seen: seenIn(all, word) }))
    .sort((left, right) => left.seen - right.seen)
    .slice(0, Math.max(count, Math.ceil(unique.length / 2)));
  const chosen = shuffled(rarest, random)
    .slice(0, count)
    .map(({ word }) => word)
    .sort((left, right) => left.from - right.from);
  return { target: text, query: chosen.map(({ from, to }) => text.slice(from, to)).join(' ') };
}

const spelledCounts = new WeakMap<object, Map<string, number>>();

function seenIn(all: ReadonlyMap<string, readonly SearchWord[]>, { spelling }: SearchWord): number {
  let counts = spelledCounts.get(all);
  if (!counts) {
    counts = new Map();
    for (const words of all.values()) {
      for (const key of new Set(words.map((word) => spellingKey(word.spelling))))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    spelledCounts.set(all, counts);
  }
  return counts.get(spellingKey(spelling)) ?? 0;
}

function wordsInARow(text: string, random: () => number): KnownItem {
  const words = searchWords(text);
  const count = 2 + Math.floor(random() * 3);
  const first = Math.floor(random() * (words.length - count + 1));
  const run = words.slice(first, first + count);
  return { target: text, query: run.map(({ from, to }) => text.slice(from, to)).join(' ') };
}

const withoutMarks = ({ target, query }: KnownItem): KnownItem => ({ target, query: fold(query) });

const TONES = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];

/** Another tone on one of the words. */
function withWrongTone({ target, query }: KnownItem, random: () => number): KnownItem {
  const words = query.split(' ');
  const at = Math.floor(random() * words.length);
  const tone = TONES[Math.floor(random() * TONES.length)] ?? '';
  const wrong = (words[at] ?? '')
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/g, '')
    .replace(/[aeiouy][\u0302\u0306\u031b]?(?!.*[aeiouy][\u0302\u0306\u031b]?)/iu, (vowel) => vowel + tone)
    .normalize('NFC');
  return { target, query: words.with(at, wrong).join(' ') };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);
}
