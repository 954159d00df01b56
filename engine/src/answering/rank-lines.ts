import { fold } from '../text/fold.ts';
import { rarity } from '../text/rank-texts.ts';
import type { SearchWord } from '../text/search-words.ts';
import { type Expected, fitOf, mayHold } from './expected-answer.ts';
import { rankingWeights as w } from './ranking-weights.ts';
import { leastPresence, pairScore, presences, type ReadLine, readLine, wordPresence } from './read-line.ts';
import type { ReadQuestion } from './read-question.ts';

/** Lines in the order they were said or written; what stands between two of them may be left out. */
export type LineGroup<T> = {
  /** What they are lines of. */
  readonly title: string;
  readonly lines: readonly RankableLine<T>[];
};

export type RankableLine<T> = {
  readonly item: T;
  /** Its place among the lines of the group: neighbours are read with it. */
  readonly index: number;
  readonly speaker: string | null;
  readonly text: string;
  /** It was decided, whatever its words. */
  readonly isSettled?: boolean;
};

export type RankedLine<T> = {
  readonly item: T;
  readonly score: number;
  /** 0 to 1: how much of the question's weight the line holds with its neighbours and its title. */
  readonly share: number;
  /** Whether what is asked for is named in the line or near it. */
  readonly isNamed: boolean;
  /** Whether it holds a day or a number where that is asked for; a line that asks is answered by the next one. */
  readonly holdsAsked: boolean;
};

export type WordCounts = {
  readonly total: number;
  readonly countOf: (folded: string) => number;
};

/** Orders lines by how well they answer a question, what is said around them read with them. */
export function rankLines<T>(
  question: ReadQuestion,
  groups: readonly LineGroup<T>[],
  counts: WordCounts,
): RankedLine<T>[] {
  const weights = question.terms.map(({ word }) => rarity(countOf(word, counts), counts.total));
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const ranked = groups.flatMap((group) => rankGroup(question, group, weights, whole));
  return ranked.sort((left, right) => right.score - left.score);
}

const countOf = ({ folded }: SearchWord, counts: WordCounts): number =>
  Math.min(...folded.split(/[.,/]/).map((part) => counts.countOf(part)));

/** What is read of a group once for all its lines; each list has a value for each word of the question. */
type ReadGroup = {
  readonly read: readonly ReadLine[];
  /** How far each line says each word. */
  readonly held: readonly (readonly number[])[];
  readonly title: readonly number[];
  readonly everywhere: readonly number[];
  /** Whether a line begins another matter, or what stands before it was left out. */
  readonly isOther: readonly boolean[];
  readonly ofSpeaker: ReadonlyMap<string, readonly number[]>;
};

function readGroup(question: ReadQuestion, { title, lines }: LineGroup<unknown>): ReadGroup {
  const read = lines.map(({ text }) => readLine(text));
  const held = read.map((line) => presences(question, line));
  const speakers = new Set(lines.map(({ speaker }) => speaker ?? ''));
  const nameHeld = (speaker: string) => {
    const name = readLine(speaker);
    return question.terms.map(({ word }) => wordPresence(word, name, question.isMarked));
  };
  return {
    read,
    held,
    title: presences(question, readLine(title)),
    everywhere: question.terms.map((_, at) => Math.max(0, ...held.map((values) => values[at] ?? 0))),
    isOther: lines.map(({ index, text }, place) => {
      const isGap = index - (lines[place - 1]?.index ?? index) > 1;
      return isGap || opensMatter.test(fold(text));
    }),
    ofSpeaker: new Map([...speakers].map((speaker) => [speaker, nameHeld(speaker)])),
  };
}

