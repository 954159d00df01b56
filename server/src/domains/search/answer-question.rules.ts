import type { AnswerSentence, CitedSource } from '@hopgon/contract/search/schemas';
import { isLatestAsked, titleShare } from '@hopgon/engine/answering/match-title';
import { type RankedLine, rankLines } from '@hopgon/engine/answering/rank-lines';
import type { ReadQuestion } from '@hopgon/engine/answering/read-question';
import { leadOf, pickPiece } from '@hopgon/engine/answering/write-answer';
import { supportCheck } from '@hopgon/engine/support/check-support';
import { fold } from '@hopgon/engine/text/fold';
import { findWords } from '@hopgon/engine/text/highlight';
import { daysBetween } from '@hopgon/engine/time/days';
import { dateOf } from '@hopgon/engine/time/local-time';
import { type AskedQuestion, readAsked } from './asked-question.rules.ts';
import type { AskedLineRow, AskedTurnRow } from './asked-rows.rules.ts';
import {
  groupPassages,
  heldAt,
  onceEach,
  type Passage,
  type PassageGroup,
} from './passages-of-lines.rules.ts';
import { isShort, quotePassages, type WordAnswer } from './quote-passages.rules.ts';

/** What was found for a question. Without a sentence nothing answers it, and the sources are the nearest lines. */
export interface FoundAnswer {
  readonly sentences: readonly AnswerSentence[];
  readonly sources: readonly CitedSource[];
  /** The days that were asked about, where only other days have lines. */
  readonly missedDays: string | null;
  /** No line surely answers, and the nearest hold much of the question and what it asks for. */
  readonly mayAnswer: boolean;
  /** A name of the question that was read as another, as nobody has it. */
  readonly respelt: { readonly said: string; readonly name: string } | null;
}

const mostSources = 5;
const mostSentences = 3;
/**
 * A line answers when it holds so much of the question with what is said around it: less answers more questions whose meeting is
 * taken away than it answers others, among questions made of the annotations of open meetings.
 */