function rankGroup<T>(
  question: ReadQuestion,
  group: LineGroup<T>,
  weights: readonly number[],
  whole: number,
): RankedLine<T>[] {
  const known = readGroup(question, group);
  return group.lines.map(({ item, speaker, text, isSettled = false }, place) => {
    const around = weights.map((_, at) => lookAround(known, place, at, speaker ?? ''));
    const sum = (read: (one: Around) => number) =>
      weights.reduce((total, weight, at) => total + weight * read(around[at] ?? nothing), 0);
    const line = known.read[place];
    const pairs = line ? pairScore(question.terms, line, known.held[place] ?? [], weights) : 0;
    const next = known.isOther[place + 1] ? undefined : group.lines[place + 1]?.text;
    const score =
      (sum(({ value }) => value) + w.pair * pairs) * fitScore(question, text, { next, isSettled });
    return {
      item,
      score: isOnlyQuestion(text) ? w.asksItself * score : score,
      share: sum(({ seen }) => seen) / whole,
      isNamed: question.attribute.every((at) => (around[at]?.seen ?? 0) > leastPresence),
      holdsAsked: mayHold(
        question.expected,
        textsAround(text, next, known.isOther[place] ? undefined : group.lines[place - 1]?.text),
      ),
    };
  });
}

const mostWordsOfReply = 4;

/** A line that asks with the next one, and a short reply with the one before: "Chốt." says what was asked there. */
function textsAround(text: string, next: string | undefined, previous: string | undefined): string[] {
  const isReply = text.split(/\s+/u).length <= mostWordsOfReply;
  return [text, isQuestion(text) ? next : undefined, isReply ? previous : undefined].flatMap(
    (one) => one ?? [],
  );
}

/** What a word counts for a line, and how far it is said there or near. */
type Around = { readonly value: number; readonly seen: number };
const nothing: Around = { value: 0, seen: 0 };

function lookAround(known: ReadGroup, place: number, at: number, speaker: string): Around {
  const heldAt = (line: number) => known.held[line]?.[at] ?? 0;
  const itself = heldAt(place);
  let seen = itself;
  let unsaid = 1;
  let reach = w.before;
  for (let line = place - 1; line >= Math.max(0, place - w.reach); line -= 1) {
    if (known.isOther[line + 1]) reach *= w.acrossMatters;
    unsaid *= 1 - reach * heldAt(line);
    if (reach > w.near) seen = Math.max(seen, heldAt(line));
    reach *= w.eachBefore;
  }
  for (const [step, near] of w.after.entries()) {
    unsaid *= 1 - near * heldAt(place + step + 1);
    seen = Math.max(seen, heldAt(place + step + 1));
  }
  const near = Math.min(w.mostAround, 1 - (1 - itself) * unsaid);
  const named = known.ofSpeaker.get(speaker)?.[at] ?? 0;
  const title = known.title[at] ?? 0;
  const value = Math.max(
    itself,
    near,
    w.inSpeaker * named,
    w.inTitle * title,
    w.anywhere * (known.everywhere[at] ?? 0),
  );
  return { value, seen: Math.max(seen, named, title) };
}

/** More than 1 where a line holds what the question expects, or settles something; less where it does not. */
function fitScore(
  { expected }: ReadQuestion,
  text: string,
  { next, isSettled }: { readonly next: string | undefined; readonly isSettled: boolean },
): number {
  const decided = isSettled ? 1 : fitOf('decision', text);
  // A line that asks is answered by the next one.
  const ofNext = (one: Expected) => (next !== undefined && isQuestion(text) ? w.next * fitOf(one, next) : 0);
  const fits = expected.map((one) =>
    one === 'decision' ? Math.max(decided, ofNext(one)) : Math.max(fitOf(one, text), ofNext(one)),
  );
  const typed = fits.length === 0 ? decided : fits.reduce((sum, one) => sum + one, 0) / fits.length;
  return 1 + w.fit * (w.type * typed + (1 - w.type) * decided - 0.5);
}

const opensMatter =
  /^(?:da |vang |roi |ok |oke |a |thoi |u |uh |ma )*(?:sang|qua|tiep|chuyen (?:thu|tiep|nua)|viec (?:thu|tiep|nua)|cai (?:thu|tiep)|muc|van de|con (?:mot )?(?:chuyen|viec|cai|vu|phan)|tien (?:the|day)|cuoi cung|thu (?:nhat|nhi)|thu (?:hai|ba|tu|nam)(?= la|[,:])|bay gio (?:den|toi|qua|sang)|the con)\b/;

/** Whether it asks and says nothing before. */
const isOnlyQuestion = (text: string): boolean => isQuestion(text) && !/[.!;…]\s/u.test(text);

const isQuestion = (text: string): boolean => /\?["”’)]*\s*$/u.test(text);