const leastShare = 0.57;
const leastShareOfStatement = 0.75;
/** A line that shares less with a question is not near it. */
const leastNearShare = 0.2;
/** From here on a near line is more often the answer than not. */
const leastMaybe = 0.4;
/** Of the first's score: others would only bury it. */
const leastScore = 0.75;
export interface FoundLines {
  readonly turns: readonly AskedTurnRow[];
  readonly lines: readonly AskedLineRow[];
  /** How many turns hold each word that was looked up. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Finds the lines that answer a question among those that hold its words, and words the answer. */
export function answerQuestion(
  asked: AskedQuestion,
  { turns, lines, counts }: FoundLines,
  wordAnswer: WordAnswer = quotePassages,
): FoundAnswer {
  const question = readAsked(asked);
  const every = groupPassages(turns, lines);
  const then = every.filter((group) => isOfDays(asked, group));
  const rank = (among: readonly PassageGroup[]) =>
    rankLines(question, latestAsked(question, asked.message, among), countsOf(turns, counts));
  const isEnough = isAnswer(asked.isAsking ? leastShare : leastShareOfStatement);
  const ranked = [then, every.filter((group) => isCalled(asked, group))]
    .map(rank)
    .find(([best]) => best && isEnough(best));
  if (ranked?.some((line) => isEnough(line) && line.holdsAsked))
    return answerWith(question, ranked, { isEnough, wordAnswer });
  const nearest = asked.isAsking ? rank(every) : [];
  return {
    sentences: [],
    sources: nearest
      .filter(({ share }) => share >= leastNearShare)
      .slice(0, mostSources)
      .map(({ item }, place) => sourceOf(question, item.passage, place)),
    missedDays: asked.past !== null && then.length === 0 ? asked.past.words : null,
    mayAnswer: nearest
      .slice(0, mostSources)
      .some(({ share, holdsAsked }) => holdsAsked && share >= leastMaybe),
    respelt: null,
  };
}

const isAnswer =
  (least: number) =>
  ({ share, isNamed }: RankedLine<unknown>): boolean =>
    share >= least && isNamed;

function isOfDays({ past }: AskedQuestion, { lines }: PassageGroup): boolean {
  const [first] = lines;
  const held = first ? heldAt(first.item.passage) : null;
  return past === null || (held !== null && held >= past.start && held < past.end);
}

/** "11.11" may be the day of a meeting, or what it is called; "năm ngoái" when it was said, or a part of what was said. */
function isCalled({ past }: AskedQuestion, { title, lines }: PassageGroup): boolean {
  if (past === null) return false;
  const said =
    daysBetween(dateOf(past.start), dateOf(past.end)) >= daysOfYear ? lines.map(({ text }) => text) : [];
  return [title, ...said].some((text) => fold(text).includes(fold(past.words)));
}

const daysOfYear = 365;

/** "Buổi giao ban gần nhất" is the last meeting that is called so. */
function latestAsked(
  question: ReadQuestion,
  message: string,
  groups: readonly PassageGroup[],
): readonly PassageGroup[] {
  if (!isLatestAsked(message)) return groups;
  const called = groups.filter(({ title }) => titleShare(question, title) > 0);
  const startOf = (group: PassageGroup) => group.lines[0]?.item.passage.startsAt ?? '';
  const latest = called.map(startOf).toSorted().at(-1);
  return latest === undefined ? groups : called.filter((group) => startOf(group) === latest);
}

const countsOf = (turns: readonly AskedTurnRow[], counts: ReadonlyMap<string, number>) => ({
  total: Number(turns[0]?.total ?? 0),
  countOf: (folded: string) => counts.get(folded) ?? 0,
});

type RankedPassage = RankedLine<{ readonly passage: Passage; readonly previous: Passage | null }>;

interface Answering {
  readonly isEnough: (line: RankedPassage) => boolean;
  readonly wordAnswer: WordAnswer;
}

function answerWith(
  question: ReadQuestion,
  ranked: readonly RankedPassage[],
  { isEnough, wordAnswer }: Answering,
): FoundAnswer {
  const enough = ranked.filter(isEnough);
  const top = enough[0]?.score ?? 0;
  const best = enough.slice(0, mostSources).filter(({ score }) => score >= top * leastScore);
  const holding = best.filter(({ holdsAsked }) => holdsAsked);
  const saying = holding.filter(({ item }) => !item.passage.text.trimEnd().endsWith('?'));
  const answering = (saying.length > 0 ? saying : holding).slice(0, mostSentences);
  const cited = newestFirst(answering).flatMap(({ item: { passage, previous } }) =>
    previous !== null && isShort(passage) ? [previous, passage] : [passage],
  );
  const near = ranked.filter((one) => one.share >= leastNearShare && !isEnough(one));
  const others = [...enough, ...near].slice(0, mostSources).map(({ item }) => item.passage);
  const passages = onceEach([...cited, ...others]);
  const sentences = keepSupported(wordAnswer(question, onceEach(cited)), passages);
  const used =
    passages.length > mostSources
      ? passages.slice(0, Math.max(mostSources, onceEach(cited).length))
      : passages;
  return {
    sentences,
    sources: used.map((passage, place) => sourceOf(question, passage, place)),
    missedDays: null,
    mayAnswer: false,
    respelt: null,
  };
}

/** Where several meetings answer, the last one holds. */
function newestFirst(lines: readonly RankedPassage[]): readonly RankedPassage[] {
  const dayOf = ({ item }: RankedPassage) => item.passage.startsAt ?? '';
  return lines.toSorted((left, right) => dayOf(right).slice(0, 10).localeCompare(dayOf(left).slice(0, 10)));
}

/** Sentences that the passages they name support; who said it and when stands with the source, as it is written there. */
function keepSupported(sentences: readonly AnswerSentence[], passages: readonly Passage[]): AnswerSentence[] {
  const check = supportCheck({ meetingDate: null, turns: passages });
  return sentences.filter(({ text, sources }) => {
    const cited = sources.flatMap((number) => passages[number - 1] ?? []);
    const said = cited.reduce(
      (rest, passage) => rest.replace(leadOf(passage), ''),
      text.replace(olderLead, ''),
    );
    const evidence = sources.map((number) => number - 1);
    return cited.length > 0 && check({ text: said, evidence }).supported;
  });
}

const olderLead = /^Trước đó, ngày \d\d\/\d\d\/\d{4}, /u;

function sourceOf(question: ReadQuestion, passage: Passage, place: number): CitedSource {
  const text = pickPiece(question, passage.text);
  const query = question.terms.map(({ word }) => word.folded).join(' ');
  return { ...passage, number: place + 1, text, marks: findWords(text, query), state: 'current' };
}
